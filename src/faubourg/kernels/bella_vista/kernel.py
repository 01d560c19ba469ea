"""The kernel of Bella Vista: what the protocol asks for, gathered."""

from __future__ import annotations

from typing import Any

import numpy as np

from faubourg.core.game_protocol import AnyRules
from faubourg.games.bella_vista import BellaVista
from faubourg.games.bella_vista.meta import META
from faubourg.games.bella_vista.model import BellaVistaOptions
from faubourg.kernels import without_judgement
from faubourg.kernels.bella_vista import actions, box_from_edition, state_conversion
from faubourg.kernels.bella_vista.apply_action import apply
from faubourg.kernels.bella_vista.chance_moves import draw
from faubourg.kernels.bella_vista.greedy import choose_greedily, play_greedy
from faubourg.kernels.bella_vista.layout import BOX, POSITION
from faubourg.kernels.bella_vista.legal_actions import MOST_MOVES, actor, legal, worth_trying
from faubourg.kernels.bella_vista.playouts import play_random
from faubourg.kernels.bella_vista.redeal import redeal, seen_as
from faubourg.kernels.bella_vista.scoring import LINES, ended_by, places, score, totals
from faubourg.kernels.dispatch_by_game import register_kernel
from faubourg.kernels.kernel_protocol import Kernel, Records

PACKED_KEPT = 8
"""Boxes of games that somebody looks at."""
_packed: dict[tuple[str, int, BellaVistaOptions], Records] = {}
"""By edition, seats and options, the one asked for last at the end."""


class BellaVistaKernel:
    """The protocol of kernels, fulfilled."""

    game = META.key
    position: np.dtype[Any] = POSITION
    actions = actions.ACTIONS
    most_moves = MOST_MOVES
    lines: tuple[str, ...] = LINES
    endings: tuple[str, ...] = (state_conversion.END,)

    actor = staticmethod(actor)
    legal = staticmethod(legal)
    worth_trying = staticmethod(worth_trying)
    apply = staticmethod(apply)
    draw = staticmethod(draw)
    redeal = staticmethod(redeal)
    seen_as = staticmethod(seen_as)
    score = staticmethod(score)
    totals = staticmethod(totals)
    places = staticmethod(places)
    ended_by = staticmethod(ended_by)
    choose_greedily = staticmethod(choose_greedily)
    play_random = staticmethod(play_random)
    choose_by_worth = staticmethod(without_judgement.choose_by_worth)
    judge = staticmethod(without_judgement.judge)
    estimate = staticmethod(without_judgement.estimate)
    judgement = without_judgement.NO_JUDGEMENT
    play_greedy = staticmethod(play_greedy)

    def pack(self, rules: AnyRules, seats: int, options: Any) -> Records:
        return box_from_edition.pack(_bella_vista(rules), seats, options)

    def pack_view(self, rules: AnyRules, view: Any) -> Records:
        """Kept for the next view of the same game: to pack a city takes longer than to look."""
        options = BellaVistaOptions(city=view.city, closed_contracts=view.closed_contracts)
        name = (rules.edition.hash, len(view.coins), options)
        box = _packed.pop(name, None)
        if box is None:
            box = box_from_edition.pack(_bella_vista(rules), len(view.coins), options)
        _packed[name] = box
        if len(_packed) > PACKED_KEPT:
            _packed.pop(next(iter(_packed)), None)
        return box

    def encode(self, rules: AnyRules, box: Records, state: Any) -> Records:
        return state_conversion.encode(_bella_vista(rules), box, state)

    def encode_view(self, rules: AnyRules, box: Records, view: Any) -> Records:
        return state_conversion.encode_view(_bella_vista(rules), box, view)

    def decode(self, rules: AnyRules, box: Records, position: Records) -> Any:
        return state_conversion.decode(_bella_vista(rules), box, position)

    def action_of(self, rules: AnyRules, move: Any) -> int:  # noqa: ARG002 - fixed for all
        return actions.action_of(move)

    def move_of(self, rules: AnyRules, action: int) -> Any:  # noqa: ARG002 - fixed for all
        return actions.move_of(action)


def _bella_vista(rules: AnyRules) -> BellaVista:
    assert isinstance(rules, BellaVista)
    return rules


KERNEL: Kernel = BellaVistaKernel()
register_kernel(BOX, KERNEL)
