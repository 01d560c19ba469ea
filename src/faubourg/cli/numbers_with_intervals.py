"""Measured numbers with their intervals, as the reader's language writes them."""

from __future__ import annotations

from faubourg.arena.confidence import Estimate
from faubourg.cli.language import localised
from faubourg.core.messages import Messages


def about(texts: Messages, estimate: Estimate, digits: int = 2) -> str:
    """The number and how far off it may be."""
    return localised(texts, f"{estimate.value:.{digits}f} ± {estimate.reach:.{digits}f}")


def percent(texts: Messages, estimate: Estimate) -> str:
    """The share and the bounds of its interval, which a narrow table has below it in one piece."""
    bounds = f"[{estimate.low:.1%}\u00a0–\u00a0{estimate.high:.1%}]"
    return localised(texts, f"{estimate.value:.1%}  {bounds}")
