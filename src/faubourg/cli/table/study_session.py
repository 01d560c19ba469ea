"""The study board in the terminal: a position is looked at, moves are tried and taken back."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console
from rich.text import Text

from faubourg.cli.game_in_words import AnyTable
from faubourg.cli.read_and_write_files import BadFile, read_text, write_whole
from faubourg.cli.rich_console import ask, say
from faubourg.cli.table.game_session import Session
from faubourg.cli.table.players import Player
from faubourg.cli.table.score_walk import show_result, why_over
from faubourg.core.edition import Edition
from faubourg.core.errors import BadPosition
from faubourg.core.game_protocol import Seat
from faubourg.core.messages import Messages
from faubourg.core.phrases import Person, Phrase
from faubourg.core.position_text import Position, read_position
from faubourg.core.table_from_position import possible_position, table_at

USUAL_NAME = "position.txt"


class PositionFiles:
    """Writes the position; what was tried before it is not kept."""

    def __init__(self, session: StudySession) -> None:
        self.session = session

    def save(self, _: int, typed: str) -> None:
        """`save FILE` writes a page that `study` reads again."""
        path = Path(typed or USUAL_NAME)
        with suppress(RuntimeError):
            path = path.expanduser()
        _check_replaceable(path)
        write_whole(path, self.session.text(page=True).encode())
        say(self.session.console, self.session.texts.text("saved", path=str(path)))

    def keep(self) -> None:
        """Nothing is kept that nobody asked for."""
        self.session.console.print()


def _check_replaceable(path: Path) -> None:
    """Only a position may be replaced by a position."""
    if path.is_file():
        try:
            read_position(read_text(path))
        except BadPosition:
            raise BadFile("file-no-position", path=str(path)) from None


class StudySession(Session):
    """A table at which one person plays every seat, without a curtain between them."""

    files: Any

    def __init__(
        self, console: Console, table: AnyTable, position: Position, texts: Messages, rng: Random
    ) -> None:
        self.position = position
        super().__init__(console, table, [Player(name) for name in table.names], texts, rng)

    def _files(self) -> Any:
        return PositionFiles(self)

    def text(self, *, page: bool = False) -> str:
        """The position as it stands, from the eyes by which it was given."""
        return self.table.position(self.position.sight, page=page)

    def introduce(self) -> None:
        """What is hidden in the position was dealt: nobody shall take it for the truth."""
        if (seat := self.position.viewer) is not None:
            self._remark(Phrase("study-seen", {"who": Person(seat)}))
        elif self.position.sight != "all":
            self._remark(Phrase("study-seen-by-nobody"))

    def _remark(self, phrase: Phrase) -> None:
        self.console.print(Text(self.screen.say(phrase), style="italic"))

    def show_once(self) -> None:
        """Without anybody at the terminal: the position, whoever is to act, and what is legal."""
        self.introduce()
        seat = self.table.to_act
        self.screen.show(seat, lit=self.screen.targets())
        if seat is not None:
            self.screen.hand(seat)
            self.commands.list_moves()
        else:
            self._tell_result()
        self.console.print(self.text(), soft_wrap=True)

    def take_back(self, _: int) -> Any:
        return self.table.undo(by_consent=True)

    def show_position(self, _: int, rest: str) -> None:
        self.console.print(Text(self.text(page=bool(rest))), soft_wrap=True)

    def look(
        self, seat: int, heading: str = "", news: Sequence[str] = (), legend: bool = False
    ) -> None:
        """After the end nobody is to act, and nothing is near any more."""
        if self.table.over:
            self.screen.show(None, legend=legend)
        else:
            super().look(seat, heading, news, legend)

    def _hand_over(self, seat: int) -> None:
        self.shown_to = seat

    def _finish(self) -> None:
        """The result; whoever takes the last move back goes on."""
        self.screen.show(None)
        self._tell_result()
        last = Seat(0)
        while self.table.over:
            line = ask(self.console, self.texts.text("study-over"))
            self._answer(last, line or "quit")
        self.run()

    def _tell_result(self) -> None:
        assert self.table.outcome is not None
        self.console.print(why_over(self.screen, self.table.outcome))
        show_result(self.screen, self.table.outcome)


def open_study(
    console: Console, texts: Messages, given: str, edition: Edition[Any] | None, seed: int
) -> StudySession:
    """A study of the position in a text, or in the file of that name."""
    position = possible_position(_text_of(given), edition)
    names = [texts.text("study-seat", letter=letter) for letter in "ABCDEFGH"[: position.seats]]
    table = table_at(position, seed=seed, names=names)
    return StudySession(console, table, position, texts, Random(seed))


def _text_of(given: str) -> str:
    with suppress(OSError, ValueError):  # a position is no name that a file could have
        if Path(given).is_file():
            return read_text(Path(given))
    return given
