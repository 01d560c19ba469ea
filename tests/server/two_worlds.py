"""Two worlds that one viewer cannot tell apart: the same game with other cards in hidden places."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from faubourg.server.tables.events import Answered, Event, HandedOver, Left, Proposed, Sat, TookBack
from faubourg.server.tables.live_table import LiveTable
from tests.server.hidden_cards import HIDING
from tests.server.whole_truth import TABLE, World, charter


def played(game: str, seats: int, viewer: int | None, seed: int, decisions: int) -> World:
    """A game with all that people do; it stops before its end, when all hands are shown."""
    live, rng = LiveTable(TABLE, bytes([seed]) * 32, charter(game, seats)), Random(seed)
    events: list[Event] = []

    def happen(event: Event) -> None:
        live.apply(event)
        events.append(event)

    happen(live.foresee_deal()[0])
    for _ in range(decisions):
        seat = live.to_act
        assert seat is not None
        move = rng.choice(live.game.moves())
        moved, steps = live.foresee_move(seat, live.game.rules.write(move))
        if live.game.rules.to_act(steps[-1].after) is None:
            break
        happen(moved)
        lasts = HIDING[game].forgets(moved, own=seat == viewer)
        for event in _asides(live, rng, seat, lasts):
            happen(event)
    return World(game, seats, events)


def _asides(live: LiveTable, rng: Random, seat: int, lasts: bool) -> list[Event]:
    """What may follow a decision. One that was seen lasts: no view would say any more that it was,
    and only its viewer would remember."""
    other = (seat + 1) % len(live.company.names)
    everybody = tuple(range(len(live.company.names)))
    if rng.random() < 0.15 and not lasts and live.why_not_undo(seat) is None:
        return [TookBack(seat)]
    if rng.random() < 0.1 and not lasts:
        return [Proposed(seat, "take-back", ()), Answered(everybody, yes=True)]
    return rng.choice(
        [
            [Left(other), Sat(other, "Eve")],
            [HandedOver(other, "greedy"), Sat(other, "Fay")],
            [Proposed(other, "end", ()), Answered((seat,), yes=False)],
            *[[]] * 9,
        ]
    )


def two_worlds(world: World, viewer: int | None, rng: Random) -> tuple[World, World]:
    """The world as far as another is found that is the same to the viewer, and that other."""
    while len(world.events) > 1:
        other = HIDING[world.game].imagined(world, viewer, rng)
        if other.end().game.state.hands != world.end().game.state.hands:
            return world, other
        world = replace(world, events=world.events[:-2])
    raise AssertionError("no other world was found")
