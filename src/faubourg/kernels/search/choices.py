"""What a seat does in the tree: the most urgent of what it has tried, or something new.

New actions are tried in the order of what they seem worth, more of them the more often a node is
visited; what an action seems worth counts beside what it brought until it has brought enough.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

import numpy as np

from faubourg.kernels.compiler import compiled_part, written_out
from faubourg.kernels.dispatch_by_game import (
    apply,
    choose_by_worth,
    choose_greedily,
    judge,
    seen_as,
    worth_trying,
)
from faubourg.kernels.random_numbers import random_below
from faubourg.kernels.search.records import NONE, STEPS, WORK, WORTH
from faubourg.kernels.search.tree import grow, has_room, urgency


@written_out
def follow_choice(box: Any, desk: Any, settings: Any, node: Any, who: Any) -> Any:
    """The child that the seat goes on with; NONE if the tree is full."""
    if _knows_its_choices(desk, settings, node, who):
        best, _ = _most_urgent(desk, settings, node, who, False)
        apply(box, desk.positions, WORK, desk.tree[best].action)
        return best
    number = worth_trying(box, desk.positions, WORK, desk.legal)
    kinds = _note_kinds(box, desk, settings, who, number)
    best, tried = _most_urgent(desk, settings, node, who, True)
    if tried == kinds:
        desk.tree[node].complete = 1
    elif best == NONE or (has_room(desk) and _may_widen(desk, settings, node)):
        return _try_something_new(box, desk, settings, node, who, number, best)
    action = _one_seen_as(box, desk, settings, who, number, desk.tree[best].action)
    apply(box, desk.positions, WORK, action)
    return best


@compiled_part
def _knows_its_choices(desk: Any, settings: Any, node: Any, who: Any) -> Any:
    """Whatever the deal, the observer can do here what it could do before: nothing is listed."""
    if who != settings.observer or not settings.branches_on_draws:
        return False
    found = desk.tree[node]
    return found.children > 0 and (found.complete or not _may_widen(desk, settings, node))


@compiled_part
def _may_widen(desk: Any, settings: Any, node: Any) -> Any:
    found = desk.tree[node]
    most = settings.widening * sqrt(float(found.visits))
    return settings.widening == 0.0 or found.children < most


@compiled_part
def _note_kinds(box: Any, desk: Any, settings: Any, who: Any, number: Any) -> Any:
    """Notes the legal actions as the observer sees them; returns how many it can tell apart."""
    desk.counts[STEPS] += 1
    step, kinds = np.int32(desk.counts[STEPS]), 0
    for each in range(number):
        seen = _seen(box, desk, settings, who, desk.legal[each])
        if desk.noted[seen] != step:
            desk.noted[seen] = step
            kinds += 1
    return kinds


@compiled_part
def _seen(box: Any, desk: Any, settings: Any, who: Any, action: Any) -> Any:
    """What the observer sees of an action; of its own all."""
    if who == settings.observer:
        return np.int64(action)
    return np.int64(seen_as(box, desk.positions, WORK, settings.observer, action))


@compiled_part
def _most_urgent(desk: Any, settings: Any, node: Any, who: Any, only_noted: Any) -> Any:
    """The child that the seat wants most, of those that are legal now, and how many these are."""
    step, number = np.int32(desk.counts[STEPS]), 0
    best, most = np.int64(NONE), -1e9
    child = np.int64(desk.tree[node].child)
    while child != NONE:
        found = desk.tree[child]
        if not only_noted or desk.noted[found.action] == step:
            number += 1
            found.available += 1
            wanted = urgency(found, who, settings.exploration, settings.trust)
            if wanted > most:
                best, most = child, wanted
        child = np.int64(found.sibling)
    return best, number


# Something new


@compiled_part
def _try_something_new(
    box: Any, desk: Any, settings: Any, node: Any, who: Any, number: Any, best: Any
) -> Any:
    """A new child for an action that has none, with what may be expected of it."""
    _mark_as_tried(desk, node)
    action, short = _something_new(box, desk, settings, who, number, best)
    expected = _expected(desk, settings, node, who, short)
    seen = _seen(box, desk, settings, who, action)
    apply(box, desk.positions, WORK, action)
    child = grow(desk, node, seen)
    if child != NONE:
        desk.tree[child].expected = expected
    return child


@compiled_part
def _mark_as_tried(desk: Any, node: Any) -> None:
    """Takes back the notes of actions that have children: what is still noted is new."""
    child = np.int64(desk.tree[node].child)
    while child != NONE:
        desk.noted[desk.tree[child].action] = 0
        child = np.int64(desk.tree[child].sibling)


@compiled_part
def _is_new(box: Any, desk: Any, settings: Any, who: Any, action: Any) -> Any:
    return desk.noted[_seen(box, desk, settings, who, action)] == np.int32(desk.counts[STEPS])


@compiled_part
def _something_new(box: Any, desk: Any, settings: Any, who: Any, number: Any, best: Any) -> Any:
    """An action not tried yet, and how much less it seems worth than the best of all."""
    if settings.playouts == WORTH:
        if best == NONE:
            action = choose_by_worth(box, desk.positions, WORK, desk.minds, 0)
            return np.int64(action), np.float32(0.0)
        return _most_promising(box, desk, settings, who, number)
    if best == NONE:
        return np.int64(choose_greedily(box, desk.positions, WORK)), np.float32(0.0)
    return _any_new(box, desk, settings, who, number), np.float32(0.0)


@compiled_part
def _most_promising(box: Any, desk: Any, settings: Any, who: Any, number: Any) -> Any:
    judge(box, desk.positions, WORK, desk.minds, 0, desk.legal, number)
    worths = desk.minds[0].worths
    best, most, chosen = worths[0], np.float32(-1e9), np.int64(desk.legal[0])
    for each in range(number):
        worth = worths[each]
        best = worth if worth > best else best
        if worth > most and _is_new(box, desk, settings, who, desk.legal[each]):
            most, chosen = worth, np.int64(desk.legal[each])
    return chosen, best - most


@compiled_part
def _any_new(box: Any, desk: Any, settings: Any, who: Any, number: Any) -> Any:
    found, chosen = 0, np.int64(desk.legal[0])
    for each in range(number):
        if _is_new(box, desk, settings, who, desk.legal[each]):
            found += 1
            if random_below(desk.positions[WORK], found) == 0:
                chosen = np.int64(desk.legal[each])
    return chosen


@compiled_part
def _expected(desk: Any, settings: Any, node: Any, who: Any, short: Any) -> Any:
    """The reward of an action that seems worth so many points less than the best."""
    found = desk.tree[node]
    mean = found.rewards[who] / found.visits if found.visits else np.float32(0.5)
    return mean - settings.slope * short


@compiled_part
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
