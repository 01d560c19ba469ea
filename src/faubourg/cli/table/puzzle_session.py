"""Puzzles at the terminal: one position after the other, and what is said to each answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum

from rich.console import Console
from rich.text import Text

from faubourg.cli.rich_console import say
from faubourg.cli.table.game_drawing import QUIET
from faubourg.cli.table.table_screen import Screen
from faubourg.cli.table.typed_moves import LineReader, NothingPlayed
from faubourg.core.compared_reasons import Compared
from faubourg.core.errors import FaubourgError, IllegalMove
from faubourg.core.messages import Messages
from faubourg.core.move_reasons import Reason
from faubourg.core.table_from_position import table_at
from faubourg.puzzles.judged_answer import Judged, judged, reasons_for
from faubourg.puzzles.opened_puzzle import Begun, OpenedPuzzle, made, solution
from faubourg.puzzles.puzzle_words import amount_worse, motive_words, question, verdict
from faubourg.puzzles.shipped_puzzles import find_puzzle, puzzles_of


class Wish(Enum):
    """What may be typed besides an answer; every language's word works in every language."""

    SHOW = ("show", "montrer", "montrez", "montrez-moi")
    SKIP = ("skip", "passer", "next", "suivant")
    UNDO = ("undo", "annuler", "reprendre")
    BOARD = ("board", "plateau")
    MOVES = ("moves", "coups")
    HELP = ("help", "aide", "?")
    QUIT = ("quit", "quitter", "q", "leave")


WISHES = {word: wish for wish in Wish for word in wish.value}


