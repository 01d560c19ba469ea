"""The kernel of Sunrise Lane, as every kernel is called."""

from __future__ import annotations

from typing import Any

from faubourg.core.game_protocol import AnyRules
from faubourg.games.sunrise import Sunrise
from faubourg.games.sunrise.model import Move, State, View
from faubourg.kernels.dispatch_by_game import register_kernel
from faubourg.kernels.kernel_protocol import Judgement, Records
from faubourg.kernels.sunrise import (
    action_worth,
    actions,
    apply_action,
    box_from_edition,
    estimate,
    greedy,
    house_worth,
    judgement_weights,
    legal_actions,
    playouts,
    random_cards,
    redeal,
    scoring,
    state_conversion,
)
from faubourg.kernels.sunrise.actions import ACTIONS, MOST_MOVES
from faubourg.kernels.sunrise.layout import BOX, ENDINGS, LINES, POSITION


class SunriseKernel:
    """The readable rules of one edition on one side, its records on the other."""

    game = "sunrise"
    position = POSITION
    actions = ACTIONS
    most_moves = MOST_MOVES
    lines: tuple[str, ...] = LINES
    endings: tuple[str, ...] = ENDINGS

    def pack(self, rules: AnyRules, seats: int, options: Any) -> Records:  # noqa: ARG002
        """The box. What the players agreed on lies in each position, as in each state."""
        return box_from_edition.pack(_sunrise(rules).box, seats)

    def pack_view(self, rules: AnyRules, view: View) -> Records:
        return box_from_edition.pack(_sunrise(rules).box, len(view.hand_sizes))

    def encode(self, rules: AnyRules, box: Records, state: State) -> Records:  # noqa: ARG002
        return state_conversion.encode(_sunrise(rules).box, state)

    def encode_view(self, rules: AnyRules, box: Records, view: View) -> Records:  # noqa: ARG002
        return state_conversion.encode_view(_sunrise(rules).box, view)

    def decode(self, rules: AnyRules, box: Records, position: Records) -> State:
        return state_conversion.decode(_sunrise(rules).box, int(box[0]["seats"]), position[0])

    def action_of(self, rules: AnyRules, move: Move) -> int:
        return actions.action_of(_sunrise(rules).box, move)

    def move_of(self, rules: AnyRules, action: int) -> Move:
        return actions.move_of(_sunrise(rules).box, action)

    actor = staticmethod(legal_actions.actor)
    legal = staticmethod(legal_actions.legal)
    worth_trying = staticmethod(legal_actions.worth_trying)
    apply = staticmethod(apply_action.apply)
    draw = staticmethod(random_cards.draw)
    seen_as = staticmethod(redeal.seen_as)
    redeal = staticmethod(redeal.redeal)
    score = staticmethod(scoring.score)
    totals = staticmethod(scoring.totals)
    places = staticmethod(scoring.places)
    ended_by = staticmethod(scoring.ended_by)
    choose_greedily = staticmethod(greedy.choose_greedily)
    play_random = staticmethod(playouts.play_random)
    play_greedy = staticmethod(greedy.play_greedy)
    choose_by_worth = staticmethod(action_worth.choose_by_worth)
    judge = staticmethod(action_worth.judge)
    estimate = staticmethod(estimate.estimate)
    judgement = Judgement(
        tuple(judgement_weights.JUDGEMENT[name] for name in house_worth.WEIGHTS),
        house_worth.minds_for,
        house_worth.WEIGHTS,
    )


def _sunrise(rules: AnyRules) -> Sunrise:
    assert isinstance(rules, Sunrise)
    return rules


KERNEL = SunriseKernel()
register_kernel(BOX, KERNEL)
