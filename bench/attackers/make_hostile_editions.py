"""Editions of an attacker's own, in records as anybody may send them.

Nothing here asks the rules of this checkout: what they refuse shall be sent all the same.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from itertools import count
from typing import Any

import msgspec

from bench.server_process import HERE

GAMES = HERE / "src" / "faubourg" / "games"
FILES = {"sunrise": "lane", "bella_vista": "vista"}
DEALS = {"sunrise": ["+Y", "+G", "+R"], "bella_vista": [">1"]}
"""A beginning that is legal in every edition."""


def shipped(game: str) -> dict[str, Any]:
    """The data of an edition that everybody has, to be changed."""
    file = GAMES / game / "data" / f"{FILES[game]}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


def stamp(data: dict[str, Any]) -> dict[str, Any]:
    """An edition within a record, with its hash."""
    canonical = msgspec.json.encode(data["play"], order="sorted")
    digest = f"sha256:{sha256(canonical).hexdigest()}"
    return {"key": data["key"], "hash": digest, "data": data}


def record(data: dict[str, Any], moves: list[str], **more: object) -> bytes:
    """A record of a game by such an edition."""
    fields = {
        "format": 1,
        "engine": "0.1.0",
        "game": data["game"],
        "edition": stamp(data),
        "seats": ["Ann", "Bob"],
        "moves": moves,
    }
    return msgspec.json.encode({**fields, **more})


def huge_tile(side: int) -> bytes:
    """Bella Vista with a single tile of so many squares a side."""
    data = shipped("bella_vista")
    data["key"] = f"huge-{side}"
    data["play"] |= {
        "squares": side * side,
        "unit": 1,
        "tiles": [{"mark": "A", "kind": "district", "symbol": "leaves", "pattern": "plain"}],
        "sizes": {"district": [side, side]},
        "constraints": [{"mark": f"C{n}", "kind": "border-forbidden"} for n in range(8)],
        "contracts": [],
        "cities": {"square": "/".join(["A" * side] * side)},
    }
    return record(data, [">1"])


def different(game: str) -> Iterator[bytes]:
    """Records that each have an edition that no other has."""
    for number in count():
        data = shipped(game)
        data["key"] = f"own-{number}"
        points = [1 + number % 1000, 1 + number // 1000, 1]
        if game == "sunrise":
            data["play"]["position_points"] = points
        else:
            data["play"]["tables"]["2"]["coins"] = number % 1000
            data["play"]["rounds"] = 8 - number // 1000
        yield record(data, DEALS[game])


@cache
def plain(game: str = "sunrise") -> bytes:
    """A short record of an edition of one's own."""
    return next(different(game))
