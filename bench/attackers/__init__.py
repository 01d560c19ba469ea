"""Attacks on a server, each a function that goes on until its time is over, whatever it is told.

They speak HTTP and WebSocket only, so that any version can be attacked. `attempt` runs one.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeAlias

from bench.attackers import (
    disk_filling,
    floods,
    heavy_requests,
    repeated_table_actions,
    unfinished_requests,
)
from bench.attackers.attacker_tools import Counts, Door

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
    repeated_table_actions.play_and_undo,
    unfinished_requests.endless_headers,
    unfinished_requests.many_headers,
    unfinished_requests.endless_address,
    unfinished_requests.endless_chunks,
    unfinished_requests.silent_connections,
    unfinished_requests.slow_requests,
    unfinished_requests.unread_answers,
    heavy_requests.foreign_editions,
    disk_filling.padded_fields,
    disk_filling.many_tables,
    disk_filling.forks,
    repeated_table_actions.renaming,
    repeated_table_actions.proposing,
    repeated_table_actions.questions,
    repeated_table_actions.advice,
    repeated_table_actions.crowds,
    repeated_table_actions.bots_at_play,
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
