"""A hall of tables without a web server around it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from faubourg.server.messages.http_messages import SeatWish, TableWish
from faubourg.server.rate_limits import Account, Limits
from faubourg.server.storage.event_store import Store
from faubourg.server.storage.sqlite import Sqlite
from faubourg.server.tables.game_history import Archive
from faubourg.server.tables.registry import Hall
from faubourg.server.workers.bot_processes import Thinkers

SESSION = b"session"


def account(name: str = "ann", limits: Limits | None = None) -> Account:
    return Account(name, limits or Limits.endless())


def wish(*kinds: str, game: str = "sunrise", **more: Any) -> TableWish:
    """Seats of one's own, open ones, and bots by their names."""
    own = ("me", "open")
    seats = [SeatWish(k) if k in own else SeatWish("bot", bot=k) for k in kinds]  # type: ignore[arg-type]
    return TableWish(game, tuple(seats), **more)


@asynccontextmanager
async def indoors(
    data: Path, thinkers: Thinkers | None = None, limits: Limits | None = None
) -> AsyncIterator[Hall]:
    store, thinkers = Store(Sqlite(data / "faubourg.db")), thinkers or Thinkers(1)
    archive = Archive(store)
    hall = Hall(store, thinkers, archive, limits or Limits.endless())
    try:
        yield hall
    finally:
        await hall.close()
        thinkers.close()
        archive.close()
        store.close()
