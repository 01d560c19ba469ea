"""Any bot that is installed may take a seat at a table; these are offered to people."""

from __future__ import annotations

from faubourg.bots import bots
from faubourg.bots.levels import LEVELS

TECHNICAL = ("random", "greedy", "planner")
"""For matches, for Python and at tables of before; to people the levels are offered instead."""


def offered_bots() -> tuple[str, ...]:
    """The levels, the weakest first, and what other packages bring."""
    others = (name for name in bots() if name not in (*LEVELS, *TECHNICAL))
    return (*LEVELS, *others)
