"""Filling the disk from one address."""

from __future__ import annotations

from typing import Any

from bench.attackers import make_hostile_editions as editions
from bench.attackers.attacker_tools import Door, again, at_once

MOST_RECORD = 262_144
"""Bytes that a record may have, today."""
PADDING = "x" * (MOST_RECORD - 8_000)
MOST_BODY = 16_384
ROUNDS = 100


def padded_records() -> list[bytes]:
    """Good records, each with one field that is far too long."""
    data = editions.shipped("sunrise")
    data["key"] = "own"
    moves = editions.DEALS["sunrise"]
    titled: dict[str, Any] = {**data, "title": {"en": PADDING, "fr": ""}}
    return [
        editions.record(data, moves, engine=PADDING),
        editions.record(titled, moves),
        editions.record(data, moves, seats=["Ann", PADDING]),
        editions.record(data, moves, bots={"0": PADDING}),
        editions.record(data, moves, options={"ties": "next", "first": 0, "note": PADDING}),
        editions.record({**data, "key": PADDING[: MOST_RECORD // 3]}, moves),
    ]


def padded_wishes() -> list[dict[str, Any]]:
    """Tables with long names and a long option."""
    seats = [{"kind": "me", "name": "N" * 40}, {"kind": "open", "name": "O" * 40}]
    city = f"{' ' * (MOST_BODY - 400)}london"
    return [{"game": "bella_vista", "seats": seats, "options": {"city": city}}]


async def padded_fields(door: Door) -> None:
    """Records and tables with one field that is as long as the body may be."""
    eve = door.browser()
    padded: list[tuple[str, object]] = [
        *(("/api/records", record) for record in padded_records()),
        *(("/api/tables", wish) for wish in padded_wishes()),
    ]
    while True:
        # What was kept will be kept again; where nothing was, everything is tried once more.
        kept = [each for each in padded if await door.post(eve, *each)]
        for _ in range(ROUNDS):
            for each in kept:
                await door.post(eve, *each)


async def many_tables(door: Door) -> None:
    """Tables that nobody will ever play at, and links to them."""
    eve = door.browser()
    wish = {"game": "kensington", "seats": [{"kind": "me"}, *[{"kind": "open"}] * 4]}
    table = await door.own_table(eve)

    async def tables() -> None:
        own = door.browser()
        await again(lambda: door.post(own, "/api/tables", wish))

    async def links() -> None:
        link = {"role": "spectator"}
        await again(lambda: door.post(eve, f"/api/tables/{table}/links", link))

    await at_once(tables(), links())


async def forks(door: Door) -> None:
    """Tables that go on from a long record: each keeps a copy of it."""
    eve, record = door.browser(), editions.plain()
    seats = [{"kind": "me"}, {"kind": "open"}]
    while (found := await door.post(eve, "/api/records", record)) is None:
        pass
    path, wish = f"/api/tables/{found.told['table']}/fork", {"ply": 0, "seats": seats}
    await again(lambda: door.post(eve, path, wish))
