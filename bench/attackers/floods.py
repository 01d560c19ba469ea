"""Floods: light things, very many of them."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable, Iterable
from itertools import cycle

from bench.attackers.attacker_tools import BREATH, Door, again, at_once
from bench.http_client import Browser, Lost
from bench.websocket import BINARY, PING, TEXT, Socket, framed

BESIDE = 10
HANDFUL = 200
"""Frames that are sent in one go."""
MASSES = 1 << 20


async def light_requests(door: Door) -> None:
    """The list of games, on ten connections."""
    await _flood(door, ["/api/games", "/api/about", "/healthz"])


async def lost_pages(door: Door) -> None:
    """Addresses that lead nowhere, each another."""
    await _flood(
        door, (f"/no/such/street/{number}" for number in range(10**9)), "accept: text/html"
    )


async def descriptions(door: Door) -> None:
    """The description of the interface, and the figures for operators."""
    await _flood(door, ["/api/schema/openapi.json", "/metrics"], "accept-encoding: gzip")


async def static_files(door: Door) -> None:
    """The client's own files."""
    await _flood(door, ["/", "/sw.js", "/icon.svg", "/rules/sunrise"], "accept-encoding: gzip")


async def _flood(door: Door, paths: Iterable[str], *headers: str) -> None:
    turns = cycle(paths) if isinstance(paths, list) else iter(paths)

    async def ask() -> None:
        eve = door.browser()
        while True:
            await _asked(door, eve, next(turns), *headers)

    await at_once(*(ask() for _ in range(BESIDE)))


async def _asked(door: Door, eve: Browser, path: str, *headers: str) -> None:
    """Without a breath after a refusal: here it is the number that counts."""
    try:
        door.counts[str((await eve.get(path, *headers)).status)] += 1
    except Lost as lost:
        door.counts[str(lost)] += 1
        await asyncio.sleep(BREATH)


async def odd_bodies(door: Door) -> None:
    """Compressed masses, deep nests, endless numbers, huge cookies."""
    eve = door.browser()
    packed = gzip.compress(b" " * MASSES)
    bodies: list[tuple[bytes, str]] = [
        (packed[:16_000], "content-encoding: gzip"),
        (b"[" * 16_000, "x: y"),
        (b'{"game":"sunrise","seats":[],"seed":' + b"9" * 16_000 + b"}", "x: y"),
        (b'{"game":"sunrise","seats":[]}', f"cookie: {'; '.join(['faubourg=x'] * 1000)}"),
        (b'{"' + b"\\u0041" * 2_600 + b'":1}', "x: y"),
    ]
    turns = cycle(bodies)
    paths = cycle(["/api/tables", "/api/boards", "/api/records"])

    async def ask() -> None:
        body, header = next(turns)
        await door.post(eve, next(paths), body, header)

    await again(ask)


async def socket_messages(door: Door) -> None:
    """Messages as fast as they go, good ones and nonsense; shown out, they come back."""
    messages = [b'{"type":"look","seat":0,"seq":0}', b'{"type":"sheet"}', b"{}", b"x" * 4000]
    handful = b"".join(framed(each) for each in messages) * (HANDFUL // 4)
    await _shower(door, lambda: handful)


async def pings(door: Door) -> None:
    """Pings as fast as they go."""
    handful = framed(b"x" * 100, PING) * HANDFUL
    await _shower(door, lambda: handful)


async def fragments(door: Door) -> None:
    """A message without end, in pieces of one letter."""
    first, more = framed(b"x", TEXT, final=False), framed(b"x", 0, final=False) * HANDFUL
    pieces = iter([first])
    await _shower(door, lambda: next(pieces, more))


async def binary_frames(door: Door) -> None:
    """Bytes where text belongs, as long as a frame may be."""
    handful = framed(b"\xff" * 16_000, BINARY) * 4
    await _shower(door, lambda: handful)


async def _shower(door: Door, said: Callable[[], bytes]) -> None:
    eve = door.browser()
    table = await door.own_table(eve)

    async def shower() -> None:
        socket = await door.socket(eve, table, Socket)
        while socket is not None and not socket.closed.done():
            if socket.transport.get_write_buffer_size() < MASSES:
                socket.transport.write(said())
                door.counts["handfuls"] += 1
            await asyncio.sleep(0)
        if socket is not None:
            door.counts[f"closed {socket.why_closed}"] += 1

    await at_once(*(again(shower) for _ in range(BESIDE)))


async def comings_and_goings(door: Door) -> None:
    """Sockets that are opened and closed at once."""
    eve = door.browser()
    table = await door.own_table(eve)

    async def come_and_go() -> None:
        if socket := await door.socket(eve, table):
            socket.transport.abort()

    await at_once(*(again(come_and_go) for _ in range(BESIDE)))
