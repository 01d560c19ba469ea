"""A room that is let go of while somebody is on their way there."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from faubourg.server.storage.rights_and_links import Right
from faubourg.server.tables.registry import Registry
from tests.server.tables_in_process import SESSION, account, tables_in_process, wish


def test_whoever_comes_in_finds_the_room_that_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The news of another server reaches a room without guests, which is let go of."""

    async def come_while_news_arrive(registry: Registry) -> None:
        first = await registry.open(wish("me", "open"), SESSION, account())
        asked, rights_of = [], registry.services.store.rights_of

        async def slowly(session: bytes, table: str) -> list[Right]:
            asked.append(table)
            if len(asked) == 1:
                registry.forget(first)
            return await rights_of(session, table)

        monkeypatch.setattr(registry.services.store, "rights_of", slowly)
        room, rights, doubted = await registry.room_for(first.live.id, SESSION, account())
        assert room is not first
        assert room is registry.find(first.live.id)
        assert [each.seat for each in rights] == [0]
        assert not doubted
        assert len(asked) == 2

    async def at_a_table() -> None:
        async with tables_in_process(tmp_path) as registry:
            await come_while_news_arrive(registry)

    asyncio.run(at_a_table())
