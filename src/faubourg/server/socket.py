"""One browser at one table: what it asks for, and what it is sent when something happens."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import DecodeError

from faubourg.core.errors import BadOption, FaubourgError, IllegalMove
from faubourg.core.facts import Phrase
from faubourg.server.hall import Hall, Outdated, Room
from faubourg.server.store import Right
from faubourg.server.wire import (
    MAX_MESSAGE,
    Advised,
    AskAdvice,
    AskSheet,
    Complaint,
    Down,
    Legal,
    Look,
    Offered,
    Play,
    Refused,
    Sheet,
    Stale,
    Undo,
    Up,
    Why,
)

ADVISER = "planner"
MOST_ADVICE = 3
PER_SECOND = 30
BURST = 90
POLICY_VIOLATION = 1008

decode_up = msgspec.json.Decoder(Up).decode
encode_down = msgspec.json.Encoder().encode


class Visit:
    """A browser that sits at, coaches at or watches a table."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], hall: Hall, room: Room, rights: list[Right]
    ):
        self.socket, self.hall, self.room = socket, hall, room
        self.mine = seats_of(rights, "seat")
        self.coached = seats_of(rights, "coach")
        self.eyes: int | None = None
        self.known = 0
        self._news = asyncio.Event()
        self._tokens, self._at = float(BURST), time.monotonic()

    async def run(self) -> None:
        """Listen and tell, until the browser goes."""
        self.room.listeners.add(self._news.set)
        self._arrive(+1)
        teller = asyncio.create_task(self._tell())
        try:
            while True:
                await self._hear(await self.socket.receive_text())
        except WebSocketDisconnect:
            pass
        finally:
            teller.cancel()
            self.room.listeners.discard(self._news.set)
            self._arrive(-1)

    def _arrive(self, change: int) -> None:
        for seat in self.mine:
            self.room.here[seat] = self.room.here.get(seat, 0) + change
        self.room.publish()

    # Down

    async def _tell(self) -> None:
        """Send the present whenever it has changed; the newest only, however much happened."""
        while True:
            await self._news.wait()
            self._news.clear()
            await self._send_present()

    async def _send_present(self) -> None:
        live = self.room.live
        here = {seat for seat, number in self.room.here.items() if number > 0}
        await self._send(live.info(self.mine, self.coached, here))
        await self._send(live.state(self.eyes, self.known, may_act=self.eyes in self.mine))
        self.known = live.seq

    async def _send(self, message: Down) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            await self.socket.send_text(encode_down(message).decode())

    # Up

    async def _hear(self, text: str) -> None:
        if not self._within_rate():
            await self.socket.close(code=POLICY_VIOLATION, reason="too many messages")
            raise WebSocketDisconnect(detail="flood")
        if len(text) > MAX_MESSAGE:
            await self._send(Complaint(Phrase("message-too-long", {"limit": MAX_MESSAGE})))
            return
        try:
            await self._answer(decode_up(text))
        except DecodeError:
            await self._send(Complaint(Phrase("message-not-understood")))
        except Outdated:
            await self._send(Stale(self.room.live.seq))
            await self._send_present()
        except FaubourgError as error:
            await self._send(Complaint(error.phrase))

    def _within_rate(self) -> bool:
        now = time.monotonic()
        self._tokens = min(BURST, self._tokens + (now - self._at) * PER_SECOND)
        self._at = now
        self._tokens -= 1
        return self._tokens >= 0

    async def _answer(self, message: Up) -> None:
        match message:
            case Look():
                self._look(message)
            case Play():
                await self._play(message)
            case Undo():
                await self.hall.undo(self.room, self._own_seat(), message.seq)
            case Why():
                await self._why(message.text)
            case AskSheet():
                lines = self.room.live.game.sheet(as_if_over=True)
                await self._send(Sheet(self.room.live.seq, lines))
            case AskAdvice():
                await self._advise()

    def _look(self, message: Look) -> None:
        if message.seat is not None and message.seat not in (*self.mine, *self.coached):
            raise BadOption("not-your-seat")
        self.eyes, self.known = message.seat, message.seq
        self._news.set()

    def _own_seat(self) -> int:
        if self.eyes is None or self.eyes not in self.mine:
            raise BadOption("not-your-seat")
        return self.eyes

    async def _play(self, message: Play) -> None:
        try:
            await self.hall.play(self.room, self._own_seat(), message.seq, message.text)
        except IllegalMove as error:
            await self._send(Refused(self.room.live.seq, message.text, error.refusal))

    async def _why(self, text: str) -> None:
        live = self.room.live
        if live.to_act != self._own_seat():
            raise BadOption("not-your-turn")
        if refusal := live.game.why_not(text):
            await self._send(Refused(live.seq, text, refusal))
        else:
            await self._send(Legal(live.seq, text, live.game.gain(text)))

    async def _advise(self) -> None:
        live, seat = self.room.live, self._own_seat()
        if live.to_act != seat:
            raise BadOption("not-your-turn")
        seq, charter = live.seq, live.charter
        seed = f"{live.id}:{seq}:advice"
        view = live.game.view(seat)
        advice = await self.hall.thinkers.advise(charter.game, charter.edition, ADVISER, view, seed)
        best = tuple(Offered(text, round(worth)) for text, worth in advice[:MOST_ADVICE])
        await self._send(Advised(seq, best))


def seats_of(rights: list[Right], role: str) -> tuple[int, ...]:
    return tuple(right.seat for right in rights if right.role == role and right.seat is not None)
