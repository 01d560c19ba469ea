"""Information-set tree search of a single observer.

In every iteration what the observer cannot see is dealt anew. The tree branches on what the
observer sees, and on nothing else: cards that others draw make no branch, and of an action that it
sees in part only that part does. Which of the actions that look alike is taken is left to chance,
so others are expected to lay covered cards at random; the tree decides all that lies open, for
every seat by its own reward. A seat chooses among the actions that this deal allows, each by the
visits in which it was available.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from faubourg.kernels.compiler import compiled, compiled_part, written_out
from faubourg.kernels.dispatch_by_game import actor, apply, draw, redeal, seen_as
from faubourg.kernels.kernel_protocol import NATURE, NOBODY, UNSEEN
from faubourg.kernels.random_numbers import random_bits
from faubourg.kernels.search.choices import follow_choice
from faubourg.kernels.search.playing_on import play_on
from faubourg.kernels.search.records import NONE, ROOT, WORK
from faubourg.kernels.search.rewards import value_position
from faubourg.kernels.search.tree import find_child, grow


@compiled
def iterate(box: Any, desk: Any, settings: Any, iterations: int) -> None:
    """So many more iterations on this desk."""
    for _ in range(iterations):
        _iterate_once(box, desk, settings[0])


@written_out
def _iterate_once(box: Any, desk: Any, settings: Any) -> None:
    desk.positions[WORK] = desk.positions[ROOT]
    desk.positions[WORK].random = random_bits(desk.positions[ROOT])
    if settings.deals_anew:
        redeal(box, desk.positions, WORK, settings.observer)
    depth = _descend(box, desk, settings)
    play_on(box, desk, settings)
    value_position(box, desk, settings)
    _carry_up(desk, settings, depth)


@written_out
def _descend(box: Any, desk: Any, settings: Any) -> Any:
    """Plays down the tree until it has grown by a node, or the game is over; returns the depth."""
    node, depth, visits = np.int64(0), np.int64(0), 1
    desk.path[0] = 0
    while visits > 0 and depth < settings.deepest:
        who = actor(box, desk.positions, WORK)
        if who == NOBODY:
            break
        if who == NATURE:
            child = _follow_draw(box, desk, settings, node)
        else:
            child = follow_choice(box, desk, settings, node, who)
        if child == NONE:
            break
        if child != node:
            node, depth = child, depth + 1
            desk.path[depth] = node
            visits = desk.tree[node].visits
    return depth


@written_out
def _follow_draw(box: Any, desk: Any, settings: Any, node: Any) -> Any:
    """Nature draws; the node stays the same unless the observer sees it."""
    action = draw(box, desk.positions, WORK)
    seen = np.int64(seen_as(box, desk.positions, WORK, settings.observer, action))
    apply(box, desk.positions, WORK, action)
    if seen == UNSEEN or not settings.branches_on_draws:
        return node
    child = find_child(desk, node, seen)
    return grow(desk, node, seen) if child == NONE else child


@compiled_part
def _carry_up(desk: Any, settings: Any, depth: Any) -> None:
    """Every node of the path learns how it went."""
    for each in range(depth + 1):
        node = desk.tree[desk.path[each]]
        node.visits += 1
        node.margin += desk.margins[settings.observer]
        for seat in range(settings.seats):
            node.rewards[seat] += desk.rewards[seat]
            node.wins[seat] += desk.wins[seat]
