"""What a table's log is made of: all about a table follows from its charter and its events."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec
from msgspec import Struct


class SeatPlan(Struct, frozen=True):
    name: str
    bot: str | None = None


class Charter(Struct, frozen=True):
    """What was agreed on when the table was opened."""

    game: str
    edition: str
    options: dict[str, Any]
    seats: tuple[SeatPlan, ...]


class Moved(Struct, frozen=True, tag="moved"):
    """A decision, with Nature's answers to it."""

    seat: int
    texts: tuple[str, ...]


class TookBack(Struct, frozen=True, tag="took-back"):
    """The last decision was taken back."""

    seat: int


class Sat(Struct, frozen=True, tag="sat"):
    """Somebody took a seat, or gave themselves another name."""

    seat: int
    name: str


class Dealt(Struct, frozen=True, tag="dealt"):
    """The cards before the first decision."""

    texts: tuple[str, ...]


Event: TypeAlias = Moved | TookBack | Sat | Dealt

encode = msgspec.json.encode
decode_event = msgspec.json.Decoder(Event).decode
decode_charter = msgspec.json.Decoder(Charter).decode
