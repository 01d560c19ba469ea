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

GREEDY, WORTH = range(2)
"""How games are played out below the tree."""

NODE = np.dtype(
    [
        ("action", np.int32),
        ("child", np.int32),
        ("sibling", np.int32),
        ("visits", np.int32),
        ("available", np.int32),
        ("children", np.int32),
        ("complete", np.int32),
        ("wins", np.float32, (SEATS,)),
        ("margin", np.float32),
        ("expected", np.float32),
        ("rewards", np.float32, (SEATS,)),
    ],
    align=True,
)
"""What the observer saw happen, `action`, after what it saw before.

`available` counts the visits of the node before in which the action was legal; a node is `complete`
when every action that was legal at some visit had been tried. `expected` is the reward that the
action seemed to promise to whoever took it. `margin` is the observer's, `wins` and `rewards` are
those of everybody, all three summed over the visits.
"""

SETTINGS = np.dtype(
    [
        ("observer", np.int32),
        ("seats", np.int32),
        ("playouts", np.int32),
        ("horizon", np.int32),
        ("rounds", np.int32),
        ("deepest", np.int32),
        ("exploration", np.float32),
        ("widening", np.float32),
        ("trust", np.float32),
        ("slope", np.float32),
        ("place_share", np.float32),
        ("margin_of_half", np.float32),
        ("branches_on_draws", np.uint8),
        ("deals_anew", np.uint8),
        ("sees_every_line", np.uint8),
    ],
    align=True,
)
"""How to search, as `Manner` has it in words."""


class Desk(NamedTuple):
    """The arrays of one search; two searches at the same time need two desks."""

    positions: Records
    tree: Records
    counts: NDArray[np.int64]
    legal: NDArray[np.int32]
    noted: NDArray[np.int32]
    """For each action the number of the step in which it was legal last."""
    path: NDArray[np.int32]
    points: NDArray[np.int32]
    places: NDArray[np.int32]
    sheet: NDArray[np.int32]
    lines: NDArray[np.uint8]
    """Which kinds of score lines count."""
    rewards: NDArray[np.float32]
    wins: NDArray[np.float32]
    margins: NDArray[np.float32]
    """What the position just valued means to each seat."""
    expected: NDArray[np.float32]
    """The points that each seat may expect, where a game was left before its end."""
    minds: Records
    """How actions are judged."""


NODES_USED, STEPS = range(2)
"""What is counted."""


def desk_for(kernel: Kernel, box: Records, position: Records, nodes: int) -> Desk:
    """A desk with a tree of the root alone, and room for so many nodes."""
    positions = np.repeat(position, 2)
    tree = np.zeros(max(nodes, 1), NODE)
    tree[0]["action"] = tree[0]["child"] = tree[0]["sibling"] = NONE
    return Desk(
        positions=positions,
        tree=tree,
        counts=np.array([1, 0], np.int64),
        legal=np.zeros(kernel.most_moves, np.int32),
        noted=np.zeros(kernel.actions, np.int32),
        path=np.zeros(DEEPEST + 1, np.int32),
        points=np.zeros(SEATS, np.int32),
        places=np.zeros(SEATS, np.int32),
        sheet=np.zeros((SEATS, len(kernel.lines)), np.int32),
        lines=np.ones(len(kernel.lines), np.uint8),
        rewards=np.zeros(SEATS, np.float32),
        wins=np.zeros(SEATS, np.float32),
        margins=np.zeros(SEATS, np.float32),
        expected=np.zeros(SEATS, np.float32),
        minds=kernel.judgement.minds_for(box, [kernel.judgement.weights]),
    )
