"""A table of which everything is known: all that ever happened there."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from faubourg.core.game_catalogue import find_game
from faubourg.server.tables.events import Charter, Event, SeatPlan
from faubourg.server.tables.live_table import LiveTable

TABLE = "worlds"
NAMES = ("Ann", "Bob", "Cid", "Dan")


def charter(game: str, seats: int) -> Charter:
    edition = find_game(game).meta.editions[0]
    return Charter(game, edition, {}, tuple(SeatPlan(name) for name in NAMES[:seats]))


class World(Struct, frozen=True):
    """A table with all its events, of which it can be made again up to any of them."""

    game: str
    seats: int
    events: list[Event]

    def moments(self) -> Iterator[LiveTable]:
        """The table after each of its events."""
        live = LiveTable(TABLE, bytes(32), charter(self.game, self.seats), kept=None)
        for event in self.events:
            live.apply(event)
            yield live

    def end(self) -> LiveTable:
        *_, last = self.moments()
        return last
