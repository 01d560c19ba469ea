"""What the planner believes things of Bella Vista to be worth, tuned by matches."""

from __future__ import annotations

from msgspec import Struct


class Weights(Struct, frozen=True):
    """What the planner believes things to be worth, in coins."""

    nearer: float = 0.35
    """A contract that lies open, for each part of it that a building adds."""
    alone_early: float = 0.3
    """How much the penalty for a lone building counts at first; in the last round, all of it."""
    pair_to_come: float = 1.5
    """A lone building, where every group brings coins."""
    later: float = 0.8
    """How much the expected worth of a card in later rounds speaks against offering it now."""
    contested: float = 0.3
    """The chance that a rival who builds before us takes our best place."""
    raced: float = 0.4
    """The chance that such a rival takes the contract that we are after."""
