"""The store and what it says to other servers, without a server around it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event

import pytest

from faubourg.core.errors import Unknown
from faubourg.server.storage import reader_threads
from faubourg.server.storage.database import database_at
from faubourg.server.storage.database_errors import BadDatabase
from faubourg.server.storage.event_store import Right, Store, StoreFailed
from faubourg.server.storage.notifications import (
    MOST_BYTES,
    QUIET,
    RIGHTS,
    news_in,
    packed,
    texts_of,
)
from faubourg.server.storage.sqlite import Sqlite
from tests.cli.shell import Shell
from tests.patience import PATIENCE
from tests.server.own_thread import run_apart


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
                assert await store.events_after("t", 0) == [b"first"]
                other.execute("ROLLBACK")
            other.close()
            assert await store.append("t", 1, b"second")
            assert not await store.append("t", 1, b"too late")
            assert await store.events_after("t", 0) == [b"first", b"second"]
        finally:
            store.close()

    run_apart(play())


def test_a_reader_that_failed_reads_again(tmp_path: Path) -> None:
    async def read() -> None:
        store = Store(Sqlite(tmp_path / "x.db"))
        await store.open_table("t", b"secret", b"charter")
        (tmp_path / "x.db").rename(tmp_path / "y.db")
        with pytest.raises(StoreFailed):
            await store.check()
        (tmp_path / "y.db").rename(tmp_path / "x.db")
        async with asyncio.timeout(PATIENCE):
            while not await answers(store):
                await asyncio.sleep(0.05)
        assert await store.load("t")
        store.close()

    run_apart(read())


async def answers(store: Store) -> bool:
    try:
        await store.check()
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


T = "A" * 12
SEAT, OTHER = Right(T, "seat", 1), Right(T, "seat", 2)
COACH, WATCHER = Right(T, "coach", 1), Right(T, "spectator", None)


@contextmanager
def opened(folder: Path) -> Iterator[Store]:
    store = Store(database_at(None, folder))
    try:
        yield store
    finally:
        store.close()


def test_a_link_that_was_revoked_while_it_was_followed_lets_nobody_in(tmp_path: Path) -> None:
    async def follow() -> None:
        with opened(tmp_path) as store:
            await store.open_table(T, b"secret", b"charter")
            await store.add_tokens(T, [(b"digest", COACH)])
            assert await store.follow_link(b"early", T, b"digest") == COACH
            revoked = store.revoke(COACH, keep=b"early")
            late = store.follow_link(b"late", T, b"digest")
            await revoked
            assert await late is None
            assert await store.rights_of(b"early", T) == [COACH]
            assert await store.rights_of(b"late", T) == []

    run_apart(follow())


def test_a_link_to_a_seat_is_spent_with_all_others_to_that_seat(tmp_path: Path) -> None:
    async def follow() -> None:
        with opened(tmp_path) as store:
            await store.open_table(T, b"secret", b"charter")
            tokens = [(b"one", SEAT), (b"two", SEAT), (b"other", OTHER), (b"coach", COACH)]
            await store.add_tokens(T, tokens)
            first, second = (
                store.follow_link(b"ann", T, b"one"),
                store.follow_link(b"bob", T, b"two"),
            )
            assert (await first, await second) == (SEAT, None)
            assert await store.follow_link(b"ann", T, b"one") == SEAT, "whoever reloads is let in"
            assert await store.follow_link(b"bob", T, b"one") is None
            assert await store.follow_link(b"ann", T, b"two") is None
            assert await store.right_of(b"one") is None
            assert await store.rights_of(b"bob", T) == []
            assert await store.right_of(b"other") == OTHER
            assert await store.follow_link(b"bob", T, b"coach") == COACH, "his seat is his own"
            await store.revoke(SEAT, keep=b"")
            assert await store.follow_link(b"ann", T, b"one") is None

    run_apart(follow())


def test_a_link_to_look_on_may_be_followed_by_many_but_only_to_its_table(tmp_path: Path) -> None:
    async def follow() -> None:
        with opened(tmp_path) as store:
            for table in (T, "elsewhere"):
                await store.open_table(table, b"secret", b"charter")
            await store.add_tokens(T, [(b"digest", WATCHER)])
            for session in (b"ann", b"bob"):
                assert await store.follow_link(session, T, b"digest") == WATCHER
            assert await store.follow_link(b"eve", "elsewhere", b"digest") is None
            assert [await store.knows_session(each) for each in (b"ann", b"eve")] == [True, False]

    run_apart(follow())


def test_what_is_written_to_a_table_that_is_not_there_fails_alone(tmp_path: Path) -> None:
    async def write() -> None:
        with opened(tmp_path) as store:
            await store.open_table(T, b"secret", b"charter")
            kept = [store.append(T, 0, b"first"), store.append(T, 1, b"second")]
            lost = store.append("gone", 0, b"lost"), store.add_tokens("gone", [(b"x", SEAT)])
            kept.append(store.append(T, 2, b"third"))
            told = await asyncio.gather(*lost, return_exceptions=True)
            assert [str(each) for each in told] == [str(Unknown("unknown-table", name="gone"))] * 2
            assert await asyncio.gather(*kept) == [True] * 3
            assert await store.events_after(T, 0) == [b"first", b"second", b"third"]
            await store.try_out()

    run_apart(write())


def test_a_read_that_gets_no_answer_is_not_waited_for_and_the_others_are_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reader_threads, "PATIENCE", 1.0)
    monkeypatch.setattr(reader_threads, "MOST_WAITING", 3)
    stuck = Event()

    async def read() -> None:
        with opened(tmp_path) as store:
            await store.open_table(T, b"secret", b"charter")
            silent = asyncio.ensure_future(store._readers.read(lambda _: stuck.wait(30)))
            await asyncio.sleep(0)
            assert await store.load(T), "the other reader answers"
            with pytest.raises(StoreFailed, match="no answer in time"):
                await silent
            both = [store._readers.read(lambda _: stuck.wait(30)) for _ in range(2)]
            waiting = [asyncio.ensure_future(each) for each in (*both, *map(store.load, [T] * 4))]
            told = await asyncio.gather(*waiting, return_exceptions=True)
            assert all(isinstance(each, StoreFailed) for each in told)
            assert "too many are waiting" in str(told[-1])
            stuck.set()
            while store._readers._questions.qsize():  # those who gave up are still waited for
                await asyncio.sleep(0.01)
            assert await store.load(T)

    run_apart(read())
