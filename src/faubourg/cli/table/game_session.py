"""A game at the terminal: whose turn, what was typed, what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Any

from rich.console import Console
from rich.text import Text

from faubourg.arena.one_game import seated
from faubourg.bots import Bot, Budget
from faubourg.bots.own_bots.program_bot import choose_at, failure_of
from faubourg.cli.game_in_words import AnyTable, seen_alone, told
from faubourg.cli.program_failures import replaced
from faubourg.cli.rich_console import ask
from faubourg.cli.table.doubtful_moves import Doubts
from faubourg.cli.table.game_files import GameFiles
from faubourg.cli.table.players import Player
from faubourg.cli.table.score_walk import walk_through
from faubourg.cli.table.session_commands import SessionCommands
from faubourg.cli.table.table_screen import Screen
from faubourg.cli.table.taking_back import TakingBack
from faubourg.cli.table.typed_commands import Command, Quit, is_no, is_yes, parse
from faubourg.cli.table.typed_moves import LineReader, NothingPlayed, Planned
from faubourg.core.errors import FaubourgError, IllegalMove
from faubourg.core.game_protocol import Refusal, Remedy, Seat
from faubourg.core.messages import Messages
from faubourg.core.phrases import Person, Phrase, facts
from faubourg.core.table import names_of

PREVIEW = "?"
"""After a move it asks what the move would bring, like `why` before it."""
AFTER_THE_END = {Command.SCORE, Command.LOG, Command.SAVE, Command.RULE, Command.HELP, Command.UNDO}


def forget_typed_lines() -> None:
    """What one person typed is not for the next to scroll back to."""
    with suppress(ImportError):
        import readline

        readline.clear_history()


class Session:
    """One game on one screen."""

    def __init__(
        self,
        console: Console,
        table: AnyTable,
        players: Sequence[Player],
        texts: Messages,
        rng: Random,
    ) -> None:
        self.console, self.table, self.players, self.texts = console, table, players, texts
        self.screen = Screen(console, table, texts)
        self.talk = self.screen.drawing.talk
        self.rng = rng
        self.files = self._files()
        self.doubts = Doubts(self.screen)
        self.commands = SessionCommands(self, Random(rng.random()))
        self.seen = [self._after_own_decision(seat) for seat in range(len(players))]
        self.shown_to: int | None = None
        self.welcomed: set[int] = set()

    def _files(self) -> GameFiles:
        names = names_of(len(self.players), [player.recorded for player in self.players])
        return GameFiles(self.console, self.table, self.texts, names)

    def take_back(self, seat: int) -> Any:
        """The last decision; None if it would become practice, which was not wanted. Raises
        CannotUndo."""
        back = TakingBack(self.table, self._goes_without_saying)
        if not back.is_against_bots_alone(seat):
            return back.last(seat)
        if self.table.would_be_practice(seat) and not is_yes(self._ask_about_practice()):
            return None
        move = back.all_since(seat)
        self.seen[seat] = self._after_own_decision(seat)
        return move

    def _ask_about_practice(self) -> str:
        return ask(self.console, self.texts.text("undo-is-practice"))

    def show_position(self, seat: int, rest: str) -> None:
        """The position as the seat sees it, as text to be copied; on a page where that is said."""
        text = self.table.position(seat, page=bool(rest))
        self.console.print(Text(text), soft_wrap=True)

    def run(self) -> None:
        """Play to the end; whoever leaves earlier finds the game again."""
        bots = [player.bot for player in self.players]
        try:
            with seated(self.table, bots, Budget()):
                while (seat := self.table.to_act) is not None:
                    self._turn(seat)
            self._finish()
        except (Quit, EOFError):
            self.files.keep()
        except KeyboardInterrupt:
            self.files.keep()
            raise

    def _turn(self, seat: Seat) -> None:
        bot = self.players[seat].bot
        if bot is not None:
            self._let_bot_play(seat, bot)
        elif self._goes_without_saying():
            self._play_the_only_move(seat)
        else:
            self._person(seat)

    def _let_bot_play(self, seat: Seat, bot: Bot) -> None:
        failed_before = failure_of(bot)
        self.table.play(choose_at(self.table, seat, bot, self.rng))
        if (why := failure_of(bot)) is not None and why is not failed_before:
            self.console.print(Text(replaced(self.texts, why), style="red"))

    # A person's turn

    def _person(self, seat: int) -> None:
        if self.shown_to != seat:
            self._hand_over(seat)
        has_played = any(step.actor == seat for step in self.table.steps)
        heading = "since-your-turn" if has_played else "so-far"
        news = self._news(seat, self.seen[seat])
        self.look(seat, heading, news, legend=seat not in self.welcomed)
        self._welcome(seat)
        while self.table.to_act == seat and not self._goes_without_saying():
            self._answer(seat, self._ask(seat))
        self.seen[seat] = self._after_own_decision(seat)

    def _after_own_decision(self, seat: int) -> int:
        """Where the news for a seat begins: with the cards that its last decision brought."""
        steps = self.table.steps
        own = (number for number in range(len(steps), 0, -1) if steps[number - 1].actor == seat)
        return next(own, len(steps))

    def _goes_without_saying(self) -> bool:
        return self.talk.goes_without_saying(self.table.moves())

    def _play_the_only_move(self, seat: int) -> None:
        """Made for the seat, and said: there is nothing to decide."""
        (move,) = self.table.moves()
        nothing_new = self.seen[seat] == len(self.table.steps)
        self._say_it_was_made(self.table.rules.tell(self.table.view(seat), move))
        self.table.play(move)
        self.seen[seat] += nothing_new

    def _say_it_was_made(self, sentence: Phrase) -> None:
        said = self.texts.text("played-for-you", sentence=self.screen.say(sentence))
        self.console.print(Text(said))

    def _hand_over(self, seat: int) -> None:
        """The curtain: nobody sees another's hand."""
        if len(self._people()) > 1:
            self._show_last_draw()
            self.screen.clear()
            self.console.rule(self._name(seat))
            ask(self.console, self.texts.text("curtain", who=self._name(seat)))
            forget_typed_lines()
            self.screen.clear()
        self.shown_to = seat

    def _show_last_draw(self) -> None:
        """What whoever leaves the screen drew last: they have not seen it, and nobody else may."""
        seat = self.shown_to
        if seat is None:
            return
        drawn = [*seen_alone(self.table, self.texts, seat, self._after_own_decision(seat))]
        if drawn:
            self._tell("and-then", drawn)
            self.screen.hand(seat, now=False)
            self._pause()

    def _news(self, viewer: int | None, start: int) -> list[str]:
        return [*told(self.table, self.texts, viewer, start)]

    def look(
        self, seat: int, heading: str = "", news: Sequence[str] = (), legend: bool = False
    ) -> None:
        """The table as the seat sees it, then what happened: the last lines stay on the screen."""
        self.console.print()
        moves = [step.move for step in self.table.steps[self.seen[seat] :]]
        fresh = self.screen.drawing.targets(self.table.rules, moves)
        legend = legend or not self.screen.is_short
        self.screen.show(seat, lit=self.screen.targets(), fresh=fresh, legend=legend)
        self._tell(heading, news)
        for phrase in self.talk.end_is_near(self.table.rules, self.table.view(seat)):
            self.console.print(Text(f"⚑ {self.screen.say(phrase)}", style="bold"))
        self.screen.hand(seat)

    def _tell(self, heading: str, news: Sequence[str]) -> None:
        """Sentence by sentence, or in one paragraph where lines are precious."""
        if not news:
            return
        between = Text(" " if self.screen.is_short else "\n  ")
        lines = [Text(self.texts.text(heading), style="bold"), *map(Text, news)]
        self.console.print(between.join(lines))

    def _welcome(self, seat: int) -> None:
        """At the first question: who begins, where help is, and a move that is legal now."""
        if seat in self.welcomed:
            return
        self.welcomed.add(seat)
        rules, view, move = (
            self.table.rules,
            self.table.view(seat),
            self.talk.example(self.table.moves()),
        )
        known = facts(example=rules.write(move), sentence=rules.tell(view, move))
        phrases = [Phrase("opening-brief" if self.screen.is_short else "opening-help", known)]
        if (first := self.talk.first(view)) is not None:
            phrases.insert(0, Phrase("opening-first", {"who": Person(first)}))
        self.console.print(Text(" ").join(Text(self.screen.say(each)) for each in phrases))

    def _ask(self, seat: int) -> str:
        # Plain input, so that line editing knows the prompt it must not overwrite.
        return input(self.texts.text("prompt", who=self._name(seat)) + " ")

    def _answer(self, seat: int, line: str) -> None:
        try:
            if command := parse(line):
                self.commands.does[command[0]](seat, command[1])
            elif line.rstrip().endswith(PREVIEW):
                self.commands.why(seat, line.rstrip().removesuffix(PREVIEW))
            else:
                self._moves(seat, LineReader(self.table, self.talk, seat).plan(line))
        except NothingPlayed as error:
            self.console.print(Text(self.screen.say(error.phrase), style="red"))
            if error.reason:
                self._explain(error.reason)
        except FaubourgError as error:
            self._explain(error)

    def _moves(self, seat: int, plan: Sequence[Planned]) -> None:
        """One move or several: all of them, or none where one is doubtful and not confirmed."""
        if (question := self.doubts.question(seat, plan)) is not None:
            answer = ask(self.console, question)
            if not is_yes(answer):
                self._instead(seat, answer)
                return
            self.doubts.has_confirmed = True
        for planned in plan:
            sentence = self.table.rules.tell(self.table.view(seat), planned.move)
            self.table.play(planned.move)
            if planned.typed:
                self.console.print(Text(f"✓ {self.screen.say(sentence)}", style="green"))
            else:
                self._say_it_was_made(sentence)
        if plan and self.table.to_act == seat and not self._goes_without_saying():
            self.look(seat, "and-then", self._news(seat, self._after_own_decision(seat)))

    def _instead(self, seat: int, answer: str) -> None:
        """A move or a command in answer to the question means no, and what it says."""
        if is_no(answer):
            self.console.print(Text(self.texts.text("nothing-played")))
        else:
            self._answer(seat, answer)

    def _explain(self, error: FaubourgError) -> None:
        if isinstance(error, IllegalMove):
            self.refused(error.refusal, error.remedy)
        else:
            self.console.print(Text(self.screen.say(error.phrase), style="red"))

    def refused(self, refusal: Refusal, remedy: Remedy) -> None:
        """Why a move is not legal, and what to do instead."""
        reason = self.texts.reason(refusal, self.table.names)
        instead = self.texts.remedy(remedy, self.table.names)
        self.doubts.propose(remedy.moves)
        self.console.print(
            Text.assemble((f"✗ {reason}", "red"), f" {instead} ", (f"[{refusal.rule}]", "bold"))
        )

    # The end

    def _finish(self) -> None:
        people = self._people()
        viewer = people[0] if len(people) == 1 else None
        self.console.print()
        # What happened comes first: the totals of the table may be those of the whole game.
        self._tell("last-moves", self._news(viewer, min(self.seen[seat] for seat in people)))
        self.screen.show(viewer)
        walk_through(self.screen, pause=self._pause)
        while True:
            line = ask(self.console, self.texts.text("after-game"))
            command = parse(line)
            if not line.strip() or (command and command[0] is Command.QUIT):
                break
            if command and command[0] in AFTER_THE_END:
                self._answer(people[0], line)
        self.files.keep()

    def _people(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player.bot is None]

    def _pause(self) -> None:
        input(self.texts.text("press-enter"))

    def _name(self, seat: int) -> str:
        return self.table.names[seat]
