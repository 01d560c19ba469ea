"""Kernels draw, deal and play with the odds of the readable rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, TypeAlias

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

Columns: TypeAlias = dict[str, tuple[Any, ...]]
"""The values of many states, by where they stand in each."""
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
    fields = imagined[0].__struct_fields__
    uncertain = [name for name in fields if _differs(imagined, name)]
    for name in {*fields} - {*uncertain}:
        known = getattr(imagined[0], name)
        assert all(getattr(each, name) == known for each in dealt), name
    _columns_agree(columns(dealt, uncertain), columns(imagined, uncertain), rng)


def _differs(states: Sequence[Any], name: str) -> bool:
    """Whether a field is not the same in all."""
    first = getattr(states[0], name)
    return any(getattr(each, name) != first for each in states)


def _columns_agree(ours: Columns, theirs: Columns, rng: Random) -> None:
    """Column by column, and some by two, lest they depend on one another."""
    assert {*ours} == {*theirs}
    names = [name for name, column in theirs.items() if len({*column}) > 1]
    for name in {*theirs} - {*names}:
        assert {*ours[name]} == {*theirs[name]}, name
    for name in names:
        assert agree(ours[name], theirs[name]), name
    for pair in _some_pairs(names, rng):
        assert agree(_together(ours, pair), _together(theirs, pair)), pair


def _together(all_: Columns, names: tuple[str, str]) -> list[tuple[Any, ...]]:
    return [*zip(*(all_[name] for name in names), strict=True)]


def redealt(shadow: Shadow, view: Any, viewer: Viewer, times: int, seed: int) -> Iterator[Any]:
    kernel = shadow.kernel
    hidden = kernel.encode_view(shadow.rules, shadow.box, view)
    for index in range(times):
        positions = np.zeros(3, kernel.position)
        positions[HERE] = hidden[0]
        positions[HERE]["random"] = seed_of(seed, index)
        kernel.redeal(shadow.box, positions, HERE, -1 if viewer is None else viewer)
        yield shadow.decoded(positions)


def columns(states: Sequence[Any], fields: Sequence[str]) -> Columns:
    """The plain values of some fields in all states, by their paths; those are the same in all."""
    plain = [[msgspec.to_builtins(getattr(each, name)) for name in fields] for each in states]
    paths = _paths_in(dict(zip(fields, plain[0], strict=True)))
    return dict(zip(paths, zip(*map(_values_in, plain), strict=True), strict=True))


def _paths_in(part: Any, path: str = "") -> Iterator[str]:
    if isinstance(part, dict | list | tuple):
        for name, each in part.items() if isinstance(part, dict) else enumerate(part):
            yield from _paths_in(each, f"{path}.{name}")
    else:
        yield path


def _values_in(part: Any) -> list[Any]:
    """In the order of the paths."""
    if isinstance(part, dict | list | tuple):
        parts = part.values() if isinstance(part, dict) else part
        return [value for each in parts for value in _values_in(each)]
    return [part]


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
    most = [each.move for each in advice if each.value >= advice[0].value - NEARLY]
    return [move for move in most if rules.to_act(rules.play(state, move)) is NATURE] or most
