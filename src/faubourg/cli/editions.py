"""Editions in the terminal: which there are, what they hold, whether a file can be played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from faubourg.cli.read_and_write_files import read_text
from faubourg.cli.rich_console import say
from faubourg.core.edition import Edition
from faubourg.core.errors import Unknown
from faubourg.core.game_catalogue import edition_from_toml, find_game, games
from faubourg.core.messages import Messages


def list_editions(console: Console, texts: Messages) -> None:
    grid = Grid(box=None, pad_edge=False, show_header=False)
    for game in games().values():
        for key in game.meta.editions:
            edition = game.edition(key)
            title = edition.title.get(texts.language, key)
            grid.add_row(Text(game.meta.key), Text(key), Text(title), Text(edition.hash[:19]))
    console.print(grid)


def load_edition(path: Path) -> Edition[Any]:
    return edition_from_toml(read_text(path), str(path))


def chosen_edition(name: str | None, game: str, texts: Messages) -> str | Edition[Any]:
    """What --edition says, a key or a file; without it the box of the language that is spoken."""
    if name is None:
        return find_game(game).usual_edition(texts.language)
    return load_edition(Path(name)) if name.endswith(".toml") else name


def tell_unusual_edition(console: Console, played: Edition[Any], texts: Messages) -> None:
    """Which box is played with, unless it is the one that lies where the language is spoken."""
    usual = find_game(played.game).edition(find_game(played.game).usual_edition(texts.language))
    if played.hash != usual.hash or played.key != usual.key:
        title = played.title.get(texts.language, played.key)
        console.print(Text(texts.text("played-with-edition", edition=title)))


def find_edition(name: str) -> Edition[Any]:
    """An edition by its key, or by the path of its file."""
    if name.endswith(".toml"):
        return load_edition(Path(name))
    for game in games().values():
        if name in game.meta.editions:
            return game.edition(name)
    known = tuple(key for game in games().values() for key in game.meta.editions)
    raise Unknown("no-edition-named", name=name, known=known)


def show_edition(console: Console, name: str, texts: Messages) -> None:
    """Every field with its value and where it comes from."""
    edition = find_edition(name)
    console.print(Text(edition.title.get(texts.language, edition.key), style="bold"))
    console.print(Text(f"{edition.game} {edition.key} {edition.hash}"), soft_wrap=True)
    for field, value in msgspec.to_builtins(edition.play, str_keys=True).items():
        source = texts.text(f"source-{edition.provenance[field]}")
        console.print(Text.assemble((field, "bold"), "  ", (source, "dim")))
        for part, of_part in edition.provenance.items():
            if part.startswith(f"{field}."):
                console.print(Text(f"    {part}: {texts.text(f'source-{of_part}')}", style="dim"))
        for line in str(value).strip().splitlines() if isinstance(value, str) else [_short(value)]:
            console.print(Text(f"    {line}"), soft_wrap=True)


def _short(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()


def check_edition(console: Console, path: Path, texts: Messages) -> None:
    edition = load_edition(path)
    title = edition.title.get(texts.language, edition.key)
    say(console, texts.text("edition-good", path=str(path), title=title))
