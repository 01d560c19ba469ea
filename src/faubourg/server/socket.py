"""One browser at one table: what it asks for, and what it is sent when something happens."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import DecodeError

from faubourg.core.errors import BadOption, FaubourgError, IllegalMove
from faubourg.core.facts import Phrase
from faubourg.server import metrics, seating, telling
from faubourg.server.errors import Forbidden, Outdated
from faubourg.server.hall import Hall
from faubourg.server.limits import Bucket, Limits
from faubourg.server.rooms import Room
from faubourg.server.store import Right
from faubourg.server.talk import (
    MAX_MESSAGE,
    Advised,
    Answer,
    AskAdvice,
    AskSheet,
    Complaint,
    Down,
    HandOver,
    Leave,
    Legal,
    Look,
    Offered,
    Play,
    Propose,
    Refused,
    Sheet,
    Sit,
    Stale,
    Undo,
    Up,
    Why,
)

ADVISER = "planner"
MOST_ADVICE = 3
POLICY_VIOLATION = 1008
NO_RIGHT = 4401

decode_up = msgspec.json.Decoder(Up).decode
encode_down = msgspec.json.Encoder().encode
logger = structlog.get_logger()


class Visit:
    """A browser that sits at, coaches at or watches a table."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        hall: Hall,
        room: Room,
        session: bytes,
        rights: list[Right],
        limits: Limits,
    ) -> None:
        self.socket, self.hall, self.room, self.session = socket, hall, room, session
        self.mine, self.coached = seats_of(rights)
        self.eyes: int | None = None
        self.known = 0
        self._news = asyncio.Event()
        self._company_changed = True
        self._shown_out = False
        self._bucket = Bucket(limits.messages_per_second, limits.messages_at_once)

    async def run(self) -> None:
        """Listen and tell, until the browser goes."""
        self.hall.enter(self.room, self)
        metrics.CONNECTED.inc()
        self._be_at_seats(+1)
        teller = asyncio.create_task(self._tell())
        try:
            while True:
                await self._hear(await self._heard())
        except WebSocketDisconnect:
            pass
        finally:
            teller.cancel()
            self.hall.rooms.leave(self.room, self)
            metrics.CONNECTED.dec()
            self._be_at_seats(-1)

    async def _heard(self) -> str:
        """The next message, straight from the wire: at every move a layer less counts."""
        event = await self.socket.receive()
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="gone")
        return event.get("text") or ""

    def _be_at_seats(self, change: int) -> None:
        for seat in self.mine:
            self.room.at_seats[seat] += change
        self.room.tell_company()

    # What the room says

    def something_happened(self) -> None:
        self._news.set()

    def somebody_came_or_went(self) -> None:
        self._company_changed = True
        self._news.set()

    async def rights_changed(self) -> None:
        rights = await self.hall.store.rights_of(self.session, self.room.live.id)
        self._be_at_seats(-1)
        self.mine, self.coached = seats_of(rights)
        self._be_at_seats(+1)
        if self.eyes not in (*self.mine, *self.coached):
            self.eyes = None
        self._shown_out = not rights
        self.somebody_came_or_went()

    # Down

    async def _tell(self) -> None:
        """Send the present whenever it has changed; the newest only, however much happened."""
        while True:
            await self._news.wait()
            self._news.clear()
            if self._shown_out:
                await self.socket.close(code=NO_RIGHT, reason="the link was revoked")
                return
            await self._send_present()

    async def _send_present(self) -> None:
        room, live = self.room, self.room.live
        if self._company_changed:
            self._company_changed = False
            await self._send(telling.info(live, self.mine, self.coached, room.here))
        may_act = self.eyes in self.mine and live.company.sits(self.eyes)
        now = telling.state(live, room.moment, self.eyes, self.known, may_act)
        self.known = now.seq
        await self._send(now)

    async def _send(self, message: Down) -> None:
        # The browser may be gone: then nobody is left to be told.
        with suppress(WebSocketDisconnect, RuntimeError):
            text = encode_down(message).decode()
            await self.socket.send({"type": "websocket.send", "bytes": None, "text": text})

    # Up

    async def _hear(self, text: str) -> None:
        if not self._bucket.take():
            self._log_refusal("flood")
            await self.socket.close(code=POLICY_VIOLATION, reason="too many messages")
            raise WebSocketDisconnect(detail="flood")
        if len(text) > MAX_MESSAGE:
            await self._complain(Phrase("message-too-long", {"limit": MAX_MESSAGE}))
            return
        try:
            await self._answer(decode_up(text))
        except DecodeError:
            await self._complain(Phrase("message-not-understood"))
        except Outdated:
            metrics.REFUSED.labels("stale").inc()
            await self._send(Stale(self.room.live.seq))
            await self._send_present()
        except FaubourgError as error:
            await self._complain(error.phrase)

    async def _complain(self, phrase: Phrase) -> None:
        self._log_refusal(phrase.key)
        await self._send(Complaint(phrase))

    def _log_refusal(self, why: str) -> None:
        metrics.REFUSED.labels(why).inc()
        logger.info("message refused", why=why, table=self.room.live.id, seats=self.mine)

    async def _answer(self, message: Up) -> None:
        match message:
            case Play():
                await self._play(message)
            case Look():
                self._look(message)
            case Undo(seq):
                await self.hall.undo(self.room, self._own_seat(), seq)
            case Why(text):
                await self._why(text)
            case AskSheet():
                lines = self.room.live.game.sheet(as_if_over=True)
                await self._send(Sheet(self.room.live.seq, lines))
            case AskAdvice():
                await self._advise()
            case _:
                await self._manners(message)

    async def _manners(self, message: Up) -> None:
        hall, room, mine = self.hall, self.room, self.mine
        match message:
            case Propose(what, seq):
                await seating.propose(hall, room, mine, self._own_seat(), what, seq)
            case Answer(yes, seq):
                await seating.answer(hall, room, mine, yes, seq)
            case Leave():
                await seating.leave(hall, room, mine)
            case HandOver(seat, bot):
                await seating.hand_over(hall, room, mine, seat, bot)
            case Sit(seat):
                await seating.sit(hall, room, mine, seat)

    def _look(self, message: Look) -> None:
        if message.seat is not None and message.seat not in (*self.mine, *self.coached):
            raise Forbidden("not-your-seat")
        self.eyes, self.known = message.seat, message.seq
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
        try:
            await self.hall.play(self.room, self._own_seat(), message.seq, message.text)
        except IllegalMove as error:
            await self._send(Refused(self.room.live.seq, message.text, error.refusal))

    async def _why(self, text: str) -> None:
        live = self.room.live
        self._own_turn()
        if refusal := live.game.why_not(text):
            await self._send(Refused(live.seq, text, refusal))
        else:
            await self._send(Legal(live.seq, text, live.game.gain(text)))

    async def _advise(self) -> None:
        live, seat = self.room.live, self._own_turn()
        seq, view = live.seq, live.game.view(seat)
        advise = self.hall.thinkers.advise
        advice = await advise(live.game.rules, ADVISER, view, f"{live.id}:{seq}:advice")
        best = tuple(Offered(text, round(worth)) for text, worth in advice[:MOST_ADVICE])
        await self._send(Advised(seq, best))


def seats_of(rights: list[Right]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The seats that are one's own, and those over whose shoulder one may look."""

    def of(role: str) -> tuple[int, ...]:
        return tuple(r.seat for r in rights if r.role == role and r.seat is not None)

    return of("seat"), of("coach")
