"""Who sees what: views by naming what is shown, glimpses of moves, and imagined positions."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from faubourg.core.game_protocol import Seat, Viewer
from faubourg.games.sunrise.model import Cards, Deal, Draw, Move, State, Stop, View
from faubourg.games.sunrise.unpacked_edition import Box

VISIBILITY = {
    "town": "public",
    "sites": "public",
    "hands": "own; sizes are public (SL-R10)",
    "deck": "size only (SL-R10)",
    "discards": "public (SL-3.1)",
    "pieces": "public (SL-R10)",
    "parks": "public",
    "ties": "public",
    "full_areas": "public",
    "first": "public",
    "seat": "public",
    "stage": "public",
    "due": "public",
    "last": "public",
    "park_built": "public",
    "last_round": "public",
    "areas_filled_by": "public",
    "idle": "public",
    "ended_by": "public",
}
"""Every field of a state, and who may know it."""


def view(box: Box, state: State, viewer: Viewer) -> View:
    """SL-R10 — numbers of cards and pieces for everybody, the cards of a hand for its owner."""
    hand = None if viewer is None else state.hands[viewer]
    return View(
        viewer=viewer,
        hand=hand,
        hand_sizes=tuple(map(sum, state.hands)),
        deck_size=sum(state.deck),
        unseen=_unseen(box, hand, state.discards),
        discards=state.discards,
        town=state.town,
        sites=state.sites,
        pieces=state.pieces,
        parks=state.parks,
        ties=state.ties,
        full_areas=state.full_areas,
        first=state.first,
        seat=state.seat,
        stage=state.stage,
        due=state.due,
        last=state.last,
        park_built=state.park_built,
        last_round=state.last_round,
        areas_filled_by=state.areas_filled_by,
        idle=state.idle,
        ended_by=state.ended_by,
    )


def _unseen(box: Box, hand: Cards | None, discards: Cards) -> Cards:
    """The cards of the box that lie neither in the viewer's hand nor in the public pile."""
    face_down = map(int.__sub__, box.printed, discards)
    return tuple(face_down) if hand is None else tuple(map(int.__sub__, face_down, hand))


def glimpse(box: Box, state: State, move: Move, viewer: Viewer) -> Move:
    """SL-1.4 — a card dealt is seen by its owner only."""
    if isinstance(move, Deal) and viewer != state.seat:
        return Deal(box.unknown)
    return move


def reveals(move: Move) -> bool:
    """Stopping and drawing hand over to Nature, and her cards are new to their owner."""
    return isinstance(move, Stop | Draw | Deal)


def imagine(view: View, rng: Random) -> State:
    """The unseen cards dealt at random to the other hands and the deck."""
    unseen = [colour for colour, number in enumerate(view.unseen) for _ in range(number)]
    rng.shuffle(unseen)
    cards = iter(unseen)
    kinds = len(view.unseen)
    hands = tuple(
        view.hand if view.hand is not None and seat == view.viewer else _take(cards, size, kinds)
        for seat, size in enumerate(view.hand_sizes)
    )
    return State(
        town=view.town,
        sites=view.sites,
        hands=hands,
        deck=_take(cards, view.deck_size, kinds),
        discards=view.discards,
        pieces=view.pieces,
        parks=view.parks,
        ties=view.ties,
        full_areas=view.full_areas,
        first=Seat(view.first),
        seat=Seat(view.seat),
        stage=view.stage,
        due=view.due,
        last=view.last,
        park_built=view.park_built,
        last_round=view.last_round,
        areas_filled_by=view.areas_filled_by,
        idle=view.idle,
        ended_by=view.ended_by,
    )


def _take(cards: Iterator[int], size: int, kinds: int) -> Cards:
    taken = [next(cards) for _ in range(size)]
    return tuple(taken.count(colour) for colour in range(kinds))
