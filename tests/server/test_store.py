"""The store and what it says to other servers, without a server around it."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from faubourg.server.bus import MOST_BYTES, QUIET, RIGHTS, news_in, packed, texts_of
from faubourg.server.database import BadDatabase, database_at
from faubourg.server.sqlite import Sqlite
from faubourg.server.store import Right, Store, StoreFailed
from tests.cli.shell import Shell
from tests.server.apart import run_apart


def test_news_of_many_tables_fits_into_notifications_and_comes_out_again() -> None:
    news = [(f"table-{n:012}", n) for n in range(512)]
    texts = [*texts_of(news)]
    assert len(texts) == 2
    assert all(len(text.encode()) <= MOST_BYTES for text in texts)
    assert [each for text in texts for each in news_in(text)] == news


def test_only_the_newest_event_of_a_table_is_news_besides_its_rights() -> None:
    news = [("a", 3), ("a", 4), ("a", RIGHTS), ("a", RIGHTS), ("b", QUIET), ("c", 0)]
    (text,) = texts_of(news)
    assert sorted(news_in(text)) == [("a", RIGHTS), ("a", 4), ("c", 0)]
    assert [*texts_of([("b", QUIET)])] == []


def test_every_text_begins_with_the_same_head() -> None:
    texts = [*packed((f"{n:0100}" for n in range(100)), "@me")]
    assert len(texts) == 2
    assert all(text.startswith("@me ") and len(text) <= MOST_BYTES for text in texts)
    assert [*packed([], "@me")] == ["@me"]


def test_a_busy_file_keeps_nothing_and_heals(tmp_path: Path) -> None:
    async def play() -> None:
        store = Store(database_at(f"sqlite:///{tmp_path}/a%20b.db", tmp_path))
        try:
            await store.open_table("t", b"secret", b"charter")
            assert await store.append("t", 0, b"first")
            with sqlite3.connect(tmp_path / "a b.db", isolation_level=None) as other:
                other.execute("BEGIN EXCLUSIVE")
                with pytest.raises(StoreFailed):
                    await store.append("t", 1, b"lost")
                assert store.events_after("t", 0) == [b"first"]
                other.execute("ROLLBACK")
            other.close()
            assert await store.append("t", 1, b"second")
            assert not await store.append("t", 1, b"too late")
            assert store.events_after("t", 0) == [b"first", b"second"]
        finally:
            store.close()

    run_apart(play())


def test_a_reader_that_failed_reads_again(tmp_path: Path) -> None:
    async def read() -> None:
        store = Store(Sqlite(tmp_path / "x.db"))
        await store.open_table("t", b"secret", b"charter")
        (tmp_path / "x.db").rename(tmp_path / "y.db")
        with pytest.raises(StoreFailed):
            store._reader.read("SELECT nothing FROM nowhere")
        with pytest.raises(StoreFailed):
            store.load("t")
        (tmp_path / "y.db").rename(tmp_path / "x.db")
        async with asyncio.timeout(10):
            while not answers(store):
                await asyncio.sleep(0.05)
        assert store.load("t")
        store.close()

    run_apart(read())


def answers(store: Store) -> bool:
    try:
        store.check()
    except StoreFailed:
        return False
    return True


def test_a_file_that_is_no_database_ends_the_start_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "x.db").write_text("nothing of the sort" * 100)
    with pytest.raises(BadDatabase, match="cannot be used: file is not a database"):
        Store(Sqlite(tmp_path / "x.db"))


def test_without_psycopg_it_is_said_how_to_get_it(tmp_path: Path) -> None:
    hidden = tmp_path / "hidden" / "psycopg"
    hidden.mkdir(parents=True)
    (hidden / "__init__.py").write_text("raise ImportError")
    shell, address = Shell(tmp_path), "postgresql://ann:s3cret@host/x"
    for lang, sentence in (("en", "not installed"), ("fr", "pas installé")):
        complaint = shell.bad(
            *("serve", "--lang", lang),
            FAUBOURG_DATABASE=address,
            PYTHONPATH=str(hidden.parent),
        )
        assert sentence in complaint
        assert 'pip install "faubourg[postgres]"' in complaint


def test_a_link_that_was_revoked_while_it_was_followed_lets_nobody_in(tmp_path: Path) -> None:
    async def follow() -> None:
        store = Store(database_at(None, tmp_path))
        try:
            seat = Right("A" * 12, "seat", 1)
            await store.open_table(seat.table, b"secret", b"charter")
            await store.add_tokens(seat.table, [(b"digest", seat)])
            assert await store.grant(b"early", b"digest") == seat
            assert store.right_of(b"digest") == seat, "the next one is still on the way in"
            revoked, late = store.revoke(seat, keep=b"early"), store.grant(b"late", b"digest")
            await revoked
            assert await late is None
            assert store.rights_of(b"early", seat.table) == [seat]
            assert store.rights_of(b"late", seat.table) == []
        finally:
            store.close()

    run_apart(follow())
