"""What a search keeps: its tree, how it is to search, and the desk on which it works."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from faubourg.kernels.kernel_protocol import Kernel, Records

SEATS = 5
"""At most, in any game."""
NONE = -1
"""In place of a node."""
DEEPEST = 200
"""Steps from the root to a leaf; deeper down everything is playout."""

ROOT, WORK = 0, 1
"""The positions on the desk: where the search begins, and the one that is played on."""

RANDOM, GREEDY = range(2)
"""How games are played out below the tree."""

NODE = np.dtype(
    [
        ("action", np.int32),
        ("parent", np.int32),
        ("child", np.int32),
        ("sibling", np.int32),
        ("visits", np.int32),
        ("available", np.int32),
        ("met", np.int32),
        ("children", np.int32),
        ("wins", np.float32),
        ("margin", np.float32),
        ("rewards", np.float32, (SEATS,)),
    ],
    align=True,
)
"""What the observer saw happen, `action`, after what it saw at `parent`.

`available` counts the visits of the parent in which the action was legal, `met` is the number of
the step in which it was counted last; `wins` and `margin` are the observer's, `rewards` those of
everybody, all of them summed over the visits.
"""

SETTINGS = np.dtype(
    [
        ("observer", np.int32),
        ("seats", np.int32),
        ("playouts", np.int32),
        ("horizon", np.int32),
        ("exploration", np.float32),
        ("widening", np.float32),
        ("place_share", np.float32),
        ("margin_of_half", np.float32),
        ("branches_on_draws", np.uint8),
        ("sees_every_line", np.uint8),
    ],
    align=True,
)
"""How to search: `horizon` actions are played out below the tree, 0: to the end of the game; a node
gets another child while it has fewer than `widening` times the root of its visits, 0: always."""


class Desk(NamedTuple):
    """The arrays of one search; two searches at the same time need two desks."""

    positions: Records
    tree: Records
    counts: NDArray[np.int64]
    """Nodes used, steps taken."""
    legal: NDArray[np.int32]
    untried: NDArray[np.int32]
    child_of: NDArray[np.int32]
    """For each action the child that it led to last, of whatever node."""
    path: NDArray[np.int32]
    points: NDArray[np.int32]
    places: NDArray[np.int32]
    sheet: NDArray[np.int32]
    lines: NDArray[np.uint8]
    """Which kinds of score lines count."""
    rewards: NDArray[np.float32]


NODES_USED, STEPS = range(2)


def desk_for(kernel: Kernel, position: Records, nodes: int) -> Desk:
    """A desk with a tree of the root alone, and room for so many nodes."""
    positions = np.repeat(position, 2)
    tree = np.zeros(max(nodes, 1), NODE)
    tree[0] = (NONE, NONE, NONE, NONE, 0, 0, 0, 0, 0, 0, 0)
    return Desk(
        positions,
        tree,
        np.array([1, 0], np.int64),
        np.zeros(kernel.most_moves, np.int32),
        np.zeros(kernel.most_moves, np.int32),
        np.zeros(kernel.actions, np.int32),
        np.zeros(DEEPEST + 1, np.int32),
        np.zeros(SEATS, np.int32),
        np.zeros(SEATS, np.int32),
        np.zeros((SEATS, len(kernel.lines)), np.int32),
        np.ones(len(kernel.lines), np.uint8),
        np.zeros(SEATS, np.float32),
    )
