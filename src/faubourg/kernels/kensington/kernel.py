"""The kernel of Kensington, as simulation and search know it."""

from __future__ import annotations

from typing import Any

import numpy as np

from faubourg.core.game_protocol import AnyRules
from faubourg.games.kensington.model import State
from faubourg.kernels.compiler import compiled
from faubourg.kernels.dispatch_by_game import register_kernel
from faubourg.kernels.kensington import (
    action_worth,
    apply_action,
    box_from_edition,
    estimate,
    facade_worth,
    greedy,
    judgement_weights,
    layout,
    legal_actions,
    playouts,
    scoring,
    state_conversion,
)
from faubourg.kernels.kensington.actions import ACTIONS, MOST_MOVES, action_of, move_of
from faubourg.kernels.kernel_protocol import Judgement, Kernel, Records


@compiled
def redeal(boxes: Records, positions: Records, index: int, seat: int) -> None:
    """KG-R3 — nothing is hidden: what lies in the middle is uncertain, not secret."""


@compiled
def seen_as(
    boxes: Records,  # noqa: ARG001 - as all kernels take it
    positions: Records,  # noqa: ARG001 - likewise
    index: int,  # noqa: ARG001 - likewise
    seat: int,  # noqa: ARG001 - likewise
    action: int,
) -> int:
    """KG-R3 — everybody sees everything."""
    return int(action)


def pack_view(rules: AnyRules, view: State) -> Records:
    """What the players agreed on lies in each position, as in each state."""
    return box_from_edition.pack(rules, len(view.facades), None)


class KensingtonKernel:
    game = "kensington"
    position: np.dtype[Any] = layout.POSITION
    actions = ACTIONS
    most_moves = MOST_MOVES
    lines: tuple[str, ...] = layout.LINES
    endings: tuple[str, ...] = layout.ENDINGS

    pack = staticmethod(box_from_edition.pack)
    pack_view = staticmethod(pack_view)
    encode = staticmethod(state_conversion.encode)
    encode_view = staticmethod(state_conversion.encode)
    decode = staticmethod(state_conversion.decode)
    action_of = staticmethod(action_of)
    move_of = staticmethod(move_of)

    actor = staticmethod(legal_actions.actor)
    legal = staticmethod(legal_actions.legal)
    worth_trying = staticmethod(legal_actions.legal)
    apply = staticmethod(apply_action.apply)
    draw = staticmethod(playouts.draw)
    redeal = staticmethod(redeal)
    seen_as = staticmethod(seen_as)
    score = staticmethod(scoring.score)
    totals = staticmethod(scoring.totals)
    places = staticmethod(scoring.places)
    ended_by = staticmethod(scoring.ended_by)
    choose_greedily = staticmethod(greedy.greedy_action)
    play_random = staticmethod(playouts.play_random)
    choose_by_worth = staticmethod(action_worth.choose_by_worth)
    judge = staticmethod(action_worth.judge)
    estimate = staticmethod(estimate.estimate)
    judgement = Judgement(
        tuple(judgement_weights.JUDGEMENT[name] for name in facade_worth.WEIGHTS),
        facade_worth.minds_for,
        facade_worth.WEIGHTS,
    )
    play_greedy = staticmethod(greedy.play_greedy)


KERNEL: Kernel = KensingtonKernel()
register_kernel(layout.BOX, KERNEL)