class PuzzleSession:
    """The puzzles of one game on one screen."""

    def __init__(
        self,
        console: Console,
        texts: Messages,
        game: str,
        number: int,
        ask: Callable[[str], str] = input,
    ) -> None:
        self.console, self.texts, self.game, self.ask = console, texts, game, ask
        self.number, self.last = number, len(puzzles_of(game))
        self.ready: OpenedPuzzle = find_puzzle(game, number)
        self.typed: tuple[str, ...] = ()
        """The moves of the turn so far."""
        self.solved, self.tried, self.left = 0, 0, False

    def run(self) -> None:
        """To the last puzzle, or until whoever solves them leaves."""
        try:
            self._begin()
            while not self.left and self.number <= self.last:
                self._hear(self.ask(f"{self.texts.text('puzzle-prompt')} ").strip())
        except EOFError:
            self.console.print()
        facts = {"solved": self.solved, "tried": self.tried}
        self.console.print(self.texts.text("puzzles-solved", **facts))
        if self.number <= self.last:
            told = self.texts.text("puzzles-go-on", game=self.game, number=self.number)
            say(self.console, told)

    def _onward(self) -> None:
        self.number += 1
        if self.number <= self.last:
            self.ready = find_puzzle(self.game, self.number)
            self._begin()

    def _begin(self) -> None:
        self.typed = ()
        self._look()
        if not self.tried:
            self.console.print(Text(self.texts.text("puzzle-help"), style=QUIET))

    # What is shown

    def _screen(self, begun: Begun) -> Screen:
        letters = "ABCDEFGH"[: self.ready.position.seats]
        names = [self.texts.text("study-seat", letter=letter) for letter in letters]
        table = table_at(self.ready.position, names=names)
        table.state = begun.turn.after
        return Screen(self.console, table, self.texts)

    def _look(self) -> None:
        begun, seat = made(self.ready, self.typed), self.ready.seat
        screen = self._screen(begun)
        grade = self.texts.text("puzzle-grade", grade=self.ready.puzzle.grade)
        facts = {"number": self.number, "puzzles": self.last}
        self.console.print()
        self.console.rule(f"{self.texts.text('puzzle-number', **facts)} · {grade}", align="left")
        screen.show(seat, lit=screen.targets(), legend=False)
        screen.hand(seat)
        self.console.print(Text(screen.say(question(seat)), style="bold"))

    # What is typed

    def _hear(self, line: str) -> None:
        if wish := WISHES.get(line.lower()):
            self._do(wish)
        elif line:
            try:
                self._answer(line)
            except FaubourgError as error:
                self._complain(error)

    def _do(self, wish: Wish) -> None:
        match wish:
            case Wish.SHOW:
                self._show()
            case Wish.SKIP:
                self._onward()
            case Wish.UNDO:
                self.typed = self.typed[:-1]
                self._look()
            case Wish.BOARD:
                self._look()
            case Wish.MOVES:
                state = made(self.ready, self.typed).turn.after
                moves = map(self.ready.rules.write, self.ready.rules.moves(state))
                self.console.print(Text(" ".join(moves)))
            case Wish.HELP:
                say(self.console, self.texts.text("puzzle-help"))
            case Wish.QUIT:
                self.left = True

    def _answer(self, line: str) -> None:
        """A whole turn, or as much of it as stands on the line."""
        screen = self._screen(made(self.ready, self.typed))
        planned = LineReader(screen.table, screen.drawing.talk, self.ready.seat).plan(line)
        texts = (*self.typed, *(self.ready.rules.write(each.move) for each in planned))
        begun = made(self.ready, texts)
        if not begun.is_over:
            self.typed = texts
            self._look()
            told = self.texts.text("puzzle-goes-on", moves=" ".join(texts))
            self.console.print(Text(told, style=QUIET))
            return
        self.tried += 1
        self.typed = ()
        self._tell(judged(self.ready, begun.turn))

    def _tell(self, found: Judged) -> None:
        sign, style = ("✓", "green") if found.is_best else ("↶", "cyan")
        worse = self.texts.say(amount_worse(self.game, found.behind, self.texts.has))
        told = self.texts.text(verdict(found), worse=worse)
        self.console.print(Text(f"{sign} {told}", style=style))
        self._reasons("puzzle-brings", found.reasons)
        if found.is_best:
            self.solved += 1
            self.console.print(Text(self.texts.say(motive_words(self.ready.puzzle))))
            self._onward()
        else:
            self._beside_best(found.compared)

    def _beside_best(self, told: Compared) -> None:
        """What either turn brings more than the other, on the score sheet."""
        if not told.best and not told.mine:
            self.console.print(Text(self.texts.text("puzzle-nothing-beside")))
        if told.best:
            self._reasons("puzzle-better-with-best", told.best)
        if told.mine:
            self._reasons("puzzle-better-with-own", told.mine)

    def _show(self) -> None:
        """The best turn, move by move, and what speaks for it; then the next puzzle."""
        begun, rules = made(self.ready, self.ready.puzzle.moves), self.ready.rules
        screen = self._screen(begun)
        told = self.texts.text("puzzle-solution", moves=" ".join(self.ready.puzzle.moves))
        self.console.print(Text(told, style="cyan"))
        for state, move in zip(begun.states, begun.turn.moves, strict=True):
            sentence = screen.say(rules.tell(rules.view(state, self.ready.seat), move))
            self.console.print(Text(f"  {sentence}"))
        self._reasons("puzzle-brings", reasons_for(self.ready, solution(self.ready)))
        self.console.print(Text(self.texts.say(motive_words(self.ready.puzzle))))
        self._onward()

    def _reasons(self, heading: str, told: Iterable[Reason]) -> None:
        names = self._screen(made(self.ready, ())).table.names
        self.console.print(Text(self.texts.text(heading), style="italic"))
        said = [self._reason(each, names) for each in told]
        for line in said or [self.texts.text("reason-none")]:
            self.console.print(Text(f"  {line}"))

    def _reason(self, reason: Reason, names: tuple[str, ...]) -> str:
        said = self.texts.reason_of_turn(reason, self.ready.seat, names)
        return f"{said}  [{reason.rule}]" if reason.rule else said

    def _complain(self, error: FaubourgError) -> None:
        """Why nothing came of the line; a refused move with its rule and its remedy."""
        names = self._screen(made(self.ready, ())).table.names
        if isinstance(error, NothingPlayed):
            self.console.print(Text(self.texts.say(error.phrase, names), style="red"))
            if error.reason is None:
                return
            error = error.reason
        if isinstance(error, IllegalMove):
            told = self.texts.refusal(error.refusal, error.remedy, names)
        else:
            told = self.texts.say(error.phrase, names)
        self.console.print(Text(told, style="red"))


def open_puzzles(console: Console, texts: Messages, game: str, number: int) -> PuzzleSession:
    """The puzzles of a game from a number on; whatever is wrong is said before it begins."""
    return PuzzleSession(console, texts, game, number)
