"""Two servers on one database: a link that is followed at one while it is revoked at the other."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from faubourg.server.messages.http_messages import Role
from faubourg.server.storage.database import database_at
from faubourg.server.storage.event_store import Right, Store
from tests.server.own_thread import run_apart
from tests.server.postgres_cluster import Cluster

pytestmark = pytest.mark.needs("postgres")
TRIALS = 60
Pair = tuple[Store, Store]


@pytest.fixture
def pair(tmp_path: Path, cluster: Cluster) -> Iterator[Pair]:
    database = database_at(cluster.new_database(), tmp_path)
    one, two = Store(database), Store(database)
    yield one, two
    one.close()
    two.close()


async def with_links(store: Store, *rights: Right) -> None:
    """A new table, with a link to each right, named by its number."""
    table = rights[0].table
    await store.open_table(table, b"secret", b"charter")
    await store.add_tokens(table, [(f"{table}{n}".encode(), each) for n, each in enumerate(rights)])


@pytest.mark.parametrize("role", ["seat", "coach", "spectator"])
def test_whoever_follows_a_link_while_it_is_revoked_has_nothing_by_it(
    pair: Pair, role: Role
) -> None:
    one, two = pair

    async def race(number: int, pause: float) -> bool:
        right = Right(f"race{number}", role, None if role == "spectator" else 1)
        await with_links(one, right)
        follow = one.follow_link(b"eve", right.table, f"{right.table}0".encode())
        await asyncio.sleep(pause)
        await asyncio.gather(follow, two.revoke(right, keep=b"ann"))
        return bool(await two.rights_of(b"eve", right.table))

    async def trials() -> list[bool]:
        rng = Random(1)
        return [await race(n, rng.choice([0, 0, 0.0005, 0.001])) for n in range(TRIALS)]

    assert run_apart(trials()) == [False] * TRIALS


def test_of_two_who_follow_links_to_one_seat_one_has_it(pair: Pair) -> None:
    one, two = pair

    async def race(number: int) -> tuple[Right | None, ...]:
        seat = Right(f"race{number}", "seat", 1)
        await with_links(one, seat, seat)
        links = [f"{seat.table}{n}".encode() for n in range(2)]
        took = await asyncio.gather(
            one.follow_link(b"ann", seat.table, links[0]),
            two.follow_link(b"bob", seat.table, links[1]),
        )
        rights = [await one.rights_of(each, seat.table) for each in (b"ann", b"bob")]
        assert rights == [[each] if each else [] for each in took]
        return took

    async def trials() -> list[tuple[Right | None, ...]]:
        return [await race(n) for n in range(TRIALS)]

    assert all(sum(each is not None for each in took) == 1 for took in run_apart(trials()))
