"""Golden records changed by a seeded hand: odd values, moves out of order, foreign editions."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any, TypeAlias

import msgspec

from faubourg.core.errors import FaubourgError
from faubourg.core.game_catalogue import find_game, find_rules, games
from faubourg.core.record import read_record

Json: TypeAlias = dict[str, Any]
DEEP: list[Any] = []
for _ in range(400):
    DEEP = [DEEP]
ODD: list[Any] = [None, True, 0, 1, -1, 2, 5, 99, 10**6, 2**63, 10**30, -(10**30), 1.5, -0.0, 1e308]
ODD += ["", "x", "a" * 5000, "\u202e", "\x00", "all", "spectator", "0", ".", "+?", "9" * 30]
ODD += [[], [[]], {}, {"a": 1}, [None], [1, 2], DEEP]


@cache
def _words(game: str) -> list[str]:
    """Every move of a game that can be said."""
    rules = find_rules(game)
    return [rules.write(move) for move in rules.well_formed(rules.seats[0])]


def mutated(golden: Sequence[str], rng: Random) -> bytes:
    """One of the records that somebody has tampered with: as JSON, as text, or as neither."""
    plain: Json = json.loads(rng.choice(golden))
    rng.choice([_odd_field, _moves, _moves, _moves, _edition, _redacted, _table])(plain, rng)
    data = json.dumps(plain).encode()
    if rng.random() < 0.15:
        data = _as_text(data)
    return _damaged(data, rng) if rng.random() < 0.1 else data


def _odd_field(plain: Json, rng: Random) -> None:
    """A value somewhere is of another type or size."""
    put(plain, rng.choice([*paths(plain, most=12)]), rng.choice(ODD))


def _moves(plain: Json, rng: Random) -> None:
    """Moves struck out, doubled, swapped and made up."""
    game = plain["game"] if rng.random() < 0.95 else rng.choice([*games()])
    moves, words = plain["moves"], _words(game)
    for _ in range(rng.choice([1, 1, 2, 3, 8])):
        at, other = rng.randrange(len(moves)), rng.randrange(len(moves))
        match rng.randrange(6):
            case 0:
                moves[at : at + rng.choice([1, 1, 20])] = [rng.choice(words)]
            case 1:
                moves.insert(at, rng.choice(words))
            case 2:
                moves[at], moves[other] = moves[other], moves[at]
            case 3:
                moves[at:at] = rng.choices(moves, k=rng.randrange(1, 9))
            case 4:
                moves.insert(at, moves[other])
            case _:
                moves[at] = rng.choice(words)
    plain["result"] = rng.choice([None, None, None, plain["result"]])


def _edition(plain: Json, rng: Random) -> None:
    """The edition is somebody's own, with some numbers and lists of theirs."""
    game = find_game(plain["game"])
    data = json.loads(msgspec.json.encode(game.edition()))
    data["key"] = "mine"
    for _ in range(rng.choice([0, 1, 1, 2])):
        path = rng.choice([*paths(data["play"])])
        put(data["play"], path, _other(at(data["play"], path), rng))
    stamp = {"key": "mine", "hash": "sha256:" + "0" * 64, "data": data}
    with suppress(FaubourgError):
        stamp["hash"] = game.printer.from_data(data, "mine").hash
    plain |= {"edition": stamp, "result": None}
    if rng.random() < 0.5:
        _moves(plain, rng)


def _other(value: Any, rng: Random) -> Any:
    if isinstance(value, int) and rng.random() < 0.8:
        return rng.choice([0, 1, 2, 3, 9, 26, 99, 1000, value + 1, value - 1])
    if isinstance(value, list) and rng.random() < 0.5:
        return value[: rng.randrange(len(value) + 1)]
    return rng.choice(ODD)


def _redacted(plain: Json, rng: Random) -> None:
    """Cards lie face down, for whom it may concern."""
    hidden = [
        f"{text[:-1]}?" if text[0] in "+123456789x" and rng.random() < 0.4 else text
        for text in plain["moves"]
    ]
    plain |= {"sight": rng.choice(["spectator", 0, 1, 2]), "moves": hidden, "result": None}
    if rng.random() < 0.6:
        _moves(plain, rng)


def _table(plain: Json, rng: Random) -> None:
    """Other seats, bots and options."""
    seats, odd = plain["seats"], rng.choice(ODD)
    match rng.randrange(3):
        case 0:
            plain["seats"] = seats[: rng.randrange(len(seats) + 1)] + ["x"] * rng.randrange(4)
        case 1:
            plain["bots"] = {
                rng.choice(["0", "-1", "9", "9" * 30, "x"]): rng.choice(["random", odd])
            }
        case _:
            fields = find_rules(plain["game"]).options.__struct_fields__
            plain["options"] = {rng.choice([*fields, "zoo"]): odd}


def _as_text(data: bytes) -> bytes:
    try:
        return read_record(data).to_text().encode()
    except FaubourgError:
        return data


def _damaged(data: bytes, rng: Random) -> bytes:
    start = rng.randrange(len(data))
    piece = bytes(rng.choices(range(256), k=rng.randrange(4)))
    return data[:start] + piece + data[start + rng.randrange(6) :]


Way: TypeAlias = tuple[Any, ...]


def paths(value: Any, most: int = 10**6, so_far: Way = ()) -> Iterator[Way]:
    """The way to every value within a value, of long lists to the first ones."""
    if so_far:
        yield so_far
    if isinstance(value, dict):
        for key in value:
            yield from paths(value[key], most, (*so_far, key))
    elif isinstance(value, list):
        for index in range(min(most, len(value))):
            yield from paths(value[index], most, (*so_far, index))


def at(value: Any, path: Way) -> Any:
    for step in path:
        value = value[step]
    return value


def put(value: Any, path: Way, new: Any) -> None:
    at(value, path[:-1])[path[-1]] = new
