"""When bots play: for people who sit there or look, and for nobody else."""

from __future__ import annotations

from pathlib import Path

from tests.server.browser import Browser
from tests.server.conftest import serving
from tests.server.own_thread import run_apart
from tests.server.tables_in_process import SESSION, account, tables_in_process, wish
from tests.server.test_failing_bots import Looker, until
from tests.server.test_long_tables import Ready

BOT = {"kind": "bot", "bot": "easy"}


def test_bots_among_themselves_play_only_while_somebody_looks(tmp_path: Path) -> None:
    async def play() -> tuple[int, int]:
        async with tables_in_process(tmp_path, Ready()) as tables:
            room, looker = await tables.open(wish("greedy", "greedy"), SESSION, account()), Looker()
            tables.enter(room, looker, account())
            await until(lambda: room.live.seq > 5)
            tables.leave(room, looker)
            # What a bot had begun to think about is still played; then nothing is underway.
            await until(lambda: not tables.services.errands)
            stood_at = room.live.seq
            tables.enter(room, looker, account())
            await until(lambda: room.live.seq > stood_at + 3)
            return stood_at, room.live.seq

    stood_at, went_on_to = run_apart(play())
    assert 5 < stood_at < went_on_to


def test_whoever_opens_a_table_of_bots_alone_looks_on(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        ann, eve = Browser(server.address), Browser(server.address)
        table = ann.open_table(BOT, BOT)["table"]
        assert ann.get(f"/api/tables/{table}/position")[0] == 200
        assert eve.get(f"/api/tables/{table}/position")[0] == 404
