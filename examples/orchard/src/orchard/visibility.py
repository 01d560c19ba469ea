"""Who sees what: views by naming what is shown, glimpses of moves, and imagined positions."""

from __future__ import annotations

from collections import Counter
from random import Random

from faubourg.core.game_protocol import Viewer

from orchard.edition_schema import Box
from orchard.model import UNKNOWN, Cards, Deal, Exchange, Move, Plot, State, View

VISIBILITY = {
    "trees": "public",
    "hands": "own; sizes are public (OR-1.2)",
    "deck": "size only (OR-1.2)",
    "discards": "public (OR-2.1)",
    "seat": "public",
    "stage": "public",
    "first": "public",
    "passed": "public",
    "ended_by": "public",
}
"""Every field of a state, and who may know it."""


def view(box: Box, state: State, viewer: Viewer) -> View:
    plots = [Plot(box.letters[box.grows[plot]], state.trees[plot]) for plot in box.plots]
    starts = range(0, len(plots), box.width)
    return View(
        viewer=viewer,
        plots=tuple(tuple(plots[start : start + box.width]) for start in starts),
        hand=None if viewer is None else _letters(box, state.hands[viewer]),
        hand_sizes=tuple(map(sum, state.hands)),
        deck_size=sum(state.deck),
        discards=_letters(box, state.discards),
        seat=state.seat,
        stage=state.stage,
        first=state.first,
        passed=state.passed,
        ended_by=state.ended_by,
    )


def _letters(box: Box, cards: Cards) -> tuple[str, ...]:
    return tuple(box.letters[fruit] for fruit, number in enumerate(cards) for _ in range(number))


def glimpse(state: State, move: Move, viewer: Viewer) -> Move:
    """OR-1.2 — a card dealt is seen by its owner only."""
    return Deal(UNKNOWN) if isinstance(move, Deal) and viewer != state.seat else move


def reveals(state: State, move: Move) -> bool:
    """A card dealt is new to its owner; a card played is followed by one as long as there are any.

    Whoever exchanges or passes shows that no card of theirs fits.
    """
    return isinstance(move, Deal | Exchange) or sum(state.deck) > 0


def imagine(box: Box, view: View, rng: Random) -> State:
    """The unseen cards dealt at random to the other hands; the rest is the deck."""
    unseen = Counter(_letters(box, box.printed))
    unseen.subtract(view.discards)
    unseen.subtract(view.hand or ())
    cards = [*unseen.elements()]
    rng.shuffle(cards)
    hands = [
        view.hand if view.hand is not None and seat == view.viewer else _take(cards, size)
        for seat, size in enumerate(view.hand_sizes)
    ]
    return State(
        trees=tuple(plot.seat for row in view.plots for plot in row),
        hands=tuple(_counted(box, hand) for hand in hands),
        deck=_counted(box, tuple(cards)),
        discards=_counted(box, view.discards),
        seat=view.seat,
        stage=view.stage,
        first=view.first,
        passed=view.passed,
        ended_by=view.ended_by,
    )


def _take(cards: list[str], size: int) -> tuple[str, ...]:
    return tuple(cards.pop() for _ in range(size))


def _counted(box: Box, cards: tuple[str, ...]) -> Cards:
    return tuple(cards.count(letter) for letter in box.letters)
