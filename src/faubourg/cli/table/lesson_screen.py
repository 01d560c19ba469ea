"""What a lesson shows at the terminal: the table, what happened at it, and what is asked."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console
from rich.text import Text

from faubourg.cli.game_in_words import told
from faubourg.cli.table.game_drawing import BRACKETS, NOTHING_LIT, QUIET, Lit
from faubourg.cli.table.table_screen import Screen
from faubourg.core.game_protocol import NATURE
from faubourg.core.messages import Messages
from faubourg.lessons.learning import Standing, lights, moves_made, question
from faubourg.lessons.lesson_file import LessonStep
from faubourg.lessons.prepared_lesson import LEARNER, Course
from faubourg.lessons.said_to_learner import said_to_learner


class LessonScreen:
    """Draws the table of one lesson, with the words of the teacher below it."""

    def __init__(self, console: Console, course: Course, texts: Messages) -> None:
        self.console, self.course, self.texts = console, course, texts
        self.has_legend = False
        """Whether the signs of the drawing have been explained."""
        self.taught: set[str] = set()
        """What the learner has been told about typing."""

    def table_at(self, at: Standing) -> Screen:
        """The table as it stands there, everybody with a name."""
        table = self.course.played_to(moves_made(self.course, at))
        others = ["", *(f" {number}" for number in range(2, len(table.names)))]
        neighbour = self.texts.text("lesson-neighbour")
        names = [self.texts.text("name-of-player", number=1), *(neighbour + n for n in others)]
        table.names = tuple(names[: len(table.names)])
        return Screen(self.console, table, self.texts)

    def look(self, at: Standing, seen: int) -> None:
        """The table, what happened after `seen` moves, and what the step is about."""
        screen, step = self.table_at(at), self.course.steps[at.step]
        self.console.print()
        screen.show(LEARNER, lit=self._lit(screen, at), legend=not self.has_legend)
        self.has_legend = True
        self.tell(screen, seen)
        screen.hand(LEARNER, now=step.asks == "move")
        if light := lights(self.course, at):
            self._note(self.texts.text("lesson-lit-places", places=light))
        self._explain(at)

    def tell(self, screen: Screen, seen: int) -> None:
        """What happened after `seen` moves: what Nature answered, then what the lesson decided."""
        steps = screen.table.steps
        decided = (n for n in range(seen, len(steps)) if steps[n].actor is not NATURE)
        first = next(decided, len(steps))
        lines = [f"  {sentence}" for sentence in self._told(screen, seen)]
        played = sum(1 for _ in self._told(screen, first))
        if played:
            lines.insert(len(lines) - played, self.texts.text("lesson-plays-on"))
        for line in lines:
            self.console.print(Text(line))

    def _told(self, screen: Screen, start: int) -> Iterator[str]:
        return told(screen.table, self.texts, LEARNER, start, said_to_learner)

    def own(self, at: Standing, part: str) -> str:
        key = self.course.steps[at.step].key
        return self.texts.text(f"{self.course.lesson.game}-lesson-{key}{part}")

    def _lit(self, screen: Screen, at: Standing) -> Lit:
        """Where one may act; of that, what the step lights; or the places of a question."""
        light, asks = lights(self.course, at), self.course.steps[at.step].asks
        legal = screen.targets() if asks == "move" else NOTHING_LIT
        return {place: legal.get(place, BRACKETS) for place in light} if light else legal

    def _explain(self, at: Standing) -> None:
        step, number = self.course.steps[at.step], at.step + 1
        place = self.texts.text("lesson-step", step=number, steps=len(self.course.steps))
        self.console.rule(f"{place} · {self.own(at, '')} [{step.rule}]", align="left")
        if at.made == 0:
            self.console.print(Text(self.own(at, ".says")))
        self.console.print(Text(self.texts.say(question(self.course, at)), style="bold"))
        for number, choice in enumerate(step.choices, 1):
            self.console.print(Text(f"  {number}  {self.own(at, f'.choice-{choice}')}"))
        for key in self._to_teach(step):
            self._note(self.texts.text(key))
        if at == Standing():
            self._note(self.texts.text("lesson-help"))

    def _to_teach(self, step: LessonStep) -> Iterator[str]:
        """How an answer is typed, each thing once."""
        own = f"{self.course.lesson.game}-lesson-notation"
        usual = [] if step.asks == "move" else [f"lesson-type-{step.asks}"]
        for key in [f"{own}.{part}" for part in step.notation] or usual:
            if key not in self.taught:
                self.taught.add(key)
                yield key

    def _note(self, text: str) -> None:
        self.console.print(Text(text, style=QUIET))
