"""A swarm of players on loopback, and the house that they play in."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Callable
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

RNG = Random(1)
PATIENCE = 60


class Offered(Struct):
    text: str


class State(Struct):
    """The part of a message that a player of the swarm reads."""

    type: str
    seq: int = 0
    seat: int | None = None
    to_act: int | None = None
    moves: list[Offered] = []


read_state = msgspec.json.Decoder(State).decode


class Player(asyncio.Protocol):
    """One person's connection: frames by hand, so that the swarm is not what is measured."""

    def __init__(self, path: str, host: str, cookie: str, seat: int) -> None:
        self._hello = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n"
            f"Sec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        ).encode()
        self.seat = seat
        self.seq = -1
        self.received = self.bytes = 0
        self.sent_at = 0.0
        self.on_turn: Callable[[Player, State], None] = lambda *_: None
        self.on_answer: Callable[[Player, float], None] = lambda *_: None
        self.on_over: Callable[[Player], None] = lambda _: None
        self._buffer = b""
        self._shaken = False
        self.last: State | None = None
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self._hello)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._shaken:
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head, head
            self._shaken, self._buffer = True, rest
            self.send(b'{"type":"look","seat":%d,"seq":0}' % self.seat)
        self._read_frames()

    def _read_frames(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1] & 127, at + 2
            if size == 126:
                if len(buffer) < start + 2:
                    break
                (size,), start = struct.unpack_from(">H", buffer, start), start + 2
            elif size == 127:
                if len(buffer) < start + 8:
                    break
                (size,), start = struct.unpack_from(">Q", buffer, start), start + 8
            if len(buffer) < start + size:
                break
            self._read(buffer[start : start + size], buffer[at] & 15)
            at = start + size
        self._buffer = buffer[at:]

    def _read(self, payload: bytes, kind: int) -> None:
        assert kind == 1, (kind, payload)
        self.received += 1
        self.bytes += len(payload)
        if not payload.startswith(b'{"type":"state"'):
            assert payload.startswith(b'{"type":"table"'), payload
            return
        state = read_state(payload)
        if state.seat != self.seat or state.seq == self.seq:
            return
        if not self.ready.done():
            self.ready.set_result(None)
        self.seq, self.last = state.seq, state
        if self.sent_at:
            self.on_answer(self, time.perf_counter() - self.sent_at)
            self.sent_at = 0.0
        if state.to_act is None:
            self.on_over(self)
        elif state.moves:
            self.on_turn(self, state)

    def send(self, payload: bytes) -> None:
        """One text frame; a mask of zeros is a mask."""
        size = len(payload)
        head = bytes((129, 128 | size)) if size < 126 else struct.pack(">BBH", 129, 254, size)
        self.transport.write(head + b"\0\0\0\0" + payload)

    def play(self, state: State) -> None:
        text = RNG.choice(state.moves).text
        self.sent_at = time.perf_counter()
        self.send(b'{"type":"play","seq":%d,"text":"%s"}' % (state.seq, text.encode()))


class House:
    """A server under test, in a process of its own."""

    def __init__(self, folder: Path, in_memory: bool = False) -> None:
        script = Path(__file__).resolve().with_name("server.py")
        command = [sys.executable, str(script), "--serve", str(folder)]
        command += ["--in-memory"] if in_memory else []
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())

    def memory(self) -> float:
        """Resident megabytes of the server process."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        (line,) = [each for each in status.splitlines() if each.startswith("VmRSS")]
        return int(line.split()[1]) / 1024

    def cpu(self) -> float:
        """Seconds of processor time that the server has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(PATIENCE)


class Browser:
    """Plain HTTP with a session."""

    def __init__(self, port: int) -> None:
        self._http = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
        self.cookie = ""

    def post(self, path: str, body: object) -> Any:
        headers = {"content-type": "application/json", "cookie": self.cookie}
        self._http.request("POST", path, json.dumps(body), headers)
        reply = self._http.getresponse()
        text = reply.read()
        assert reply.status in (200, 201), (reply.status, text)
        if cookie := reply.getheader("set-cookie"):
            self.cookie = cookie.partition(";")[0]
        return json.loads(text)


class Swarm:
    """Two people at each of many tables."""

    def __init__(self, house: House, tables: int) -> None:
        self._house, self._tables = house, tables
        self.players: list[Player] = []
        self.answers: list[float] = []
        self.over = 0

    async def come(self) -> None:
        ann, bob = Browser(self._house.port), Browser(self._house.port)
        for _ in range(self._tables):
            seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
            opened = ann.post("/api/tables", {"game": "sunrise", "seats": seats})
            token = {"token": opened["links"][0]["token"], "name": "Bob"}
            bob.post(f"/api/tables/{opened['table']}/enter", token)
            for seat, browser in enumerate((ann, bob)):
                self.players.append(await self._connected(opened["table"], browser, seat))
        await asyncio.wait_for(asyncio.gather(*(each.ready for each in self.players)), PATIENCE)

    async def _connected(self, table: str, browser: Browser, seat: int) -> Player:
        path, host = f"/api/tables/{table}/play", f"127.0.0.1:{self._house.port}"
        loop = asyncio.get_running_loop()
        _, player = await loop.create_connection(
            lambda: Player(path, host, browser.cookie, seat), "127.0.0.1", self._house.port
        )
        player.on_answer = lambda _, took: self.answers.append(took)
        return player

    def go(self) -> None:
        for player in self.players:
            player.on_turn = lambda who, state: who.play(state)
            if player.last and player.last.moves:
                player.play(player.last)

    def leave(self) -> None:
        for player in self.players:
            player.transport.close()
