"""The turns of bots: asked for as soon as they are due, and again until they come."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from faubourg.core.errors import BadOption
from faubourg.server.errors import Busy, Outdated, TooMuch
from faubourg.server.rate_limits import Account, Limits
from faubourg.server.server_log import ThrottledLog
from faubourg.server.storage.event_store import StoreFailed
from faubourg.server.tables.events import Replaced
from faubourg.server.tables.room import Room
from faubourg.server.tables.services import Services

RETRY = 0.5
"""Seconds until a move that could not be kept is tried again."""
FIRST_REST, LONGEST_REST = 1.0, 60.0
"""Seconds until bots of which none could decide are asked again."""
OTHERS = ("greedy", "random")
"""Who decides for a bot that fails."""
_FAILED = ThrottledLog("a bot failed", "error")


class BotTurns:
    """Lets the bots of all tables play."""

    def __init__(self, services: Services, find: Callable[[str], Room | None]) -> None:
        self._services, self._find = services, find
        self._due: dict[str, tuple[int, asyncio.Event]] = {}
        """For each table whose bot is to act the position, and what wakes a bot that rests."""

    def think(self, room: Room) -> None:
        """Ask the bot that is to act, if it is one; wake it if it rests."""
        live, company = room.live, room.live.company
        if not company.bots or (seat := live.to_act) not in company.bots:
            return
        if company.is_all_bots and not room.guests:
            return  # they play for nobody: a table would take a processor that people wait for
        position, wake = self._due.get(live.id, (None, asyncio.Event()))
        if position == live.moved_at:
            wake.set()
            return
        wake = asyncio.Event()
        self._due[live.id] = live.moved_at, wake
        self._services.errands.soon(self._turn(room, seat, live.moved_at, wake))

    async def _turn(self, room: Room, seat: int, position: int, wake: asyncio.Event) -> None:
        try:
            await self._act(room, seat, position, wake)
        finally:
            if self._due.get(room.live.id) == (position, wake):
                del self._due[room.live.id]

    async def _act(self, room: Room, seat: int, position: int, wake: asyncio.Event) -> None:
        """Until it has moved, or something else has: an undo, or its person came back."""
        rest = FIRST_REST
        while self._is_due(room, seat, position):
            try:
                for bot in dict.fromkeys((room.live.company.bots[seat], *OTHERS)):
                    if await self._tries(room, seat, position, bot):
                        return
                _FAILED.note("none can decide", table=room.live.id, seat=seat, rest=rest)
            except Busy:
                _FAILED.note("its people ask for too much", table=room.live.id, rest=rest)
            wake.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(wake.wait(), rest)
            rest = min(2 * rest, LONGEST_REST)

    def _is_due(self, room: Room, seat: int, position: int) -> bool:
        live = room.live
        same = live.moved_at == position and live.to_act == seat
        return same and seat in live.company.bots and self._find(live.id) is room

    async def _tries(self, room: Room, seat: int, position: int, bot: str) -> bool:
        """Whether a bot has decided, or has nothing to decide any more."""
        live = room.live
        try:
            text = await self._advice(room, seat, position, bot)
            if bot != live.company.bots.get(seat) and self._is_due(room, seat, position):
                await self._replace(room, seat, bot)
            await self._play_at_last(room, seat, position, text)
        except (Outdated, BadOption, TooMuch):
            return True
        except Busy:
            raise
        except Exception as error:
            told = {"table": live.id, "game": live.charter.game, "bot": bot}
            _FAILED.note(type(error).__name__, **told, exc_info=error)
            return False
        return True

    async def _advice(self, room: Room, seat: int, position: int, bot: str) -> str:
        live = room.live
        rules, view = live.game.rules, live.game.view(seat)
        seed = f"{live.id}:{position}"
        advise, payer = self._services.bots.advise, room.payer or HOUSE
        (text, _), *_ = await advise(rules, bot, view, seed, who=payer.key)
        return text

    async def _replace(self, room: Room, seat: int, bot: str) -> None:
        """Another bot plays from now on; the table is told."""
        async with room.lock:
            with suppress(StoreFailed, TooMuch):
                await room.happen(Replaced(seat, bot))

    async def _play_at_last(self, room: Room, seat: int, position: int, text: str) -> None:
        """A bot has the patience to wait until its move can be kept."""
        while True:
            with suppress(StoreFailed):
                return await room.play(seat, position, text, room.payer or HOUSE)
            await asyncio.sleep(RETRY)


HOUSE = Account("", Limits.endless())
"""For bots of tables at which nobody has been since the server began."""
