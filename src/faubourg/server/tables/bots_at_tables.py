"""The bots that take seats at tables of strangers: those that answer within a moment.

Levels that search think for as long as their budget lasts, and there is no fair queue for that yet.
"""

from __future__ import annotations

from faubourg.bots import bots
from faubourg.bots.levels import LEVELS
from faubourg.core.errors import Unknown


def bots_at_tables() -> tuple[str, ...]:
    return tuple(name for name in bots() if name not in LEVELS)


def check_bot(name: str) -> None:
    """Raises Unknown where no such bot takes seats here."""
    known = bots_at_tables()
    if name not in known:
        raise Unknown("unknown-bot", name=name, known=known)
