"""Requests that are small to send and large to answer."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path

from bench.attackers import make_hostile_editions as editions
from bench.attackers.attacker_tools import Door, again, at_once

BESIDE = 10
"""How many of a kind are sent beside one another."""
LONG_RECORD = Path(__file__).with_name("long_record.txt").read_bytes()
COPIES_PER_ADDRESS = 40
"""As many as one address may send at once, today."""


def ragged(size: int) -> str:
    """A city of so many letters: half of them one row, the others rows of one letter each."""
    return "A" * (size // 2) + "/A" * (size // 4)


async def ragged_city(door: Door) -> None:
    """A city of one long row and many short ones, to be looked at and to be played in."""
    options = {"city": ragged(15_000)}
    seats = [{"kind": "me"}, {"kind": "open"}]
    board = {"game": "bella_vista", "seats": 2, "options": options}
    table = {"game": "bella_vista", "seats": seats, "options": options}
    wishes = cycle([("/api/boards", board), ("/api/tables", table)])

    async def ask() -> None:
        eve = door.browser()
        await again(lambda: door.post(eve, *next(wishes)))

    await at_once(*(ask() for _ in range(BESIDE)))


async def ragged_record(door: Door) -> None:
    """The same city in a record, which may be longer."""
    eve, data = door.browser(), editions.shipped("bella_vista")
    body = editions.record(data, [">1"], options={"city": ragged(40_000)})
    await again(lambda: door.post(eve, "/api/records", body))


async def huge_tiles(door: Door) -> None:
    """An edition with one tile of 16 by 16 squares."""
    eve, body = door.browser(), editions.huge_tile(16)
    await again(lambda: door.post(eve, "/api/records", body))


async def hugest_tiles(door: Door) -> None:
    """An edition with one tile as large as a board can be."""
    eve, body = door.browser(), editions.huge_tile(26)
    await again(lambda: door.post(eve, "/api/records", body))


async def long_records(door: Door) -> None:
    """Games of 1,490 moves on the largest board, uploaded one after another."""

    async def upload() -> None:
        eve = door.browser()
        await again(lambda: door.post(eve, "/api/records", LONG_RECORD))

    await at_once(*(upload() for _ in range(4)))


async def long_stories(door: Door) -> None:
    """The whole story of such a game, again and again, as it is and compressed."""
    eve = door.browser()
    found = None
    while found is None:
        found = await door.post(eve, "/api/records", LONG_RECORD)
    table, packed = found.told["table"], cycle(["identity", "gzip"])

    async def read() -> None:
        reader = door.browser()
        story = f"/api/tables/{table}/story"
        await again(lambda: door.get(reader, story, f"accept-encoding: {next(packed)}"))

    await at_once(*(read() for _ in range(3)))


async def long_tables(door: Door) -> None:
    """A socket at each of up to 400 copies of such a game, from ten addresses."""
    addresses = door.addresses()

    async def hold() -> None:
        eve = door.browser(next(addresses))
        for _ in range(COPIES_PER_ADDRESS):
            if found := await door.post(eve, "/api/records", LONG_RECORD):
                await door.socket(eve, found.told["table"])
        await again(lambda: door.post(eve, "/api/records", LONG_RECORD))

    await at_once(*(hold() for _ in range(10)))


async def foreign_editions(door: Door) -> None:
    """Records that each bring an edition that nobody has seen, from many addresses."""
    records = zip(editions.different("sunrise"), editions.different("bella_vista"), strict=True)
    for address, pair in zip(door.addresses(), records, strict=False):
        eve = door.browser(address)
        for body in pair:
            if found := await door.post(eve, "/api/records", body):
                await door.get(eve, f"/api/tables/{found.told['table']}/board")
        eve.hang_up()


async def suggestions(door: Door) -> None:
    """Cities to be generated, and boards to be drawn."""
    eve, seeds = door.browser(), iter(range(10**9))
    board = {"game": "bella_vista", "seats": 4}

    async def ask() -> None:
        wish = {"game": "bella_vista", "seed": next(seeds)}
        await door.post(eve, "/api/suggestions", wish)
        await door.post(eve, "/api/boards", board)

    await again(ask)
