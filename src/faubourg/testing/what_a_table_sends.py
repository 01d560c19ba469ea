"""A table as the server keeps it, and what it sends of it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from faubourg.core.game_protocol import Viewer
from faubourg.server.tables import viewer_messages
from faubourg.server.tables.events import Charter, SeatPlan, encode
from faubourg.server.tables.live_table import LiveTable
from faubourg.testing.cases_and_positions import Case
from faubourg.testing.laws import viewers
from faubourg.testing.secrecy_laws import Swap

EVERY = 10
"""Decisions from one look at a game to the next."""


def served(case: Case, rng: Random) -> Iterator[LiveTable]:
    """A random game at a table of the server, looked at now and then."""
    seats = tuple(SeatPlan(f"seat {number + 1}") for number in range(case.seats))
    live = LiveTable("table", bytes(32), Charter(case.game, case.edition, {}, seats))
    live.apply(live.foresee_deal()[0])
    decisions = 0
    while (seat := live.to_act) is not None:
        if decisions % EVERY == 0:
            yield live
        move = live.game.rules.write(rng.choice(live.game.moves()))
        live.apply(live.foresee_move(seat, move)[0])
        decisions += 1


def sent(live: LiveTable, state: Any, viewer: Viewer) -> bytes:
    """What the viewer gets of the present, were the position this one."""
    true_state, live.game.state = live.game.state, state
    moment = viewer_messages.Moment(live)
    may_act = viewer is not None
    told = encode(viewer_messages.state(live, moment, viewer, live.seq, may_act=may_act))
    live.game.state = true_state
    return told


def nothing_hidden_is_sent(live: LiveTable, seats: int, swap: Swap, rng: Random) -> None:
    state = live.game.state
    for viewer in viewers(seats):
        other = swap(live.game.rules, state, viewer, rng)
        assert sent(live, other, viewer) == sent(live, state, viewer)
