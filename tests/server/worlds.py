"""Two worlds that one viewer cannot tell apart: the same game with other cards in hidden places."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from faubourg.core.errors import BadRecord
from faubourg.core.game import NATURE
from faubourg.core.record import Record
from faubourg.core.replay import replay
from faubourg.server.events import (
    Answered,
    Charter,
    Dealt,
    Event,
    HandedOver,
    Left,
    Moved,
    Proposed,
    Sat,
    SeatPlan,
    TookBack,
)
from faubourg.server.live import LiveTable

TABLE = "worlds"
NAMES = ("Ann", "Bob", "Cid", "Dan")
Card = tuple[int, int, int]
"""Where a card was dealt, as the number of its event and its place there, and its colour."""


def charter(seats: int) -> Charter:
    return Charter("sunrise", "lane", {}, tuple(SeatPlan(name) for name in NAMES[:seats]))


class World:
    """A table with all its events, of which it can be made again up to any of them."""

    def __init__(self, seats: int, events: list[Event]) -> None:
        self.seats, self.events = seats, events

    def moments(self) -> Iterator[LiveTable]:
        """The table after each of its events."""
        live = LiveTable(TABLE, bytes(32), charter(self.seats))
        for event in self.events:
            live.apply(event)
            yield live

    def end(self) -> LiveTable:
        *_, last = self.moments()
        return last


def played(seats: int, viewer: int | None, seed: int, decisions: int) -> World:
    """A game with all that people do; it stops before its end, when all hands are shown."""
    live, rng = LiveTable(TABLE, bytes([seed]) * 32, charter(seats)), Random(seed)
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
        for event in _asides(live, rng, seat, viewer, "=" in moved.texts[0]):
            happen(event)
    return World(seats, events)


def _asides(
    live: LiveTable, rng: Random, seat: int, viewer: int | None, built: bool
) -> list[Event]:
    """What may follow a decision. A house taken back was seen, and the view does not say so:
    only the viewer's own are taken back, and what others drew."""
    other = (seat + 1) % len(live.company.names)
    everybody = tuple(range(len(live.company.names)))
    if rng.random() < 0.15 and built and seat == viewer and live.why_not_undo(seat) is None:
        return [TookBack(seat)]
    if rng.random() < 0.1 and not built:
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
        other = _imagined(world, viewer, rng)
        if other.end().game.state.hands != world.end().game.state.hands:
            return world, other
        world = World(world.seats, world.events[:-2])
    raise AssertionError("no other world was found")


def _imagined(world: World, viewer: int | None, rng: Random) -> World:
    """The world with other cards where the viewer cannot see them, wherever that is possible.

    What was dealt before the discards were shuffled must have been in the deck at that time.
    """
    live = world.end()
    rules = live.game.rules
    hands = rules.imagine(live.game.view(viewer), rng).hands
    deals = {
        deal.card: rules.write(deal) for deal in rules.chances(rules.setup(2, live.game.options))
    }
    for seat, held in enumerate(_held(live)):
        cards = [colour for colour, number in enumerate(hands[seat]) for _ in range(number)]
        for (number, place, colour), card in zip(held, cards, strict=True):
            changed = World(world.seats, _with(world.events, number, place, deals[card]))
            if seat != viewer and card != colour and _is_possible(changed):
                world = changed
    return world


def _with(events: list[Event], number: int, place: int, text: str) -> list[Event]:
    """The events with another card dealt at one place."""
    event = events[number]
    assert isinstance(event, Dealt | Moved)
    dealt = replace(event, texts=(*event.texts[:place], text, *event.texts[place + 1 :]))
    return [*events[:number], dealt, *events[number + 1 :]]


def _held(live: LiveTable) -> list[list[Card]]:
    """The cards in each hand, by where they were dealt."""
    held: list[list[Card]] = [[] for _ in live.company.names]
    for passage in live.passages:
        for place, step in enumerate(passage.steps):
            seat = step.before.seat
            changes = map(int.__sub__, step.after.hands[seat], step.before.hands[seat])
            for colour, change in enumerate(changes):
                if step.actor is NATURE and change:
                    held[seat].append((passage.seq - 1, place, colour))
                for _ in range(-change):
                    held[seat].remove(next(card for card in held[seat] if card[2] == colour))
    return held


def _is_possible(world: World) -> bool:
    """Whether the rules allow the whole game that stands."""
    record: Record = world.end().game.record()
    try:
        replay(record)
    except BadRecord:
        return False
    return True
