"""What an action does, whoever acts."""

from __future__ import annotations

from typing import Any

from faubourg.games.bella_vista.model import TURNS
from faubourg.kernels.bella_vista import actions
from faubourg.kernels.bella_vista.chance_moves import play_draw
from faubourg.kernels.bella_vista.construction import (
    build,
    decline,
    number_to_build,
    spot_at,
    take_contract,
)
from faubourg.kernels.bella_vista.layout import KINDS
from faubourg.kernels.bella_vista.offering import lay_offer
from faubourg.kernels.compiler import compiled


@compiled
def apply(boxes: Any, positions: Any, index: int, action: int) -> None:
    """The position after a legal action."""
    box, position = boxes[0], positions[index]
    if action >= actions.LOTS:
        play_draw(box, position, action)
    elif action >= actions.PLACES:
        place = action - actions.PLACES
        build(box, position, spot_at(box, number_to_build(position), place // TURNS, place % TURNS))
    elif action >= actions.TAKES:
        take_contract(box, position, action - actions.TAKES)
    elif action >= actions.OFFERS:
        offer = action - actions.OFFERS
        lay_offer(box, position, offer // KINDS, offer % KINDS)
    else:
        decline(box, position)
