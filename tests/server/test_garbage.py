"""What holds itself in circles is freed when nobody waits."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path
from time import monotonic

import pytest

from faubourg.server.tables import python_garbage
from tests.server.own_thread import run_apart
from tests.server.tables_in_process import SESSION, account, tables_in_process, wish


class Circle:
    def __init__(self) -> None:
        self.itself = self


def collected(tmp_path: Path, busy: bool) -> bool:
    async def play() -> bool:
        async with tables_in_process(tmp_path) as tables:
            gc.disable()
            try:
                seen = weakref.ref(Circle())
                task = asyncio.ensure_future(python_garbage.collect_when_quiet(tables.services))
                until = monotonic() + 2.5 * python_garbage.BETWEEN
                while monotonic() < until:
                    if busy:
                        await tables.open(wish("me", "me"), SESSION, account())
                    await asyncio.sleep(0.01)
                task.cancel()
                return seen() is None
            finally:
                gc.enable()

    return run_apart(play())


@pytest.mark.full
def test_a_quiet_server_collects_its_garbage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(python_garbage, "BETWEEN", 0.1)
    assert collected(tmp_path, busy=False)


@pytest.mark.full
def test_a_busy_server_does_it_only_after_a_long_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(python_garbage, "BETWEEN", 1.0)  # opening a table takes less on any machine
    assert not collected(tmp_path / "soon", busy=True)
    monkeypatch.setattr(python_garbage, "BETWEEN", 0.05)
    monkeypatch.setattr(python_garbage, "LONGEST", 0.0)
    assert collected(tmp_path / "late", busy=True)
