"""Connections that never come to the point: before anything is asked, no limit is asked either."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from bench.attackers.attacker_tools import BREATH, Door, at_once
from bench.http_client import dial

CONNECTIONS = 1000
SLOW = 300
GULP = 65_536
LONG_RECORD = Path(__file__).with_name("long_record.txt").read_bytes()
START = b"GET /api/games HTTP/1.1\r\nhost: localhost\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"


async def endless_headers(door: Door) -> None:
    """One header without end."""
    await _pour_again(door, START + b"x-long: ", b"a" * GULP)


async def many_headers(door: Door) -> None:
    """Very many small headers."""
    await _pour_again(door, START, b"x-a: 1\r\n" * (GULP // 8))


async def endless_address(door: Door) -> None:
    """A request line without end."""
    await _pour_again(door, b"GET /", b"a" * GULP)


async def endless_chunks(door: Door) -> None:
    """A body without end, in very small pieces."""
    start = POST + b"transfer-encoding: chunked\r\n\r\n"
    await _pour_again(door, start, b"1\r\n \r\n" * (GULP // 6))


async def _pour_again(door: Door, start: bytes, more: bytes) -> None:
    """As fast as it is taken; where the line is cut, on another."""
    while True:
        try:
            reader, writer = await dial(door.port, door.address)
        except OSError:
            door.counts["refused"] += 1
            await asyncio.sleep(BREATH)
            continue
        with suppress(OSError):
            await _pour(door, reader, writer, start, more)
        door.counts["cut"] += 1
        writer.transport.abort()
        await asyncio.sleep(BREATH)


async def _pour(
    door: Door,
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    start: bytes,
    more: bytes,
) -> None:
    writer.write(start)
    answer = asyncio.ensure_future(reader.read(16))
    while not answer.done():
        writer.write(more)
        await writer.drain()
        door.counts["kB"] += len(more) // 1024
    status = answer.result()[9:12].decode("latin-1")
    door.counts[status or "closed"] += 1


async def silent_connections(door: Door) -> None:
    """A thousand connections that say nothing; those that are closed are opened again."""
    await at_once(*(_hold(door, _say_nothing) for _ in range(CONNECTIONS)))


async def slow_requests(door: Door) -> None:
    """Headers and bodies of a byte a second."""
    body = POST + b"content-length: 10000\r\n\r\n"
    headers = [_hold(door, lambda: START + b"x-slow: ") for _ in range(SLOW)]
    bodies = [_hold(door, lambda: body) for _ in range(SLOW)]
    await at_once(*headers, *bodies)


def _say_nothing() -> bytes:
    return b""


async def _hold(door: Door, start: Callable[[], bytes]) -> None:
    while True:
        try:
            reader, writer = await dial(door.port, door.address)
        except OSError as error:
            door.counts[type(error).__name__] += 1
            await asyncio.sleep(0.2)
            continue
        door.counts["opened"] += 1
        with suppress(OSError):
            await _dawdle(reader, writer, start())
        door.counts["closed by the server"] += 1
        writer.transport.abort()
        await asyncio.sleep(0.2)


async def _dawdle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, start: bytes) -> None:
    """Stay until the server has enough of it."""
    writer.write(start)
    ended = asyncio.ensure_future(reader.read())
    while not ended.done():
        await asyncio.wait([ended], timeout=1)
        if start:
            writer.write(b"a")


async def unread_answers(door: Door) -> None:
    """Whole stories are asked for, and nobody reads what comes."""
    eve = door.browser()
    while (found := await door.post(eve, "/api/records", LONG_RECORD)) is None:
        pass
    path = f"/api/tables/{found.told['table']}/story"
    request = f"GET {path} HTTP/1.1\r\nhost: localhost\r\n\r\n".encode()
    lines = []
    while True:
        with suppress(OSError):
            reader, writer = await dial(door.port, door.address)
            writer.transport.pause_reading()  # type: ignore[attr-defined]  # it can be read from
            writer.write(request)
            lines.append((reader, writer))
            door.counts["asked"] += 1
        await asyncio.sleep(0.1)
