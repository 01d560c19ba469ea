"""Information-set tree search of a single observer.

In every iteration what the observer cannot see is dealt anew. The tree branches on what the
observer sees, and on nothing else: cards that others draw make no branch, and of an action that it
sees in part only that part does. Which of the actions that look alike is taken is left to chance,
so others are expected to lay covered cards at random; the tree decides all that lies open, for
every seat by its own reward. A seat chooses among the actions that this deal allows, each by the
visits in which it was available.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

import numpy as np

from faubourg.kernels.compiler import compiled, written_out
from faubourg.kernels.for_any_game import (
    actor,
    apply,
    choose_greedily,
    draw,
    legal,
    play_greedy,
    play_random,
    redeal,
    seen_as,
)
from faubourg.kernels.kernel_protocol import NATURE, NOBODY, UNSEEN
from faubourg.kernels.random_numbers import random_below, random_bits
from faubourg.kernels.search.records import DEEPEST, GREEDY, NONE, ROOT, STEPS, WORK
from faubourg.kernels.search.rewards import margin_of, reckon, win_of
from faubourg.kernels.search.tree import child_for, find_child, grow, remember_children, urgency


@compiled
def iterate(box: Any, desk: Any, settings: Any, iterations: int) -> None:
    """So many more iterations on this desk."""
    for _ in range(iterations):
        _iterate_once(box, desk, settings[0])


@written_out
def _iterate_once(box: Any, desk: Any, settings: Any) -> None:
    desk.positions[WORK] = desk.positions[ROOT]
    desk.positions[WORK].random = random_bits(desk.positions[ROOT])
    redeal(box, desk.positions, WORK, settings.observer)
    depth = _descend(box, desk, settings)
    _play_out(box, desk, settings)
    reckon(box, desk, settings)
    _carry_up(desk, settings, depth)


@written_out
def _descend(box: Any, desk: Any, settings: Any) -> Any:
    """Plays down the tree until it has grown by a node, or the game is over; returns the depth."""
    node, depth, visits = np.int64(0), np.int64(0), 1
    desk.path[0] = 0
    while visits > 0 and depth < DEEPEST:
        who = actor(box, desk.positions, WORK)
        if who == NOBODY:
            break
        if who == NATURE:
            child = _follow_draw(box, desk, settings, node)
        else:
            child = _follow_choice(box, desk, settings, node, who)
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


@written_out
def _follow_choice(box: Any, desk: Any, settings: Any, node: Any, who: Any) -> Any:
    """The seat tries something new, or the most urgent of what it has tried."""
    number = legal(box, desk.positions, WORK, desk.legal)
    untried, best = _sort_out(box, desk, settings, node, who, number)
    if untried and (best == NONE or _may_widen(desk, settings, node)):
        action = _something_new(box, desk, settings, untried, best)
        seen = np.int64(seen_as(box, desk.positions, WORK, settings.observer, action))
        apply(box, desk.positions, WORK, action)
        return grow(desk, node, seen)
    action = _one_seen_as(box, desk, settings, who, number, desk.tree[best].action)
    apply(box, desk.positions, WORK, action)
    return best


@compiled
def _sort_out(box: Any, desk: Any, settings: Any, node: Any, who: Any, number: Any) -> Any:
    """How many legal actions are untried (they are listed), and the most urgent child."""
    desk.counts[STEPS] += 1
    step = desk.counts[STEPS]
    untried, best, most = 0, np.int64(NONE), -1.0
    remember_children(desk, node)
    for each in range(number):
        action = desk.legal[each]
        seen = _seen(box, desk, settings, who, action)
        child = child_for(desk, node, seen)
        if child == NONE:
            desk.untried[untried] = action
            untried += 1
        elif desk.tree[child].met != step:
            desk.tree[child].met = step
            desk.tree[child].available += 1
            worth = urgency(desk.tree[child], who, settings.exploration)
            if worth > most:
                best, most = child, worth
    return untried, best


@compiled
def _seen(box: Any, desk: Any, settings: Any, who: Any, action: Any) -> Any:
    """What the observer sees of an action; of its own all."""
    if who == settings.observer:
        return np.int64(action)
    return np.int64(seen_as(box, desk.positions, WORK, settings.observer, action))


@compiled
def _may_widen(desk: Any, settings: Any, node: Any) -> Any:
    if settings.widening == 0.0 or node == 0:
        return True
    found = desk.tree[node]
    return found.children < settings.widening * sqrt(float(found.visits))


@compiled
def _something_new(box: Any, desk: Any, settings: Any, untried: Any, best: Any) -> Any:
    """At first what a greedy player would do, then anything."""
    if best == NONE and settings.playouts == GREEDY:
        return np.int64(choose_greedily(box, desk.positions, WORK))
    return np.int64(desk.untried[random_below(desk.positions[WORK], untried)])


@compiled
def _one_seen_as(box: Any, desk: Any, settings: Any, who: Any, number: Any, seen: Any) -> Any:
    """Any of the legal actions that look like this one to the observer."""
    if who == settings.observer:
        return np.int64(seen)
    chosen, alike = np.int64(seen), 0
    for each in range(number):
        action = desk.legal[each]
        if _seen(box, desk, settings, who, action) == seen:
            alike += 1
            if alike == 1 or random_below(desk.positions[WORK], alike) == 0:
                chosen = np.int64(action)
    return chosen


@written_out
def _play_out(box: Any, desk: Any, settings: Any) -> None:
    """To the end of the game, or as far as the horizon."""
    if settings.horizon > 0:
        _play_as_far_as(box, desk, settings.horizon)
    elif settings.playouts == GREEDY:
        play_greedy(box, desk.positions, WORK, WORK + 1)
    else:
        play_random(box, desk.positions, WORK, WORK + 1)


@compiled
def _play_as_far_as(box: Any, desk: Any, horizon: Any) -> None:
    for _ in range(horizon):
        who = actor(box, desk.positions, WORK)
        if who == NOBODY:
            return
        if who == NATURE:
            apply(box, desk.positions, WORK, draw(box, desk.positions, WORK))
        else:
            apply(box, desk.positions, WORK, choose_greedily(box, desk.positions, WORK))


@compiled
def _carry_up(desk: Any, settings: Any, depth: Any) -> None:
    """Every node of the path learns how it went."""
    win = win_of(desk, settings.seats, settings.observer)
    margin = margin_of(desk, settings.seats, settings.observer)
    for each in range(depth + 1):
        node = desk.tree[desk.path[each]]
        node.visits += 1
        node.wins += win
        node.margin += margin
        for seat in range(settings.seats):
            node.rewards[seat] += desk.rewards[seat]
