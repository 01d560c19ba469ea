"""The turns of bots: asked for as soon as they are due, and again until they come."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import monotonic

from faubourg.core.errors import BadOption, Unknown
from faubourg.server import metrics
from faubourg.server.errors import Busy, Outdated, TooMuch
from faubourg.server.rate_limits import Account, Limits
from faubourg.server.server_log import ThrottledLog
from faubourg.server.storage.event_store import StoreFailed
from faubourg.server.tables.bot_leases import RENEWAL, Leases
from faubourg.server.tables.events import Replaced
from faubourg.server.tables.room import Room
from faubourg.server.tables.services import Services
from faubourg.server.workers.bot_thinking import BotAnswer

RETRY = 0.5
"""Seconds until a move that could not be kept is tried again."""
FIRST_REST, LONGEST_REST = 1.0, 60.0
"""Seconds until bots of which none could decide are asked again."""
TO_FOLLOW = 1.0
"""Seconds that a move takes at least while a bot stands in for somebody: as long as their screen
shows it, so that they can take the seat back where they see the game."""
OTHERS = ("greedy", "random")
"""Who decides for a bot that fails."""
_FAILED = ThrottledLog("a bot failed", "error")


class BotTurn:
    """A bot is to act: it thinks until it has moved, or until the table has moved on."""

    def __init__(self, room: Room, seat: int) -> None:
        self.room, self.seat, self.position = room, seat, room.live.moved_at
        self.since = monotonic()
        self.wake = asyncio.Event()
        """Wakes a bot that rests."""
        self.thinking: asyncio.Task[BotAnswer] | None = None
        self.is_past = False

    @property
    def is_due(self) -> bool:
        """Not after an undo, nor when its person has come back."""
        live = self.room.live
        same = live.moved_at == self.position and live.to_act == self.seat
        return same and self.seat in live.company.bots and not self.is_past

    @property
    def payer(self) -> Account:
        return self.room.payer or HOUSE

    def stop(self) -> None:
        """Leave off thinking, at once."""
        self.is_past = True
        self.wake.set()
        if self.thinking is not None:
            self.thinking.cancel()

    async def rest(self, seconds: float) -> None:
        self.wake.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.wake.wait(), seconds)


class BotTurns:
    """Lets the bots of all tables play."""

    def __init__(self, services: Services, find: Callable[[str], Room | None]) -> None:
        self._services, self._find = services, find
        self._leases = Leases(services.store)
        self._turns: dict[str, BotTurn] = {}
        """Those that bots are about to take, by table."""

    def think(self, room: Room) -> None:
        """Ask the bot that is to act, if it is one; wake it if it rests."""
        live, company = room.live, room.live.company
        turn = self._turns.get(live.id)
        if turn is not None and not (turn.is_due and turn.room is room):
            turn.stop()
            turn = None
        if not company.bots or (seat := live.to_act) not in company.bots:
            return
        if company.is_all_bots and not room.guests:
            return  # they play for nobody: a table would take a processor that people wait for
        if turn is not None:
            turn.wake.set()
            return
        self._turns[live.id] = turn = BotTurn(room, seat)
        self._services.errands.soon(self._take(turn))

    def stop(self, room: Room) -> None:
        """The room is let go of."""
        turn = self._turns.get(room.live.id)
        if turn is not None and turn.room is room:
            turn.stop()

    async def _take(self, turn: BotTurn) -> None:
        try:
            await self._act(turn)
        finally:
            turn.room.tell_bots_before(None)
            if self._turns.get(turn.room.live.id) is turn:
                del self._turns[turn.room.live.id]

    async def _act(self, turn: BotTurn) -> None:
        rest = FIRST_REST
        while self._is_due(turn):
            async with self._leases.of(turn.room.live.id, turn.position) as ours:
                if ours and await self._is_done(turn, rest):
                    return
            await turn.rest(rest if ours else RENEWAL)
            rest = min(2 * rest, LONGEST_REST) if ours else FIRST_REST

    def _is_due(self, turn: BotTurn) -> bool:
        return turn.is_due and self._find(turn.room.live.id) is turn.room

    async def _is_done(self, turn: BotTurn, rest: float) -> bool:
        """Whether the bot, or another in its place, has decided."""
        table = turn.room.live.id
        try:
            for bot in dict.fromkeys((turn.room.live.company.bots[turn.seat], *OTHERS)):
                if await self._decides(turn, bot):
                    return True
            _FAILED.note("none can decide", table=table, seat=turn.seat, rest=rest)
        except Busy:
            _FAILED.note("its people ask for too much", table=table, rest=rest)
        return False

    async def _decides(self, turn: BotTurn, bot: str) -> bool:
        """Whether a bot has decided, or has nothing to decide any more."""
        live = turn.room.live
        try:
            text = await self._advice(turn, bot)
            await self._let_it_be_followed(turn)
            if bot != live.company.bots.get(turn.seat) and self._is_due(turn):
                await self._replace(turn, bot)
            await self._play_at_last(turn, text)
        except (Outdated, BadOption, TooMuch, Unknown):
            return True
        except Busy:
            raise
        except Exception as error:
            told = {"table": live.id, "game": live.charter.game, "bot": bot}
            _FAILED.note(type(error).__name__, **told, exc_info=error)
            return False
        return True

    async def _advice(self, turn: BotTurn, bot: str) -> str:
        """The move that a bot would make; raises Outdated when the table has moved on meanwhile."""
        room, live = turn.room, turn.room.live
        rules, view, seed = live.game.rules, live.game.view(turn.seat), f"{live.id}:{turn.position}"
        advise, who = self._services.bots.advise, turn.payer.key
        asking = advise(rules, bot, view, seed, who=who, queued=room.tell_bots_before)
        turn.thinking = asyncio.ensure_future(asking)
        try:
            return (await turn.thinking).moves[0].text
        except asyncio.CancelledError:
            if not turn.is_past:
                raise  # the server ends
            raise Outdated from None
        finally:
            turn.thinking = None

    async def _let_it_be_followed(self, turn: BotTurn) -> None:
        """A person for whom a bot plays does not find the game over that they were shown."""
        company = turn.room.live.company
        if any(company.is_standin(seat) for seat in turn.room.here):
            await turn.rest(max(0.0, turn.since + TO_FOLLOW - monotonic()))
        if not self._is_due(turn):
            raise Outdated

    async def _replace(self, turn: BotTurn, bot: str) -> None:
        """Another bot plays from now on; the table is told."""
        async with turn.room.lock:
            with suppress(StoreFailed, TooMuch):
                await turn.room.happen(Replaced(turn.seat, bot))

    async def _play_at_last(self, turn: BotTurn, text: str) -> None:
        """A bot has the patience to wait until its move can be kept."""
        while True:
            with suppress(StoreFailed):
                await turn.room.play(turn.seat, turn.position, text, turn.payer)
                metrics.BOT_WAITS.observe(monotonic() - turn.since)
                return
            await asyncio.sleep(RETRY)


HOUSE = Account("", Limits.endless())
"""For bots of tables at which nobody has been since the server began."""
