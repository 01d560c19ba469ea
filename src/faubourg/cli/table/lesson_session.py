"""A lesson at the terminal: the real table, one step after the other, and the teacher's answers."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from rich.console import Console
from rich.text import Text

from faubourg.cli.table.game_drawing import QUIET
from faubourg.cli.table.lesson_commands import LOOKS, Wish, parse, why
from faubourg.cli.table.lesson_screen import LessonScreen
from faubourg.cli.table.score_walk import walk_through
from faubourg.cli.table.typed_moves import LineReader
from faubourg.core.errors import FaubourgError
from faubourg.core.messages import Messages
from faubourg.lessons.learning import (
    Answer,
    Standing,
    answers_to_show,
    back,
    is_done,
    is_over,
    moves_made,
    moves_to_show,
    onward,
    played_from,
    remedy,
    reply,
    shown,
)
from faubourg.lessons.prepared_lesson import LEARNER, Course
from faubourg.lessons.said_to_learner import said_to_learner

STYLES = {"right": "green", "other": "cyan", "wrong": "cyan", "refused": "red"}
SIGNS = {"right": "✓", "other": "↶", "wrong": "↶", "refused": "✗"}


class LessonSession:
    """One lesson on one screen."""

    def __init__(
        self,
        console: Console,
        course: Course,
        texts: Messages,
        start: Standing,
        ask: Callable[[str], str] = input,
    ) -> None:
        self.console, self.course, self.texts, self.ask = console, course, texts, ask
        self.screen = LessonScreen(console, course, texts)
        self.at = start
        self.seen = played_from(course, start)
        """How much of the game the learner has been told."""
        self.left = False

    def run(self) -> None:
        """To the end of the lesson, or until the learner leaves."""
        try:
            while not self.left and not is_over(self.course, self.at):
                self._step()
        except EOFError:
            self.left = True
        if self.left:
            return self._say_how_to_go_on()
        return self._end()

    def _say_how_to_go_on(self) -> None:
        game, step = self.course.lesson.game, self.at.step + 1
        self.console.print(self.texts.text("lesson-kept", game=game, step=step))

    def _step(self) -> None:
        step = self.at.step
        self._look()
        while not self.left and self.at.step == step:
            if is_done(self.course, self.at):
                self.at = onward(self.course, self.at)
            else:
                self._hear(self.ask(f"{self.texts.text('lesson-prompt')} ").strip())

    def _look(self) -> None:
        self.screen.look(self.at, self.seen)
        self.seen = max(self.seen, moves_made(self.course, self.at))

    # What is typed

    def _hear(self, line: str) -> None:
        try:
            if wish := parse(line):
                self._do(*wish)
            elif line:
                self._answer(self._meant(line))
        except FaubourgError as error:
            self.console.print(Text(self.texts.say(error.phrase), style="red"))

    def _do(self, wish: Wish, rest: str) -> None:
        match wish:
            case Wish.SHOW:
                self._show()
            case Wish.BACK:
                self.at = back(self.course, self.at)
                self.seen = played_from(self.course, self.at)
                self._look()
            case Wish.SKIP:
                self.at = onward(self.course, self.at)
            case Wish.RULE:
                rule = self.course.steps[self.at.step].rule
                self.console.print(Text(self.texts.rule_text(rule)))
            case Wish.BOARD:
                self.screen.has_legend = False
                self._look()
            case Wish.WHY:
                why(self.screen.table_at(self.at), rest, partial(remedy, self.course, self.at))
            case Wish.LEAVE:
                self.left = True
            case _:
                LOOKS[wish](self.screen.table_at(self.at))

    def _show(self) -> None:
        """What to do, and what is to be typed for it."""
        step = self.course.steps[self.at.step]
        answers = answers_to_show(self.course, self.at) or moves_to_show(self.course, self.at)
        if step.asks == "choice":
            answers = tuple(str(step.choices.index(each) + 1) for each in answers)
        typed = self.texts.text("lesson-show-typed", text=answers[0])
        self.console.print(Text(self.texts.say(shown(self.course, self.at)), style="cyan"))
        self.console.print(Text(typed, style=QUIET))

    def _meant(self, line: str) -> str:
        """A move as it is written, the name of a place, or the key of a choice."""
        step = self.course.steps[self.at.step]
        if step.asks == "choice":
            numbers = {str(number): key for number, key in enumerate(step.choices, 1)}
            return numbers.get(line, line.lower())
        if step.asks == "place":
            return line.lower()
        screen = self.screen.table_at(self.at)
        reader = LineReader(screen.table, screen.drawing.talk, LEARNER)
        return self.course.rules.write(reader.move(line))

    def _answer(self, said: str) -> None:
        decided = moves_made(self.course, self.at)
        answer, self.at = reply(self.course, self.at, said)
        self.console.print(
            Text(f"{SIGNS[answer.verdict]} {self._words(answer)}", STYLES[answer.verdict])
        )
        if answer.offers_help:
            self.console.print(Text(self.texts.text("lesson-offer-help"), style=QUIET))
        if answer.verdict == "right" and moves_made(self.course, self.at) > decided:
            self.seen = decided + 1
        if answer.verdict == "right" and not is_done(self.course, self.at):
            self._look()

    def _words(self, answer: Answer) -> str:
        names = self.screen.table_at(self.at).table.names
        if answer.refusal is not None:
            return self.texts.refusal(answer.refusal, answer.remedy, names)
        phrases = [said_to_learner(phrase, self.texts) for phrase in answer.said]
        said = [self.texts.say(phrase, names) for phrase in phrases]
        if answer.verdict == "other":
            said.append(self.texts.text("lesson-taken-back"))
        return " ".join(said)

    # The end

    def _end(self) -> None:
        """The score line by line, what was learnt, and the way to a whole game."""
        screen, game = self.screen.table_at(self.at), self.course.lesson.game
        self.console.print()
        screen.show(LEARNER, legend=False)
        self.screen.tell(screen, self.seen)
        self.console.rule(self.texts.text(f"{game}-lesson-over"))
        mine, *theirs = screen.table.totals()
        self.console.print(
            self.texts.text("lesson-score", mine=mine, theirs=max(theirs), game=game)
        )
        walk_through(screen, pause=lambda: None)
        for part in ("goal", "turn", "end"):
            own, said = f"lesson-{part}-{game}", f"{game}-lesson-over.{part}"
            title = self.texts.text(own if self.texts.has(own) else f"lesson-{part}")
            self.console.print(Text.assemble((f"{title}  ", "bold"), self.texts.text(said)))
        self.console.print(self.texts.text("lesson-then-play", game=game))
