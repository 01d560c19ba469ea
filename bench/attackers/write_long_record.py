"""Writes `long_record.txt` again: a legal game of Sunrise Lane, as long as a record may be.

python -m bench.attackers.write_long_record

The file is kept, so that every version of the server is sent the same bytes, also one whose rules
would not let such a game be played any more.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from string import ascii_lowercase
from typing import Any

from msgspec.structs import replace

import faubourg
from bench.attackers.make_hostile_editions import shipped
from faubourg.core.game_catalogue import find_game

FILE = Path(__file__).with_name("long_record.txt")
SIDE = 26
MOVES = 1490
COLOURS = "YGRBP"


def board(rng: Random) -> str:
    """As large as a board can be, with a building space on every square."""
    rows = [[f"{rng.choice(COLOURS)}{rng.randint(1, 5)}" for _ in range(SIDE)] for _ in range(SIDE)]
    rows[SIDE // 2][SIDE // 2] = "@@"
    return "\n".join(map(" ".join, rows))


def areas() -> str:
    """Every row an area of its own: many bonuses to be told at every position."""
    rows = [[letter] * SIDE for letter in ascii_lowercase]
    rows[SIDE // 2][SIDE // 2] = "."
    return "\n".join(map("".join, rows))


def endless_edition(rng: Random) -> dict[str, Any]:
    data = shipped("sunrise")
    data["key"] = "endless"
    data["play"] |= {
        "spaces": SIDE * SIDE - 1,
        "cards": 275,
        "houses": 1000,
        "parks": 0,
        "first_hand": 10,
        "hand_limit": 25,
        "draw_after_building": 4,
        "end_at_pieces": 0,
        "houses_by_seats": {"4": 250},
        "colours": [{**colour, "cards": 55} for colour in data["play"]["colours"]],
        "board": board(rng),
        "areas": areas(),
        "bonus_areas": [
            {"name": letter.upper(), "mark": letter, "bonus": "most"} for letter in ascii_lowercase
        ],
    }
    return data


def play(rng: Random) -> faubourg.Table:
    """One floor at a time, as long as there is a card for it."""
    edition = find_game("sunrise").printer.from_data(endless_edition(rng), "endless")
    table = faubourg.Table("sunrise", 4, seed=3, edition=edition)
    while len(table.steps) < MOVES:
        texts = [table.rules.write(move) for move in table.moves()]
        low = [text for text in texts if text.endswith("=1")]
        table.play(rng.choice(low or texts))
    return table


def main() -> None:
    record = play(Random(3)).record()
    short = replace(record, moves=record.moves[:MOVES])
    FILE.write_text(short.to_text(), encoding="utf-8")
    print(f"{FILE.name}: {FILE.stat().st_size:,} bytes, {len(short.moves)} moves")


if __name__ == "__main__":
    main()
