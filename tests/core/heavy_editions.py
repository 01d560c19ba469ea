"""Editions that ask for as much work as they can: full boards, torn cities, endless lists."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from string import ascii_letters, ascii_lowercase, ascii_uppercase, digits
from typing import Any, TypeAlias

import msgspec

from faubourg.core.game_catalogue import find_game, games
from faubourg.core.grid import MAX_SIDE

Json: TypeAlias = dict[str, Any]
MARKS = (ascii_letters + digits)[:62]
SIZE = 250_000


def heavy_editions() -> Iterator[tuple[str, str, Json]]:
    """What each is about, its game and its data."""
    for name, play in (
        ("a full board", sunrise()),
        ("a board of islands", sunrise(board=_board(islands=True))),
        ("a board of nonsense", sunrise(board="\n".join(["Z0 " * 26] * 26))),
        ("a board in one column", sunrise(board="R1\n" * 1300)),
        ("a board in one row", sunrise(board="R1 " * 1300, areas="a" * 2000)),
    ):
        yield name, "sunrise", play
    for name, play in (
        ("one tile that fills the table", bella([("a", 26)], _rows("a" * 676))),
        ("one tile but for its last mark", bella([("a", 26)], _rows("a" * 675))),
        ("one tile of many holes", bella([("a", 16)], _rows("a." * 338))),
        ("one tile torn to the last mark", bella([("a", 26)], _scattered("a" + "." * 5))),
        ("thirteen torn tiles", bella([(mark, 7) for mark in MARKS[:13]], _scattered(MARKS[:13]))),
        ("a tile for every mark", bella([(mark, 3) for mark in MARKS], _scattered(MARKS))),
        ("a city of one long row", bella([("a", 4)], "a" * 1000 + "/a" * 500)),
        ("a city of blanks", bella([("a", 4)], " ./" * 660)),
    ):
        yield name, "bella_vista", play
    yield "tiles of every shape", "kensington", kensington()
    for game in games():
        yield from _endless(game)


def _endless(game: str) -> Iterator[tuple[str, str, Json]]:
    """Each field in turn with a text, a list or a map as large as a file may be."""
    for field, value in plain(game)["play"].items():
        for kind, huge in (
            ("text", "x" * SIZE),
            ("list", [value[0] if isinstance(value, list) else value] * (SIZE // 60)),
            ("map", {str(number): value for number in range(SIZE // 60)}),
        ):
            yield f"{field} as a {kind} without end", game, _with(plain(game), {field: huge})
    for field in ("title", "provenance"):
        many = {f"{number}": "printed" for number in range(SIZE // 20)}
        yield f"{field} without end", game, plain(game) | {field: many}
    yield "a key without end", game, plain(game) | {"key": "k" * SIZE}


def sunrise(**changes: Any) -> Json:
    areas = "\n".join([ascii_lowercase] * MAX_SIDE)
    bonuses = [{"name": mark.upper(), "mark": mark, "bonus": "tallest"} for mark in ascii_lowercase]
    numbers = {"spaces": 675, "first_hand": 25, "hand_limit": 25}
    play = {"board": _board(), "areas": _without_fountain(areas), "bonus_areas": bonuses}
    return _with(plain("sunrise"), {**play, **numbers, "cards": 1000, **_cards(), **changes})


def _cards() -> Json:
    colours = plain("sunrise")["play"]["colours"]
    return {"colours": [colour | {"cards": 200} for colour in colours]}


def _board(islands: bool = False) -> str:
    letter = plain("sunrise")["play"]["colours"][0]["letter"]
    squares = [f"{letter}9"] * MAX_SIDE**2
    if islands:
        squares[1::2] = [".."] * (MAX_SIDE**2 // 2)
    squares[0] = "@@"
    return "\n".join(" ".join(squares[n : n + MAX_SIDE]) for n in range(0, 676, MAX_SIDE))


def _without_fountain(areas: str) -> str:
    return f".{areas[1:]}"


def bella(tiles: list[tuple[str, int]], city: str) -> Json:
    """Square tiles of one size, and one city under as many names as there may be."""
    faces = {"kind": "district", "symbol": "leaves", "pattern": "plain"}
    side = tiles[0][1]
    return _with(
        plain("bella_vista"),
        {
            "unit": 1,
            "squares": min(676, len(tiles) * side * side),
            "tiles": [{"mark": mark, **faces} for mark, _ in tiles],
            "sizes": {"district": [side, side]},
            "cities": {f"city-{number}": city for number in range(12)},
            "constraints": [{"mark": f"K{n}", "kind": "park-forbidden"} for n in range(40)],
            "contracts": [_contract(n) for n in range(60)],
        },
    )


def _contract(number: int) -> Json:
    needed = {"needed": 1, "needed_by_two": 1, "coins": 1}
    return {"mark": f"C{number}", "kind": "border", **needed}


def _rows(marks: str) -> str:
    return "/".join(marks[start : start + 26] for start in range(0, len(marks), 26))


def _scattered(marks: str) -> str:
    rng = Random(1)
    return _rows("".join(rng.choices(marks, k=676)))


def kensington() -> Json:
    """Sixty shapes of six by six, on forty kinds of windows and twenty of roofs."""
    names = [f"{letter}{number}" for letter in ascii_uppercase for number in range(1, 10)][:60]
    shapes = [{"name": name, "rows": _tower(n)} for n, name in enumerate(names)]
    windows = [
        {"shape": name, "lit": 2, "dark": 2, "lit_cats": 1, "dark_cats": 1} for name in names[:40]
    ]
    roofs = [{"shape": name, "number": 2, "birds": 1} for name in names[40:]]
    counts = {"windows": 160, "lit": 80, "hard": 0, "cats": 80, "roofs": 40, "birds": 20}
    play = {"shapes": shapes, "window_tiles": windows, "roof_tiles": roofs, **counts}
    return _with(plain("kensington"), play)


def _tower(number: int) -> str:
    """A block of six rows whose upper left corner is cut off, a little differently each time."""
    rows = [["#"] * 6 for _ in range(6)]
    for row in range(number % 6):
        for column in range(min(5, number // 6 % 6)):
            rows[row][column] = "."
    return "/".join(map("".join, rows))


def plain(game: str) -> Json:
    """The game's first edition as data, under a name of its own."""
    data: Json = msgspec.json.decode(msgspec.json.encode(find_game(game).edition()))
    return data | {"key": "mine"}


def _with(data: Json, changes: Json) -> Json:
    return data | {"play": data["play"] | changes}
