"""One browser at one table: what it asks for, and what it is sent when something happens."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import msgspec
from litestar.exceptions import WebSocketDisconnect
from msgspec import DecodeError

from faubourg.core.errors import BadOption, FaubourgError, IllegalMove
from faubourg.core.phrases import Phrase
from faubourg.server import metrics
from faubourg.server.errors import Busy, Forbidden, Outdated
from faubourg.server.messages.http_messages import TableInfo
from faubourg.server.messages.socket_messages import (
    MAX_MESSAGE,
    AskAdvice,
    AskSheet,
    BotQueue,
    Complaint,
    Down,
    Look,
    Play,
    Refused,
    Sheet,
    Stale,
    Undo,
    Up,
    Why,
)
from faubourg.server.rate_limits import Account, Bucket
from faubourg.server.server_log import ThrottledLog
from faubourg.server.storage.rights_and_links import Right, seats_of
from faubourg.server.tables import actions_besides_moves, viewer_messages
from faubourg.server.tables.registry import Registry
from faubourg.server.tables.room import Room
from faubourg.server.web.direct_socket import DirectSocket
from faubourg.server.web.hints_underway import HintsUnderway
from faubourg.server.web.one_waiter_event import OneWaiterEvent

LATER = 2.0
"""Seconds until what a busy server could not tell is told."""
TELLING_COSTS = 0.1
"""What being told of a change costs, in messages: who comes with a hundred pages pays for each."""
LINES_FOR_ONE = 16
"""Lines of the log that cost as much as a message."""
T = TypeVar("T")
POLICY_VIOLATION, NO_RIGHT = 1008, 4401

decode_up = msgspec.json.Decoder(Up).decode
encode_down = msgspec.json.Encoder().encode
_REFUSED = ThrottledLog("message refused")
_FAILED = ThrottledLog("message failed", "error")


class Visit:
    """A browser that sits at, coaches at or watches a table."""

    def __init__(
        self,
        socket: DirectSocket,
        registry: Registry,
        room: Room,
        session: bytes,
        rights: list[Right],
        account: Account,
    ) -> None:
        self.socket, self.registry, self.room, self.session = socket, registry, room, session
        self.account = account
        self.mine, self.coached = seats_of(rights)
        self.eyes: int | None = None
        self.known = 0
        self._news = OneWaiterEvent()
        self._company_changed = True
        self._state_wanted = True
        """Whether the present has to be told although nothing has happened since it was."""
        self._bots_before: int | None = None  # as the browser knows it
        self._shown_out = False
        self._hints = HintsUnderway(room, account, self._send, self._answered)
        limits = room.services.limits
        self._bucket = Bucket(limits.messages_per_second, limits.messages_at_once)

    async def run(self) -> None:
        """Listen and tell, until the browser goes."""
        self.registry.enter(self.room, self, self.account)
        self.room.tell_company()
        metrics.CONNECTED.inc()
        teller = asyncio.create_task(self._tell())
        try:
            while True:
                await self._hear(await self._heard())
        except WebSocketDisconnect:
            pass
        finally:
            teller.cancel()
            self._hints.stop()
            self.registry.leave(self.room, self)
            self.room.tell_company()
            metrics.CONNECTED.dec()

    async def _heard(self) -> str:
        event = await self.socket.from_wire()
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="gone")
        return event.get("text") or ""

    # What the room says

    def something_happened(self) -> None:
        self._hints.stop_if_past()
        self._news.set()

    def somebody_came_or_went(self) -> None:
        self._company_changed = True
        self._news.set()

    def take_rights(self, rights: list[Right]) -> bool:
        mine, coached = seats_of(rights)
        if (mine, coached) == (self.mine, self.coached) and rights:
            return False
        self.mine, self.coached = mine, coached
        if self.eyes not in (*mine, *coached):
            self.eyes = None
        self._shown_out = not rights
        self._state_wanted = True
        self._news.set()
        return True

    # Down

    async def _tell(self) -> None:
        """Send the present whenever it has changed; the newest only, however much happened."""
        while True:
            await self._news.wait()
            self._news.clear()
            if self._shown_out:
                await self.socket.close(code=NO_RIGHT, reason="the link was revoked")
                return
            try:
                await self._send_present()
            except Busy as error:
                await self._complain(error.phrase)
                asyncio.get_running_loop().call_later(LATER, self._news.set)
            except Exception:
                await self._fail("telling failed")

    async def _send_present(self) -> None:
        if self._company_changed:
            self._company_changed = False
            await self._send(self._info())
        if self.room.live.seq != self.known or self._state_wanted:
            await self._send_state()
        if (before := self.room.bots_before) != self._bots_before:
            self._bots_before = before
            await self._send(BotQueue(self.room.live.seq, before))

    async def _send_state(self) -> None:
        self._state_wanted = False
        if self.room.is_foreign:
            async with self.room.lock:
                seq, (text, lines) = await self.room.services.work.do(self.account, self._told)
        else:
            seq, (text, lines) = self._told()
        if not self._state_wanted:  # nobody has asked anew meanwhile
            self.known = seq
        self._bucket.pay(lines / LINES_FOR_ONE)
        self.account.messages.pay(TELLING_COSTS)
        self._bots_before = None
        await self._send_text(text)

    def _info(self) -> TableInfo:
        return self.room.info(self.mine, self.coached)

    def _told(self) -> tuple[int, tuple[str, int]]:
        eyes, live = self.eyes, self.room.live
        may_act = eyes is not None and eyes in self.mine and live.company.sits(eyes)
        return live.seq, self.room.told(eyes, self.known, may_act)

    async def _send(self, message: Down) -> None:
        await self._send_text(encode_down(message).decode())

    async def _send_text(self, text: str) -> None:
        try:  # noqa: SIM105 - suppress() costs more, and this is done at every move
            await self.socket.to_wire({"type": "websocket.send", "bytes": None, "text": text})
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # the browser is gone: nobody is left to be told

    # Up

    async def _hear(self, text: str) -> None:
        if not (self._bucket.take() and self.account.messages.take()):
            self._log_refusal("flood")
            await self.socket.close(code=POLICY_VIOLATION, reason="too many messages")
            raise WebSocketDisconnect(detail="flood")
        if len(text) > MAX_MESSAGE:
            await self._complain(Phrase("message-too-long", {"limit": MAX_MESSAGE}))
            return
        try:
            message = decode_up(text)
        except DecodeError:
            await self._complain(Phrase("message-not-understood"))
            return
        await self._answered(self._answer(message))

    async def _answered(self, answer: Coroutine[Any, Any, None]) -> None:
        """An answer, or what is wrong with the question."""
        try:
            await answer
        except Outdated:
            metrics.REFUSED.labels("stale").inc()
            await self._send(Stale(self.room.live.seq))
            self._state_wanted = True
            self._news.set()
        except FaubourgError as error:
            await self._complain(error.phrase)
        except Exception:
            await self._fail("message failed")

    async def _fail(self, what: str) -> None:
        """Something that should not happen: written down, and told."""
        live = self.room.live
        _FAILED.note(what, table=live.id, game=live.charter.game, exc_info=True)
        await self._send(Complaint(Phrase("server-failed")))

    async def _complain(self, phrase: Phrase) -> None:
        self._log_refusal(phrase.key)
        await self._send(Complaint(phrase))

    def _log_refusal(self, why: str) -> None:
        metrics.REFUSED.labels(why).inc()
        _REFUSED.note(why, table=self.room.live.id, seats=self.mine)

    async def _answer(self, message: Up) -> None:
        match message:
            case Play():
                await self._play(message)
            case Look():
                self._look(message)
            case Undo(seq):
                await self.room.undo(self._own_seat(), seq, self.account)
            case Why(text):
                await self._why(text)
            case AskSheet():
                lines = await self._reckoned(lambda: self.room.live.game.sheet(as_if_over=True))
                await self._send(Sheet(self.room.live.seq, lines))
            case AskAdvice(text):
                await self._advise(text)
            case _:
                me = actions_besides_moves.Sitter(self.room, self.mine, self.account)
                await me.act(message, self._own_seat)

    def _look(self, message: Look) -> None:
        if message.seat is not None and message.seat not in (*self.mine, *self.coached):
            raise Forbidden("not-your-seat")
        self.eyes, self.known, self._state_wanted = message.seat, message.seq, True
        self._news.set()

    def _own_seat(self) -> int:
        if self.eyes is None or self.eyes not in self.mine:
            raise Forbidden("not-your-seat")
        if not self.room.live.company.sits(self.eyes):
            raise Forbidden("sit-first")
        return self.eyes

    def _own_turn(self) -> int:
        seat = self._own_seat()
        if self.room.live.to_act != seat:
            raise BadOption("not-your-turn")
        return seat

    async def _play(self, message: Play) -> None:
        seat, seq, text = self._own_seat(), message.seq, message.text
        try:
            await self.room.play(seat, seq, text, self.account)
        except IllegalMove as error:
            await self._send(Refused(self.room.live.seq, text, error.refusal, error.remedy))

    async def _why(self, text: str) -> None:
        self._own_turn()
        await self._send(await self._reckoned(lambda: viewer_messages.why(self.room.live, text)))

    async def _reckoned(self, job: Callable[[], T]) -> T:
        async with self.room.lock:
            return await self.room.reckoned(self.account, job)

    async def _advise(self, mine: str | None) -> None:
        seat = self._own_turn()
        if mine is not None:
            told = await self._reckoned(lambda: viewer_messages.why(self.room.live, mine))
            if isinstance(told, Refused):
                await self._send(told)
                return
        self._hints.ask(seat, mine)
