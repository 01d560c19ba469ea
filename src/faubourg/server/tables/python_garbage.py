"""Full collections of garbage: seldom, and when nobody waits for a move."""

from __future__ import annotations

import asyncio
import gc
from time import monotonic

from faubourg.server.tables.services import Services

BETWEEN = 60.0
"""Seconds without any event after which a server is quiet."""
LONGEST = 3600.0
"""Seconds after which it is done even if it is not."""


async def collect_when_quiet(services: Services) -> None:
    """Free what holds itself in circles, such as connections that have ended."""
    collected_at = monotonic()
    while True:
        before = services.happened
        await asyncio.sleep(BETWEEN)
        if services.happened == before or monotonic() > collected_at + LONGEST:
            gc.collect()
            collected_at = monotonic()
