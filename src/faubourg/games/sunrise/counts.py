"""Counts of cards and pieces: frozen tuples, changed by making new ones."""

from __future__ import annotations

from typing import TypeVar

from faubourg.games.sunrise.model import Cards, Colour, State

T = TypeVar("T")


def add(counts: tuple[int, ...], index: int, number: int) -> tuple[int, ...]:
    return (*counts[:index], counts[index] + number, *counts[index + 1 :])


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


def put(row: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    return (*row[:index], item, *row[index + 1 :])
