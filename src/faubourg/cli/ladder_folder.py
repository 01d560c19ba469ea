"""A ladder on the disk: what it is, and a record of every game that was played of it.

The records are all that is kept of the games, so whoever goes on with a ladder comes to the same
result as one who was never interrupted.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from faubourg.arena.ladder import BadLadderGame, Ladder, LadderGame, result_of
from faubourg.arena.one_game import Failure
from faubourg.arena.source_fingerprint import source_fingerprint
from faubourg.bots.levels import LEVELS
from faubourg.bots.own_bots.program_command import program_command
from faubourg.cli.read_and_write_files import (
    BadFile,
    data_folder,
    load_record,
    make_folder,
    write_whole,
)
from faubourg.cli.read_and_write_files import read_bytes as read_file
from faubourg.core.errors import FaubourgError
from faubourg.core.game_options import options_of
from faubourg.core.phrases import Phrase
from faubourg.kernels.kernel_catalogue import has_kernel
from faubourg.version import __version__

ABOUT = "ladder.json"
FIELDS = (
    *("engine", "sources", "searches", "game", "edition", "options", "seats"),
    *("bots", "programs", "seed", "iterations", "seconds"),
)
"""All that `what_it_is` says of a ladder."""


class LadderFolder:
    """Where the games of one ladder are kept."""

    def __init__(self, ladder: Ladder, path: Path | None) -> None:
        self.ladder, self._about = ladder, what_it_is(ladder)
        self.path = path or _usual_folder(ladder, self._about)

    def open(self) -> None:
        """Make the folder ours; BadFile if it cannot be written or holds something else."""
        make_folder(self.path)
        about = self.path / ABOUT
        if about.exists():
            self._check_same(read_file(about))
        elif any(self.path.iterdir()):
            raise BadFile("ladder-folder-taken", path=str(self.path))
        write_whole(about, msgspec.json.format(msgspec.json.encode(self._about), indent=2))

    def keep(self, game: LadderGame) -> None:
        """The record comes last: where there is one, everything about the game is there."""
        if game.failures:
            write_whole(self._failures(game.number), msgspec.json.encode(game.failures))
        write_whole(self._file(game.number), game.record.to_json())

    def kept(self) -> Iterator[LadderGame]:
        """The games of this ladder that are there, in their order."""
        for number in range(self.ladder.all_games):
            if (path := self._file(number)).exists():
                yield self._read(number, path)

    def _read(self, number: int, path: Path) -> LadderGame:
        try:
            game = LadderGame(number, load_record(path), self._read_failures(number))
            result_of(self.ladder, game)
        except FaubourgError as error:
            raise BadFile("ladder-bad-game", path=str(path), reason=error.phrase) from None
        return game

    def _read_failures(self, number: int) -> tuple[Failure, ...]:
        if not (path := self._failures(number)).exists():
            return ()
        try:
            return msgspec.json.decode(read_file(path), type=tuple[Failure, ...])
        except (msgspec.DecodeError, RecursionError):
            raise BadLadderGame("ladder-bad-failures", path=str(path)) from None

    def _file(self, number: int) -> Path:
        return self.path / f"{number:06d}.json"

    def _failures(self, number: int) -> Path:
        return self.path / f"{number:06d}-failures.json"

    def _check_same(self, data: bytes) -> None:
        try:
            found = msgspec.json.decode(data)
        except (msgspec.DecodeError, RecursionError):
            found = None
        if not isinstance(found, dict):
            raise BadFile("ladder-folder-taken", path=str(self.path))
        differ = (name for name in {**self._about, **found} if self._differs(found, name))
        if fields := tuple(sorted(differ)):
            words = tuple(_field_word(name) for name in fields)
            chosen = "yes" if "edition" in fields else "no"
            raise BadFile("ladder-folder-other", path=str(self.path), fields=words, edition=chosen)

    def _differs(self, found: dict[str, Any], name: str) -> bool:
        return bool(found.get(name) != self._about.get(name))


def _field_word(name: str) -> Phrase | str:
    """What people call it; a field of another version has no other name."""
    return Phrase(f"ladder-field-{name}") if name in FIELDS else name


def what_it_is(ladder: Ladder) -> dict[str, Any]:
    """All that decides how its games go; not how many of them are played."""
    edition = ladder.rules.edition
    programs = filter(None, map(program_command, ladder.bots))
    about = {
        "engine": __version__,
        "sources": source_fingerprint(),
        "searches": any(bot in LEVELS for bot in ladder.bots) and has_kernel(ladder.game),
        "game": ladder.game,
        "edition": [edition.key, edition.hash],
        "options": options_of(ladder.rules, ladder.options),
        "seats": ladder.seats,
        "bots": ladder.bots,
        "programs": [command.fingerprint for command in programs],
        "seed": ladder.seed,
        "iterations": ladder.budget.iterations,
        "seconds": ladder.seconds,
    }
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(about))
    return found


def _usual_folder(ladder: Ladder, about: dict[str, Any]) -> Path:
    """The same for the same ladder, so that the same command goes on with it."""
    digest = hashlib.sha256(msgspec.json.encode(about)).hexdigest()[:12]
    return data_folder() / "ladders" / f"{ladder.game}-{ladder.seats}-{digest}"
