"""A WebSocket by hand, so that the client is not what is measured, and can do what none should."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from typing import Any

from bench.server_process import HOST

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
FINAL = 128
MASKED = 128


class Socket(asyncio.Protocol):
    """One connection; `heard` is called with each message."""

    def __init__(self, path: str, port: int, cookie: str) -> None:
        self._hello = (
            f"GET {path} HTTP/1.1\r\nHost: {HOST}:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}"
            f"\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        ).encode()
        self.transport: Any = None
        self.received = self.bytes = 0
        self.why_closed = 0
        """The code that the server gave; an HTTP status where it did not even open."""
        loop = asyncio.get_running_loop()
        self.opened: asyncio.Future[bool] = loop.create_future()
        self.closed: asyncio.Future[None] = loop.create_future()
        self._buffer = b""

    # What the event loop says

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self._hello)

    def connection_lost(self, error: Exception | None) -> None:  # noqa: ARG002 - lost is lost
        if not self.opened.done():
            self.opened.set_result(False)
        if not self.closed.done():
            self.closed.set_result(None)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.opened.done():
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            status, self._buffer = int(head.split(b" ", 2)[1]), rest
            self.opened.set_result(status == 101)
            if status != 101:
                self.why_closed = status
                self.transport.close()
                return
            self.ready()
        self._read_frames()

    def _read_frames(self) -> None:
        buffer, at = self._buffer, 0
        while (frame := _frame(buffer, at)) is not None:
            kind, start, at = frame
            self._read(buffer[start:at], kind)
        self._buffer = buffer[at:] if at else buffer

    def _read(self, payload: bytes, kind: int) -> None:
        if kind == TEXT:
            self.received += 1
            self.bytes += len(payload)
            self.heard(payload)
        elif kind == PING:
            self.send(payload, PONG)
        elif kind == CLOSE:
            self.why_closed = int.from_bytes(payload[:2], "big")
            self.transport.close()

    # For those who speak through it

    def ready(self) -> None:
        """The door is open."""

    def heard(self, message: bytes) -> None:
        """A message came."""

    def send(self, payload: bytes, kind: int = TEXT, final: bool = True) -> None:
        """One frame; a mask of zeros is a mask."""
        self.transport.write(framed(payload, kind, final))

    def leave(self) -> None:
        self.transport.close()


def framed(payload: bytes, kind: int = TEXT, final: bool = True) -> bytes:
    first, size = kind | (FINAL if final else 0), len(payload)
    if size < 126:
        head = bytes((first, MASKED | size))
    elif size < 65_536:
        head = struct.pack(">BBH", first, MASKED | 126, size)
    else:
        head = struct.pack(">BBQ", first, MASKED | 127, size)
    return head + b"\0\0\0\0" + payload


def _frame(buffer: bytes, at: int) -> tuple[int, int, int] | None:
    """Kind, start and end of the whole frame that begins here."""
    if len(buffer) - at < 2:
        return None
    size, start = buffer[at + 1] & 127, at + 2
    if size > 125:
        width = 2 if size == 126 else 8
        if len(buffer) < start + width:
            return None
        size, start = int.from_bytes(buffer[start : start + width], "big"), start + width
    return (buffer[at] & 15, start, start + size) if len(buffer) >= start + size else None
