"""Bots put in front of a position, and what they do there."""

from __future__ import annotations

from random import Random

from faubourg.bots import Advice, Budget, find_bot
from faubourg.core.game_protocol import NATURE
from faubourg.games.sunrise import Sunrise
from faubourg.games.sunrise.model import BuildHouse, Stage, State
from tests.games.sunrise.positions import rules_of

LANE = rules_of("lane")
NAMES = ("random", "greedy", "planner")


def advice(
    bot: str,
    state: State,
    *,
    seed: int = 1,
    budget: Budget | None = None,
    rules: Sunrise = LANE,
) -> list[Advice]:
    """What the bot says to the seat whose turn it is, from that seat's view alone."""
    view = rules.view(state, state.seat)
    return [*find_bot(bot).advise(rules, view, Random(seed), budget or Budget())]


def first_choice(bot: str, state: State) -> str:
    return LANE.write(advice(bot, state)[0].move)


def turn_of(bot: str, state: State) -> list[str]:
    """The moves of the bot's turn, up to the one that hands over to Nature or ends the game."""
    moves = []
    while state.stage is not Stage.OVER and LANE.to_act(state) is not NATURE:
        move = advice(bot, state)[0].move
        moves.append(LANE.write(move))
        state = LANE.play(state, move)
    return moves


def points_of(state: State, moves: list[str]) -> int:
    """What the moves bring at once, one after the other."""
    total = 0
    for text in moves:
        move = LANE.read(text)
        if isinstance(move, BuildHouse):
            total += move.cards * LANE.box.dots[move.space]
        state = LANE.play(state, move)
    return total
