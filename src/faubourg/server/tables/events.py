"""What a table's log is made of: all about a table follows from its charter and its events."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from faubourg.core.record import Record
from faubourg.server.messages.http_messages import Agreement, Origin


class SeatPlan(Struct, frozen=True, omit_defaults=True):
    name: str
    bot: str | None = None
    taken: bool = False
    """Somebody sits here who gave no name."""


class Charter(Struct, frozen=True, omit_defaults=True):
    """What was agreed on when the table was opened."""

    game: str
    edition: str
    options: dict[str, Any]
    seats: tuple[SeatPlan, ...]
    begun: Record | None = None
    """The game that goes on here from where it stood."""
    shown: bool = False
    """Nobody plays here: a record to be looked at by whoever has its address."""
    seeded: bool = False
    """The deal was chosen, so whoever chose it may know every card."""
    suggested: bool = False
    """What the game suggests as options is other at every rematch."""

    @property
    def host(self) -> int | None:
        """The seat of whoever opened the table: the first that somebody held from the beginning."""
        people = (seat for seat, plan in enumerate(self.seats) if not plan.bot)
        here = (seat for seat in people if self.seats[seat].taken or self.seats[seat].name)
        return None if self.shown else next(here, None)

    @property
    def origin(self) -> Origin:
        if self.shown:
            return "shown"
        if self.seeded:
            return "seeded"
        return "continued" if self.begun is not None and self.begun.moves else "dealt"

    @property
    def began_as_practice(self) -> bool:
        """The game that goes on here was practice already."""
        return self.begun is not None and self.begun.practice


class Moved(Struct, frozen=True, tag="moved"):
    """A decision, with Nature's answers to it."""

    seat: int
    texts: tuple[str, ...]


class TookBack(Struct, frozen=True, tag="took-back"):
    """The last decision was taken back by the seat that had made it."""

    seat: int


class Proposed(Struct, frozen=True, tag="proposed", omit_defaults=True):
    """A seat asks the others; those on the same screen have agreed with it."""

    seat: int
    what: Agreement
    agreed: tuple[int, ...]
    asked: tuple[int, ...] | None = None
    """The seats whose people have to agree. Logs of old do not say: then bots that stood in for
    somebody agreed for them."""


class Answered(Struct, frozen=True, tag="answered"):
    seats: tuple[int, ...]
    yes: bool


class Sat(Struct, frozen=True, tag="sat"):
    """Somebody took a seat, came back to it, or gave themselves another name."""

    seat: int
    name: str


class Joined(Struct, frozen=True, tag="joined"):
    """The person of a seat, or somebody with their link, came with another device."""

    seat: int


class Replaced(Struct, frozen=True, tag="replaced"):
    """A bot could not decide; another decides in its place."""

    seat: int
    bot: str


class Left(Struct, frozen=True, tag="left"):
    seat: int


class HandedOver(Struct, frozen=True, tag="handed-over"):
    """A bot plays for the person of this seat."""

    seat: int
    bot: str


class Rematched(Struct, frozen=True, tag="rematched"):
    """The same people play again at another table."""

    seat: int
    table: str


class Dealt(Struct, frozen=True, tag="dealt"):
    """The cards before the first decision."""

    texts: tuple[str, ...]


Event: TypeAlias = (
    Moved
    | TookBack
    | Proposed
    | Answered
    | Sat
    | Joined
    | Replaced
    | Left
    | HandedOver
    | Rematched
    | Dealt
)

encode = msgspec.json.encode
decode_event = msgspec.json.Decoder(Event).decode
decode_charter = msgspec.json.Decoder(Charter).decode
