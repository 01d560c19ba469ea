"""What has been found while puzzles are being made: a line for each game that was searched."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from faubourg.arena.puzzle_making.puzzles_of_one_game import PuzzlePlan, Searched
from faubourg.arena.source_fingerprint import source_fingerprint
from faubourg.cli.read_and_write_files import BadFile
from faubourg.core.errors import FaubourgError
from faubourg.core.operating_system_errors import reason
from faubourg.puzzles.puzzle_file import MAX_BYTES, Puzzle, read_puzzles
from faubourg.version import __version__

ENDING = ".making"
MOST_BYTES = 100_000_000


class WorkFile:
    """Stands beside the file that is asked for, until that is complete."""

    def __init__(self, out: Path, plan: PuzzlePlan) -> None:
        self.path = out.with_name(out.name + ENDING)
        self.about = msgspec.json.decode(msgspec.json.encode(what_is_made(plan)))
        self.searched: list[Searched] = []

    @property
    def puzzles(self) -> list[Puzzle]:
        """In the order of the games, however they came in."""
        by_number = sorted(self.searched, key=lambda game: game.number)
        return [puzzle for game in by_number for puzzle in game.puzzles]

    def open(self) -> None:
        """Read what was found before; BadFile if it was made otherwise, or cannot be written."""
        lines = [*self._lines()]
        if not lines:
            self._write(msgspec.json.encode(self.about) + b"\n", "wb")
            return
        if _decoded(lines[0]) != self.about:
            raise BadFile("puzzles-made-otherwise", path=str(self.path))
        for line in lines[1:]:
            # What breaks off was being written when the power went: the game is searched again.
            with suppress(msgspec.DecodeError, RecursionError):
                self.searched.append(msgspec.json.decode(line, type=Searched))
        self._write(b"\n", "ab")

    def keep(self, game: Searched) -> None:
        self.searched.append(game)
        self._write(msgspec.json.encode(game) + b"\n", "ab")

    def remove(self) -> None:
        with suppress(OSError):
            self.path.unlink()

    def _lines(self) -> Iterator[bytes]:
        try:
            if self.path.exists():
                with self.path.open("rb") as file:
                    yield from filter(None, file.read(MOST_BYTES).splitlines())
        except OSError as error:
            raise BadFile("file-unreadable", path=str(self.path), detail=reason(error)) from None

    def _write(self, data: bytes, mode: str) -> None:
        try:
            with self.path.open(mode) as file:
                file.write(data)
        except OSError as error:
            raise BadFile("file-unwritable", path=str(self.path), detail=reason(error)) from None


def what_is_made(plan: PuzzlePlan) -> dict[str, Any]:
    """Everything on which it depends which puzzles are found."""
    return {
        "faubourg": __version__,
        "sources": source_fingerprint(),
        "game": plan.game,
        "edition": plan.rules.edition.hash,
        "seed": plan.seed,
        "options": plan.options,
        "late": plan.late,
    }


def check_replaceable(path: Path) -> None:
    """Only puzzles may be replaced by puzzles: nobody loses a file to a slip of the keys."""
    with suppress(OSError):  # a name that cannot even be looked up is told when it is written
        if not path.is_file():
            return
        try:
            with path.open("rb") as file:
                read_puzzles(file.read(MAX_BYTES + 1), str(path))
        except FaubourgError:
            raise BadFile("file-no-puzzles", path=str(path)) from None


def _decoded(line: bytes) -> Any:
    try:
        return msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError):
        return None
