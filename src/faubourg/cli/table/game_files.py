"""Games as files: saved whole or as one seat saw them, and kept for whoever leaves."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from pathlib import Path

from msgspec.structs import replace
from rich.console import Console

from faubourg.cli.game_in_words import AnyTable, remarks
from faubourg.cli.read_and_write_files import (
    check_replaceable,
    data_folder,
    make_folder,
    write_whole,
)
from faubourg.cli.rich_console import say
from faubourg.core.messages import Messages
from faubourg.core.record import Sight

UNFINISHED = "unfinished-%Y%m%d-%H%M%S.json"
FINISHED = "finished-%Y%m%d-%H%M%S.json"
USUAL_NAME = "faubourg.json"
ONLY_SEEN = ("seen", "vu")
"""Before the name of the file: write no more than the seat saw."""


class GameFiles:
    """Writes one table's game."""

    def __init__(
        self, console: Console, table: AnyTable, texts: Messages, names: tuple[str, ...]
    ) -> None:
        """The names are those that records have."""
        self.console, self.table, self.texts, self.names = console, table, texts, names
        self.saved = table.record().moves

    def save(self, seat: int, typed: str) -> None:
        """`save FILE` writes the whole game and says what it shows; `save seen FILE` does not."""
        word, _, rest = typed.partition(" ")
        only_seen = word.lower() in ONLY_SEEN
        path = Path((rest.strip() if only_seen else typed) or USUAL_NAME)
        with suppress(RuntimeError):
            path = path.expanduser()
        check_replaceable(path)
        self._write(path, seat if only_seen else "all")
        if not only_seen:
            self.saved = self.table.record().moves
        self._say(self._what_it_shows(seat, only_seen), path)

    def keep(self) -> None:
        """A game left in the middle waits in the data folder."""
        self.console.print()
        if self.table.record().moves == self.saved:
            return
        name, key = (FINISHED, "kept-over") if self.table.over else (UNFINISHED, "kept")
        path = data_folder() / datetime.now().strftime(name)
        make_folder(path.parent)
        self._write(path, "all")
        self._say(key, path)

    def _what_it_shows(self, seat: int, only_seen: bool) -> str:
        if only_seen:
            return "saved-seen"
        hides_nothing = self.table.record(seat).moves == self.table.record().moves
        return "saved" if hides_nothing else "saved-whole"

    def _write(self, path: Path, sight: Sight) -> None:
        record = replace(self.table.record(sight), seats=self.names)
        if path.suffix == ".txt":
            write_whole(path, record.to_text(remarks(self.table, self.texts, sight)).encode())
        else:
            write_whole(path, record.to_json())

    def _say(self, key: str, path: Path) -> None:
        say(self.console, self.texts.text(key, path=str(path)))
