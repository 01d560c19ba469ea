"""Boxes of Sunrise Lane with boards grown at random, up to what the kernel holds and beyond."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from faubourg.core.grid import MAX_SIDE, beside
from faubourg.games.sunrise import Sunrise
from faubourg.games.sunrise.edition_schema import FOUNTAIN, NO_AREA, OBSTACLE, PRINTER
from tests.core.random_games import small_edition

LETTERS = "RBGYP"
NAMES = ("red", "blue", "green", "yellow", "pink")
MARKS = "abcdefg"


def box_with_random_board(spaces: int, rng: Random) -> Sunrise:
    """The rules of a box with so many building spaces; its other numbers vary as well."""
    data: dict[str, Any] = msgspec.to_builtins(small_edition(), str_keys=True)
    colours = rng.randint(1, len(LETTERS))
    board, marks = _grown_board(spaces, LETTERS[:colours], rng)
    hand_limit = rng.randint(2, 9)
    cards = [rng.randint(4 * hand_limit // colours + 8, 60) for _ in range(colours)]
    data["play"] |= {
        "spaces": spaces,
        "board": _text(board, " "),
        "areas": _text(marks, ""),
        "bonus_areas": _areas({*marks} - {NO_AREA}, rng),
        "colours": [
            {"letter": letter, "name": name, "cards": number}
            for letter, name, number in zip(LETTERS, NAMES, cards, strict=False)
        ],
        "cards": sum(cards),
        "houses": 1000,
        "houses_by_seats": {str(seats): rng.randint(9, 90) for seats in (2, 3, 4)},
        "parks": rng.randint(0, 30),
        "first_hand": rng.randint(1, hand_limit),
        "hand_limit": hand_limit,
        "draw_after_building": rng.randint(1, 3),
        "draw_instead": rng.randint(1, 4),
        "idle_rounds": rng.randint(2, 12),
        "lowest_counted": rng.randint(1, 4),
        "position_points": rng.sample(range(1, 30), rng.randint(0, 5)),
    }
    return Sunrise(PRINTER.from_data(data, "grown at random"))


def _grown_board(spaces: int, letters: str, rng: Random) -> tuple[list[str], list[str]]:
    """Squares in reading order: spaces added one by one, beside the fountain or older ones."""
    squares = MAX_SIDE * MAX_SIDE
    board, marks = [OBSTACLE] * squares, [NO_AREA] * squares
    built = [squares // 2 + MAX_SIDE // 2]
    board[built[0]] = FOUNTAIN
    while len(built) <= spaces:
        square = rng.choice([*beside(rng.choice(built), MAX_SIDE, MAX_SIDE)])
        if board[square] == OBSTACLE:
            board[square] = f"{rng.choice(letters)}{rng.randint(1, 9)}"
            marks[square] = rng.choice([NO_AREA, *MARKS]) if len(built) > 1 else MARKS[0]
            built.append(square)
    return board, marks


def _areas(marks: set[str], rng: Random) -> list[dict[str, str]]:
    return [
        {"name": mark.upper(), "mark": mark, "bonus": rng.choice(["tallest", "most"])}
        for mark in sorted(marks)
    ]


def _text(squares: list[str], between: str) -> str:
    starts = range(0, len(squares), MAX_SIDE)
    return "\n".join(between.join(squares[start : start + MAX_SIDE]) for start in starts)
