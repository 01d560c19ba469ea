"""Attacks on a server, each a function that goes on until its time is over, whatever it is told.

They speak HTTP and WebSocket only, so that any version can be attacked. `attempt` runs one.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeAlias

from bench.attackers import connections, disk_filling, floods, heavy_requests, table_loops
from bench.attackers.attacker_base import Counts, Door

Attack: TypeAlias = Callable[[Door], Coroutine[Any, Any, None]]


async def nobody(door: Door) -> None:
    """No attack at all: what the machine itself makes of honest people."""
    await asyncio.sleep(door.seconds)


_ALL: tuple[Attack, ...] = (
    nobody,
    heavy_requests.ragged_city,
    heavy_requests.ragged_record,
    heavy_requests.huge_tiles,
    heavy_requests.hugest_tiles,
    heavy_requests.long_records,
    heavy_requests.long_stories,
    heavy_requests.long_tables,
    table_loops.play_and_undo,
    connections.endless_headers,
    connections.many_headers,
    connections.endless_address,
    connections.endless_chunks,
    connections.silent_connections,
    connections.slow_requests,
    connections.unread_answers,
    heavy_requests.foreign_editions,
    disk_filling.padded_fields,
    disk_filling.many_tables,
    disk_filling.forks,
    table_loops.renaming,
    table_loops.proposing,
    table_loops.questions,
    table_loops.advice,
    table_loops.crowds,
    table_loops.bots_at_play,
    heavy_requests.suggestions,
    floods.light_requests,
    floods.lost_pages,
    floods.descriptions,
    floods.static_files,
    floods.odd_bodies,
    floods.socket_messages,
    floods.pings,
    floods.fragments,
    floods.binary_frames,
    floods.comings_and_goings,
)
ATTACKS: dict[str, Attack] = {attack.__name__: attack for attack in _ALL}


async def attempt(name: str, port: int, seconds: float, address: str) -> Counts:
    """Attack for so long; what the attacker was answered, by status or by what it was."""
    door = Door(port, seconds, address, counts=Counter())
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await ATTACKS[name](door)
    return door.counts
