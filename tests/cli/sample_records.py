"""Records to play on from and to spoil."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from faubourg.arena.bot_match import Fixture, play_game
from faubourg.core.table import Table
from tests.games.sunrise.positions import SunriseTable, rules_of

Fields = dict[str, Any]


def begun(*hands: str, names: Sequence[str] = ("me", "greedy")) -> SunriseTable:
    """A game whose hands are dealt as said, the first seat to act."""
    bots = {seat: name for seat, name in enumerate(names) if name == "greedy"}
    table: SunriseTable = Table(rules_of(), len(hands), seed=1, names=names, bots=bots, dealt=False)
    for letter in "".join(hands):
        table.follow(table.rules.read(f"+{letter}"))
    return table


def write_begun(path: Path, *hands: str, names: Sequence[str] = ("me", "greedy")) -> Path:
    path.write_bytes(begun(*hands, names=names).record().to_json())
    return path


@cache
def _finished() -> bytes:
    return play_game(Fixture("sunrise", ("greedy", "random"), 1, 1), 0).record.to_json()


def finished() -> Fields:
    """A whole game between two bots, as the fields of its file, fresh for every caller."""
    fields: Fields = json.loads(_finished())
    return fields


def write(path: Path, fields: Fields) -> Path:
    path.write_text(json.dumps(fields), encoding="utf-8")
    return path
