"""What a hand allows: the cards that can be built with, given away, and what is left of them.

Cards of unknown face, which only a redacted record has, might be of any colour.
"""

from __future__ import annotations

from faubourg.core.tuple_changes import add, put
from faubourg.games.sunrise.model import Cards, Colour, State


def held(state: State) -> list[int]:
    """How many cards of each colour the seat to act has, or may have."""
    *known, unknown = state.hands[state.seat]
    return [number + unknown for number in known]


def affordable_floors(state: State) -> list[int]:
    """SL-2.3, SL-2.9 — for each colour as many floors as there are cards of it and pieces left."""
    pieces = state.pieces[state.seat]
    return [min(number, pieces) for number in held(state)]


def cards_to_give(state: State) -> list[Colour]:
    """SL-2.6, SL-3.1 — the colours of which there is, or may be, a card in the hand."""
    return [Colour(colour) for colour, number in enumerate(held(state)) if number]


def hand_without(state: State, card: Colour, number: int) -> tuple[tuple[Cards, ...], Cards]:
    """The hands without the cards played, and the deck as it is known now.

    A card dealt face down shows its colour when it is played: it was that card that left the deck.
    """
    hand = state.hands[state.seat]
    hidden = max(0, number - hand[card])
    if not hidden:
        return put(state.hands, state.seat, add(hand, card, -number)), state.deck
    unknown = len(hand) - 1
    less = add(add(hand, card, hidden - number), unknown, -hidden)
    deck = add(add(state.deck, card, -hidden), unknown, hidden)
    return put(state.hands, state.seat, less), deck
