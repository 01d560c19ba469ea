"""The tree of what an observer can tell apart: nodes, and the choice among them."""

from __future__ import annotations

from math import log, sqrt
from typing import Any

import numpy as np

from faubourg.kernels.compiler import compiled_part
from faubourg.kernels.search.records import NODES_USED, NONE


@compiled_part
def find_child(desk: Any, node: Any, action: Any) -> Any:
    """The child that the action leads to, or NONE."""
    child = np.int64(desk.tree[node].child)
    while child != NONE and desk.tree[child].action != action:
        child = np.int64(desk.tree[child].sibling)
    return child


@compiled_part
def has_room(desk: Any) -> Any:
    return desk.counts[NODES_USED] < len(desk.tree)


@compiled_part
def grow(desk: Any, node: Any, action: Any) -> Any:
    """A new child; NONE if the tree is full."""
    if not has_room(desk):
        return np.int64(NONE)
    new = desk.counts[NODES_USED]
    desk.counts[NODES_USED] += 1
    child = desk.tree[new]
    child.action, child.child = action, NONE
    child.sibling = desk.tree[node].child
    child.available = 1
    desk.tree[node].child = new
    desk.tree[node].children += 1
    return np.int64(new)


@compiled_part
def urgency(node: Any, seat: Any, exploration: Any, trust: Any) -> Any:
    """How much a seat wants to try an action again: what it brought, beside what was expected of
    it, and how rarely it was tried when it could have been."""
    mean = (node.rewards[seat] + trust * node.expected) / (node.visits + trust)
    return mean + exploration * sqrt(log(float(node.available)) / node.visits)
