"""Hints for whoever is to act at a table: thought of in a bot's process, and told as they grow."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from faubourg.bots.hints import Hints
from faubourg.bots.one_hint import Hint
from faubourg.core.errors import FaubourgError
from faubourg.server.errors import Busy
from faubourg.server.rate_limits import Account
from faubourg.server.server_log import ThrottledLog
from faubourg.server.tables.room import Room

_FAILED = ThrottledLog("a bot failed", "error")


async def hints_for(
    room: Room,
    seat: int,
    account: Account,
    mine: str | None = None,
    beside: tuple[Hint, ...] = (),
) -> AsyncIterator[Hints]:
    """The best moves for a seat, by what it sees, and the legal move `mine` beside them, or beside
    those that were found before.

    Answers grow; whoever has heard enough stops asking, and the thinking stops. Raises Busy where
    no bot can think of anything.
    """
    found: asyncio.Queue[Hints | None] = asyncio.Queue()
    thinking = asyncio.ensure_future(_thought(room, seat, account, (mine, beside), found))
    thinking.add_done_callback(lambda _: found.put_nowait(None))
    try:
        while (so_far := await found.get()) is not None:
            yield so_far
        yield thinking.result()
    finally:
        thinking.cancel()


async def _thought(
    room: Room,
    seat: int,
    account: Account,
    asked: tuple[str | None, tuple[Hint, ...]],
    found: asyncio.Queue[Hints | None],
) -> Hints:
    live, bots = room.live, room.services.bots
    view, seed = live.game.view(seat), f"{live.id}:{live.moved_at}:advice"
    try:
        return await bots.hints(
            live.game.rules, view, seed, account.key, *asked, heard=found.put_nowait
        )
    except FaubourgError:
        raise
    except Exception:
        _FAILED.note("no advice", table=live.id, game=live.charter.game, exc_info=True)
        raise Busy("house-busy") from None
