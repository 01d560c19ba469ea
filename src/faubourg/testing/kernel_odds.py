"""Kernels draw, deal and play with the odds of the readable rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import msgspec
import numpy as np
from msgspec import Struct

from faubourg.bots import Budget, choose, find_bot
from faubourg.bots.greedy import GreedyBot
from faubourg.core.game_protocol import NATURE, AnyRules, Options, Viewer
from faubourg.kernels.kernel_protocol import Records
from faubourg.kernels.random_numbers import seed_of
from faubourg.testing.game_facts import random_move
from faubourg.testing.kernel_laws import HERE, Shadow, shadow_of
from faubourg.testing.same_distribution import agree, agrees_with_weights, means_agree

PAIRS = 40
"""Pairs of fields that are also compared together, lest they depend on one another."""
NEARLY = 1e-9
"""Values that are added up in another order may differ by so much."""


def nature_draws_by_her_weights(shadow: Shadow, state: Any, times: int, seed: int) -> None:
    kernel, rules = shadow.kernel, shadow.rules
    positions = shadow.encoded(state)
    drawn: Counter[Any] = Counter()
    for index in range(times):
        positions[HERE]["random"] = seed_of(seed, index)
        drawn[kernel.draw(shadow.box, positions, HERE)] += 1
    assert shadow.decoded(positions) == state, "a draw changes more than the randomness"
    weights = {kernel.action_of(rules, move): odds for move, odds in rules.chances(state).items()}
    assert agrees_with_weights(drawn, weights)


# What a viewer cannot see


def deals_like_imagine(shadow: Shadow, state: Any, viewer: Viewer, times: int, seed: int) -> None:
    """Whatever is dealt anew gives the same view, and every field has the odds of `imagine`."""
    rules, rng = shadow.rules, Random(seed)
    view = rules.view(state, viewer)
    dealt = [*redealt(shadow, view, viewer, times, seed)]
    for each in dealt[:50]:
        assert rules.view(each, viewer) == view
    imagined = [rules.imagine(view, rng) for _ in range(times)]
    ours, theirs = [flat(each) for each in dealt], [flat(each) for each in imagined]
    assert {*ours[0]} == {*theirs[0]}
    open_to_chance = [name for name in theirs[0] if len({each[name] for each in theirs}) > 1]
    for name in theirs[0]:
        if name not in open_to_chance:
            assert {each[name] for each in ours} == {theirs[0][name]}, name
    for names in [(name, name) for name in open_to_chance] + _some_pairs(open_to_chance, rng):
        assert agree(_together(ours, names), _together(theirs, names)), names


def redealt(shadow: Shadow, view: Any, viewer: Viewer, times: int, seed: int) -> Iterator[Any]:
    kernel = shadow.kernel
    hidden = kernel.encode_view(shadow.rules, shadow.box, view)
    for index in range(times):
        positions = np.zeros(3, kernel.position)
        positions[HERE] = hidden[0]
        positions[HERE]["random"] = seed_of(seed, index)
        kernel.redeal(shadow.box, positions, HERE, -1 if viewer is None else viewer)
        yield shadow.decoded(positions)


def flat(value: Any) -> dict[str, Any]:
    """A state as one table of plain values by their paths."""
    found: dict[str, Any] = {}

    def gather(path: str, part: Any) -> None:
        if isinstance(part, dict):
            for name, each in part.items():
                gather(f"{path}.{name}", each)
        elif isinstance(part, list | tuple):
            for index, each in enumerate(part):
                gather(f"{path}.{index}", each)
        else:
            found[path] = part

    gather("", msgspec.to_builtins(value))
    return found


def _together(states: Sequence[dict[str, Any]], names: tuple[str, str]) -> list[tuple[Any, ...]]:
    return [tuple(each[name] for name in names) for each in states]


def _some_pairs(names: Sequence[str], rng: Random) -> list[tuple[str, str]]:
    every = [(one, other) for one in names for other in names if one < other]
    return rng.sample(every, min(PAIRS, len(every)))


# Whole games


class Finished(Struct, frozen=True):
    """One game that has been played."""

    plies: int
    totals: tuple[int, ...]
    places: tuple[int, ...]
    ended_by: str


Chooser = Callable[[AnyRules, Any, Random], Any]


def readable_games(
    rules: AnyRules, seats: int, options: Options, policy: str, games: int, seed: int
) -> Iterator[Finished]:
    move_by: Chooser = random_move if policy == "random" else greedy_move
    for number in range(games):
        rng, state, plies = Random(f"{seed}:{number}"), rules.setup(seats, options), 0
        while rules.to_act(state) is not None:
            state, plies = rules.play(state, move_by(rules, state, rng)), plies + 1
        outcome = rules.outcome(state)
        assert outcome is not None
        yield Finished(plies, outcome.totals, outcome.places, outcome.ended_by)


def greedy_move(rules: AnyRules, state: Any, rng: Random) -> Any:
    seat = rules.to_act(state)
    if seat is NATURE or seat is None:
        return random_move(rules, state, rng)
    return choose(find_bot("greedy"), rules, rules.view(state, seat), rng)


def kernel_games(shadow: Shadow, start: Any, policy: str, games: int, seed: int) -> list[Finished]:
    kernel = shadow.kernel
    play = kernel.play_random if policy == "random" else kernel.play_greedy
    positions: Records = np.repeat(kernel.encode(shadow.rules, shadow.box, start), games)
    positions["random"] = [seed_of(seed, index) for index in range(games)]
    return [
        _finished(shadow, positions, index, play(shadow.box, positions, index, index + 1))
        for index in range(games)
    ]


def _finished(shadow: Shadow, positions: Records, index: int, plies: int) -> Finished:
    """Read from the decoded state: the kernel has no word in its own cause."""
    one = positions[index : index + 1]
    outcome = shadow.rules.outcome(shadow.kernel.decode(shadow.rules, shadow.box, one))
    assert outcome is not None, "a playout stopped before the end"
    return Finished(plies, outcome.totals, outcome.places, outcome.ended_by)


def games_are_alike(one: Sequence[Finished], other: Sequence[Finished]) -> None:
    """Length, points and places of each seat, and how games end."""
    assert means_agree([game.plies for game in one], [game.plies for game in other]), "length"
    for seat in range(len(one[0].totals)):
        for field in ("totals", "places"):
            ours, theirs = ([getattr(game, field)[seat] for game in all_] for all_ in (one, other))
            assert means_agree(ours, theirs), f"{field} of seat {seat}"
    assert agree([game.ended_by for game in one], [game.ended_by for game in other]), "endings"


def plays_like_the_rules(
    rules: AnyRules, seats: int, options: Options, policy: str, games: tuple[int, int], seed: int
) -> None:
    """So many playouts of the kernel, beside so many games by the readable rules."""
    shadow = shadow_of(rules, seats, options)
    ours = kernel_games(shadow, rules.setup(seats, options), policy, games[0], seed)
    games_are_alike(ours, [*readable_games(rules, seats, options, policy, games[1], seed)])


# The greedy choice


def chooses_like_the_greedy_bot(shadow: Shadow, state: Any, times: int, seed: int) -> None:
    """Only best moves, each as often as the others."""
    kernel, positions = shadow.kernel, shadow.encoded(state)
    chosen: Counter[Any] = Counter()
    for index in range(times):
        positions[HERE]["random"] = seed_of(seed, index)
        chosen[kernel.choose_greedily(shadow.box, positions, HERE)] += 1
    assert shadow.decoded(positions) == state, "choosing changes more than the randomness"
    best = {kernel.action_of(shadow.rules, move): 1 for move in best_moves(shadow.rules, state)}
    assert agrees_with_weights(chosen, best)


def best_moves(rules: AnyRules, state: Any) -> list[Any]:
    """Those that the greedy bot cannot tell apart: most points first, then cards to come."""
    seat = rules.to_act(state)
    assert isinstance(seat, int)
    advice = GreedyBot().advise(rules, rules.view(state, seat), Random(0), Budget())
    draws = {each.move: rules.to_act(rules.play(state, each.move)) is NATURE for each in advice}
    most = [each.move for each in advice if each.value >= advice[0].value - NEARLY]
    return [move for move in most if draws[move]] or most
