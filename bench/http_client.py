"""Plain HTTP with a session, from any address of the loopback network."""

from __future__ import annotations

import asyncio
import socket
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from bench.server_process import HOST
from bench.websocket import Socket

PATIENCE = 60.0
S = TypeVar("S", bound=Socket)


class Lost(Exception):
    """No answer: the connection was refused, cut, or silent for too long."""


class Reply(Struct, frozen=True):
    status: int
    body: bytes
    cookie: str = ""

    @property
    def good(self) -> bool:
        return self.status in (200, 201, 204)

    @property
    def told(self) -> Any:
        """What a good answer says."""
        return msgspec.json.decode(self.body or b"null")


class Browser:
    """One connection that is kept open, and opened again where it was cut."""

    def __init__(self, port: int, address: str = HOST, patience: float = PATIENCE) -> None:
        self.port, self.address, self.patience = port, address, patience
        self.cookie = ""
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def get(self, path: str, *headers: str) -> Reply:
        return await self.ask("GET", path, b"", *headers)

    async def post(self, path: str, body: object, *headers: str) -> Reply:
        said = body if isinstance(body, bytes) else msgspec.json.encode(body)
        return await self.ask("POST", path, said, "content-type: application/json", *headers)

    async def ask(self, method: str, path: str, body: bytes = b"", *headers: str) -> Reply:
        """The answer; Lost where there is none."""
        lines = [f"{method} {path} HTTP/1.1", f"host: {HOST}:{self.port}", *headers]
        lines += [f"cookie: {self.cookie}"] if self.cookie else []
        lines += [f"content-length: {len(body)}"] if body else []
        request = "\r\n".join([*lines, "", ""]).encode() + body
        try:
            async with asyncio.timeout(self.patience):
                reply = await self._exchange(request)
        except (OSError, ValueError, asyncio.IncompleteReadError, TimeoutError) as error:
            self.hang_up()
            raise Lost(type(error).__name__) from None
        self.cookie = reply.cookie or self.cookie
        return reply

    async def _exchange(self, request: bytes) -> Reply:
        kept = self._writer is not None
        try:
            return await self._asked(request)
        except (ConnectionError, asyncio.IncompleteReadError):
            self.hang_up()
            if not kept:
                raise
            # A connection that lay idle may have been closed meanwhile: that is no refusal.
            return await self._asked(request)

    async def _asked(self, request: bytes) -> Reply:
        if self._reader is None or self._writer is None:
            self._reader, self._writer = await dial(self.port, self.address)
        self._writer.write(request)
        return await self._answer(self._reader)

    async def _answer(self, reader: asyncio.StreamReader) -> Reply:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        status = int(head[0].split(" ")[1])
        pairs = (line.partition(": ") for line in head[1:] if line)
        fields = {name.lower(): value for name, _, value in pairs}
        body = await _body(reader, fields, status)
        if fields.get("connection") == "close":
            self.hang_up()
        return Reply(status, body, fields.get("set-cookie", "").partition(";")[0])

    async def at(self, table: str, kind: type[S], *more: Any) -> S:
        """A connection of this browser to a table; Lost where nobody picks up."""
        path, loop = f"/api/tables/{table}/play", asyncio.get_running_loop()
        connecting = loop.create_connection(
            lambda: kind(path, self.port, self.cookie, *more),
            HOST,
            self.port,
            local_addr=(self.address, 0),
        )
        try:
            async with asyncio.timeout(self.patience):
                _, made = await connecting
                await asyncio.shield(made.opened)
        except (OSError, TimeoutError) as error:
            raise Lost(type(error).__name__) from None
        return made

    def hang_up(self) -> None:
        if self._writer is not None:
            self._writer.transport.abort()
        self._reader = self._writer = None


async def dial(port: int, address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A bare connection from an address."""
    return await asyncio.open_connection(
        HOST, port, local_addr=(address, 0), limit=1 << 20, family=socket.AF_INET
    )


async def _body(reader: asyncio.StreamReader, fields: dict[str, str], status: int) -> bytes:
    if fields.get("transfer-encoding") == "chunked":
        return await _chunks(reader)
    if status in (204, 304):
        return b""
    return await reader.readexactly(int(fields.get("content-length", "0")))


async def _chunks(reader: asyncio.StreamReader) -> bytes:
    found = bytearray()
    while size := int((await reader.readuntil(b"\r\n")).partition(b";")[0], 16):
        found += (await reader.readexactly(size + 2))[:-2]
    await reader.readuntil(b"\r\n")
    return bytes(found)
