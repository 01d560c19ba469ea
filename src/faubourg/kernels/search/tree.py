"""The tree of what an observer can tell apart: nodes, and the choice among them."""

from __future__ import annotations

from math import log, sqrt
from typing import Any

import numpy as np

from faubourg.kernels.compiler import compiled
from faubourg.kernels.search.records import NODES_USED, NONE


@compiled
def child_for(desk: Any, node: Any, action: Any) -> Any:
    """The child that the action leads to, or NONE; `remember_children` has been called."""
    child = np.int64(desk.child_of[action])
    found = desk.tree[child]
    return child if found.parent == node and found.action == action else np.int64(NONE)


@compiled
def remember_children(desk: Any, node: Any) -> None:
    """Notes for each action the child that it leads to; notes of other nodes stay, and do no harm,
    since a child knows its parent."""
    child = np.int64(desk.tree[node].child)
    while child != NONE:
        desk.child_of[desk.tree[child].action] = child
        child = np.int64(desk.tree[child].sibling)


@compiled
def find_child(desk: Any, node: Any, action: Any) -> Any:
    """The same for one action, without notes."""
    child = np.int64(desk.tree[node].child)
    while child != NONE and desk.tree[child].action != action:
        child = np.int64(desk.tree[child].sibling)
    return child


@compiled
def grow(desk: Any, node: Any, action: Any) -> Any:
    """A new child; NONE if the tree is full."""
    new = desk.counts[NODES_USED]
    if new == len(desk.tree):
        return np.int64(NONE)
    desk.counts[NODES_USED] += 1
    child = desk.tree[new]
    child.action, child.parent, child.child = action, node, NONE
    child.sibling = desk.tree[node].child
    child.available = 1
    desk.tree[node].child = new
    desk.tree[node].children += 1
    return np.int64(new)


@compiled
def urgency(node: Any, seat: Any, exploration: Any) -> Any:
    """How much a seat wants to try an action again: what it brought, and how rarely it was tried
    when it could have been."""
    mean = node.rewards[seat] / node.visits
    return mean + exploration * sqrt(log(float(node.available)) / node.visits)
