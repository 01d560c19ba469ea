"""Tables without a web server around them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from faubourg.server.messages.http_messages import SeatWish, TableWish
from faubourg.server.rate_limits import Account, Limits
from faubourg.server.storage.database import database_at
from faubourg.server.storage.event_store import Store
from faubourg.server.tables.registry import Registry
from faubourg.server.tables.services import Services
from faubourg.server.tables.whole_games import WholeGames
from faubourg.server.workers.bot_processes import BotProcesses, BotSettings

SESSION = b"session"
READABLE = BotSettings(searches=False)
"""Bots that compile nothing."""


def account(name: str = "ann", limits: Limits | None = None) -> Account:
    return Account(name, limits or Limits.endless())


def wish(*kinds: str, game: str = "sunrise", **more: Any) -> TableWish:
    """Seats of one's own, open ones, and bots by their names."""
    people = {"me": SeatWish("me"), "open": SeatWish("open")}
    seats = tuple(people.get(kind) or SeatWish("bot", bot=kind) for kind in kinds)
    return TableWish(game, seats, **more)


@asynccontextmanager
async def tables_in_process(
    data: Path,
    bots: BotProcesses | None = None,
    limits: Limits | None = None,
    address: str | None = None,
) -> AsyncIterator[Registry]:
    """Over a file in the folder, or over the database at the address."""
    store, bots = Store(database_at(address, data)), bots or BotProcesses(READABLE)
    history = WholeGames(store)
    services = Services(store, bots, history, limits or Limits.endless())
    try:
        yield Registry(services)
    finally:
        await services.close()
        bots.close()
        history.close()
        store.close()
