"""Writes the package of a new game: small but whole, to be changed file by file into another."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path

from msgspec import Struct

from faubourg.cli.read_and_write_files import BadFile, make_folder, write_whole
from faubourg.core.errors import BadOption
from faubourg.core.game_catalogue import games
from faubourg.core.operating_system_errors import reason

TEMPLATE = "new_game_template"
SUFFIX = ".template"
_NAME = re.compile(r"^[a-z][a-z0-9]*(_[a-z0-9]+)*$")
LONGEST_NAME = 30


class Names(Struct, frozen=True):
    """A game's name, as it is spelt in each place."""

    key: str
    prefix: str
    """Of the numbers of its rules."""

    def filled_in(self, text: str) -> str:
        words = self.key.split("_")
        spelt = {
            "@key@": self.key,
            "@dashed@": "-".join(words),
            "@Class@": "".join(word.capitalize() for word in words),
            "@title@": " ".join(word.capitalize() for word in words),
            "@PREFIX@": self.prefix,
        }
        for mark, word in spelt.items():
            text = text.replace(mark, word)
        return text


def write_new_game(name: str, folder: Path) -> None:
    """A package that installs, keeps the contract of all games and can be played at once."""
    names = Names(_checked(name), free_prefix(name))
    _check_empty(folder)
    for path, file in _template_files(files("faubourg.cli") / TEMPLATE):
        target = folder / names.filled_in(path.removesuffix(SUFFIX))
        make_folder(target.parent)
        write_whole(target, names.filled_in(file.read_text(encoding="utf-8")).encode())


def _checked(name: str) -> str:
    if not _NAME.match(name) or keyword.iskeyword(name) or len(name) > LONGEST_NAME:
        raise BadOption("new-game-bad-name", name=name, longest=LONGEST_NAME)
    if name in games():
        raise BadOption("new-game-taken", name=name)
    if find_spec(name) is not None:
        raise BadOption("new-game-module", name=name)
    return name


def _check_empty(folder: Path) -> None:
    try:
        if folder.exists() and any(folder.iterdir()):
            raise BadFile("new-game-folder", path=str(folder))
    except OSError as error:
        raise BadFile("file-unwritable", path=str(folder), detail=reason(error)) from None


def free_prefix(name: str) -> str:
    """A few letters for the numbers of the rules that no other game has."""
    taken = {game.meta.prefix for game in games().values()}
    return next(prefix for prefix in _prefixes(name.upper()) if prefix not in taken)


def _prefixes(name: str) -> Iterator[str]:
    """Initials, or the first letters, as few as possible; at last with more and more letters X."""
    letters = re.sub(r"[^A-Z]", "", name)
    initials = "".join(word[0] for word in name.split("_") if word[0].isalpha())
    if len(initials) > 1:
        yield initials
    for length in range(2, len(letters) + 1):
        yield letters[:length]
    for more in range(1, LONGEST_NAME):
        yield letters + "X" * more


def _template_files(folder: Traversable, path: str = "") -> Iterator[tuple[str, Traversable]]:
    for each in folder.iterdir():
        where = f"{path}{each.name}"
        if each.is_dir():
            yield from _template_files(each, f"{where}/")
        else:
            yield where, each
