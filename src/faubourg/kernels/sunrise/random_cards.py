"""Cards at random: what Nature deals, and any card of a pile or a hand."""

from __future__ import annotations

from typing import Any

from faubourg.kernels.compiler import compiled, compiled_part
from faubourg.kernels.random_numbers import random_below
from faubourg.kernels.sunrise.actions import DEAL
from faubourg.kernels.sunrise.card_counts import colour_at, one_of_each_kind, size


@compiled
def draw(box: Any, positions: Any, index: int) -> int:  # noqa: ARG001 - as all kernels take it
    """The deal of any card of the deck, each as likely as the others."""
    return int(DEAL + random_card(positions[index], positions[index].deck))


@compiled_part
def random_card(position: Any, pile: Any) -> Any:
    """The colour of any card of a pile."""
    return colour_at(pile, random_below(position, size(pile)))


@compiled_part
def random_kind(position: Any) -> Any:
    """One of the colours in the hand of the seat to act, each as likely as the others."""
    return random_card(position, one_of_each_kind(position.hands[position.seat]))
