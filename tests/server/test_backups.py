"""Backups: made while people play, put back whole or not at all. The commands are the page's."""

from __future__ import annotations

import re
import shutil
import sqlite3
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from threading import Event

import pytest

from tests.cli.shell import COMMAND, Shell
from tests.conftest import find_program
from tests.server.browser import Browser
from tests.server.conftest import ROOT, Server
from tests.server.own_thread import run_apart
from tests.server.postgres_cluster import Cluster
from tests.server.test_damaged_database import TABLES as EVERY_TABLE
from tests.server.test_damaged_database import VICTIM, damage, furnish
from tests.server.test_seating import ME, OPEN
from tests.server.test_stopping import within

SECTION = "## Backups, and tables that must go"
BOB = {"kind": "me", "name": "Bob"}


def recipes() -> list[str]:
    """What is to be typed, block by block."""
    page = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    section = page.split(SECTION)[1].split("\n## ")[0]
    return re.findall(r"```sh\n(.*?)```", section, re.DOTALL)


BACKUP, RESTORE, NIGHTLY, CLUSTER, TABLES = recipes()


def run(recipe: str, folder: Path, **variables: str) -> str:
    """Type it in a folder; `faubourg serve` would not end and is left out."""
    programs = [str(COMMAND.parent), str(Path(find_program("pg_dump") or "/bin/sh").parent)]
    path = ":".join([*programs, "/usr/bin", "/bin"])
    done = subprocess.run(
        ["/bin/sh", "-euc", recipe.replace("faubourg serve\n", "")],
        cwd=folder,
        env={"PATH": path, "LANG": "C.UTF-8", "HOME": str(folder), **variables},
        capture_output=True,
        encoding="utf-8",
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def seq(browser: Browser, table: str) -> int | None:
    """How far a table has come; None if there is no such table."""
    code, told = browser.get(f"/api/tables/{table}")
    return int(told["seq"]) if code == 200 else None


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    return Shell(tmp_path)


# The recipes


def test_what_was_acknowledged_before_a_backup_is_there_after_it_is_put_back(
    fragile: Server, tmp_path: Path
) -> None:
    ann, where = Browser(fragile.address), {"FAUBOURG_DATA": str(fragile.data)}
    table = ann.open_table(ME, BOB, seed=7)["table"]
    with ann.at(table, 0) as both:
        both.play_out(Random(1), decisions=20)
        told = run(BACKUP, tmp_path, **where)
        assert "tables.db" in told
        before = both.state["seq"]
        both.play_out(Random(2), decisions=10)
    later = ann.open_table(ME, OPEN)["table"]
    fragile.stop()
    told = run(RESTORE, tmp_path, **where)
    assert "is kept as" in told
    fragile.start()
    assert seq(ann, table) == before
    assert seq(ann, later) is None
    with ann.at(table, 0) as both:
        both.play_out(Random(3), decisions=5)
    (aside,) = fragile.data.glob("faubourg.db.2*")
    fragile.stop()
    shutil.copy(aside, tmp_path / "tables.db")
    run(RESTORE, tmp_path, **where)
    fragile.start()
    assert (seq(ann, table), seq(ann, later)) == (before + 10, 1), "nothing was thrown away"


@pytest.mark.full
def test_backups_of_a_busy_server_are_whole(fragile: Server, tmp_path: Path) -> None:
    ann, over = Browser(fragile.address), Event()
    table = ann.open_table(ME, BOB, seed=7)["table"]

    def keep_playing() -> None:
        with ann.at(table, 0) as both:
            while not over.is_set():
                both.play_out(Random(1), decisions=1)
                both.send(type="undo", seq=both.state["seq"])
                both.wait_for("state", "complaint", "stale")

    with ThreadPoolExecutor(1) as pool:
        playing = pool.submit(keep_playing)
        try:
            for number in range(5):
                before = seq(ann, table) or 0
                folder = tmp_path / str(number)
                folder.mkdir()
                run(NIGHTLY, folder, FAUBOURG_DATA=str(fragile.data))
                (copy,) = folder.iterdir()
                with sqlite3.connect(copy) as kept:
                    ((events,),) = kept.execute("SELECT count(*) FROM events")
                kept.close()
                assert events >= before
        finally:
            over.set()
        playing.result()


@pytest.mark.full
def test_in_a_quiet_moment_the_file_alone_has_everything(fragile: Server, tmp_path: Path) -> None:
    ann = Browser(fragile.address)
    table = ann.open_table(ME, BOB, seed=7)["table"]
    with ann.at(table, 0) as both:
        both.play_out(Random(1), decisions=20)
    kept = seq(ann, table)
    log = fragile.data / "faubourg.db-wal"
    assert within(20, lambda: log.stat().st_size == 0)
    shutil.copy(fragile.data / "faubourg.db", tmp_path / "copy.db")
    with sqlite3.connect(tmp_path / "copy.db") as copy:
        assert copy.execute("SELECT count(*) FROM events").fetchall() == [(kept,)]
    copy.close()
    with ann.at(table, 0) as both:
        both.play_out(Random(1), decisions=5)
    fragile.restart()
    assert seq(ann, table) == (kept or 0) + 5, "the server has lost nothing by it"


@pytest.mark.needs("postgres")
@pytest.mark.needs("pg_dump")
@pytest.mark.full
def test_tables_in_postgresql_are_copied_by_its_own_programs(
    cluster: Cluster, tmp_path: Path
) -> None:
    address = cluster.new_database()
    server = Server(tmp_path / "data", database=address)
    ann = Browser(server.address)
    table = ann.open_table(ME, BOB, seed=7)["table"]
    with ann.at(table, 0) as both:
        both.play_out(Random(1), decisions=5)
        before = both.state["seq"]
        dump, put_back = CLUSTER.splitlines(keepends=True)
        run(dump, tmp_path, FAUBOURG_DATABASE=address)
        both.play_out(Random(1), decisions=5)
    server.stop()
    run(put_back, tmp_path, FAUBOURG_DATABASE=address)
    server.start()
    assert seq(ann, table) == before
    listing, delete = TABLES.splitlines(keepends=True)
    assert table in run(listing, tmp_path, FAUBOURG_DATABASE=address)
    run(delete, tmp_path, FAUBOURG_DATABASE=address, TABLE=table)
    assert table not in run(listing, tmp_path, FAUBOURG_DATABASE=address)
    server.kill()
    for lang, program in (("en", "pg_dump"), ("fr", "pg_restore")):
        complaint = Shell(tmp_path).bad("backup", "x", "--database", address, "--lang", lang)
        assert program in complaint


@pytest.mark.full
def test_what_a_killed_server_left_in_the_log_is_kept_when_a_backup_is_put_back(
    fragile: Server, tmp_path: Path
) -> None:
    ann, where = Browser(fragile.address), {"FAUBOURG_DATA": str(fragile.data)}
    table = ann.open_table(ME, BOB, seed=7)["table"]
    run(BACKUP, tmp_path, **where)
    with ann.at(table, 0) as both:
        both.play_out(Random(1), decisions=20)
    fragile.kill()
    run(RESTORE, tmp_path, **where)
    (aside,) = fragile.data.glob("faubourg.db.2*")
    with sqlite3.connect(aside) as kept:
        assert kept.execute("SELECT count(*) FROM events").fetchall() == [(21,)]
    kept.close()
    fragile.start()
    assert seq(ann, table) == 1


# What is refused


def test_no_file_is_replaced_unless_that_is_said(shell: Shell) -> None:
    run_apart(furnish(shell.data))
    (shell.home / "mine.txt").write_text("mine")
    assert "--force" in shell.bad("backup", "mine.txt")
    assert (shell.home / "mine.txt").read_text() == "mine"
    shell.good("backup", "mine.txt", "--force")
    assert (shell.home / "mine.txt").read_bytes().startswith(b"SQLite")
    own = shell.data / "faubourg.db"
    assert "database itself" in shell.bad("backup", own, "--force")


def test_a_backup_that_cannot_be_made_leaves_nothing_behind(shell: Shell) -> None:
    assert "no database" in shell.bad("backup", "x.db")
    run_apart(furnish(shell.data))
    assert "no such file or folder" in shell.bad("backup", "nowhere/x.db")
    damage(shell.data, VICTIM)
    assert "is damaged" in shell.bad("backup", "x.db")
    (shell.data / "faubourg.db").write_text("nothing of the sort" * 300)
    assert "not a Faubourg database" in shell.bad("backup", "x.db")
    assert {file.name for file in shell.home.iterdir()} == {"data"}


def test_only_a_sound_database_of_faubourg_is_put_back(shell: Shell) -> None:
    run_apart(furnish(shell.data))
    shell.good("backup", "good.db")
    before = (shell.data / "faubourg.db").read_bytes()
    (shell.home / "text.db").write_text("nothing of the sort" * 300)
    (shell.home / "empty.db").touch()
    with sqlite3.connect(shell.home / "other.db") as other:
        other.execute("CREATE TABLE recipes (name)")
    other.close()
    shutil.copy(shell.home / "good.db", shell.home / "faubourg.db")
    damage(shell.home, VICTIM)
    shutil.copy(shell.home / "good.db", shell.home / "newer.db")
    with sqlite3.connect(shell.home / "newer.db") as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
    newer.close()
    for name, sentence in (
        ("text.db", "not a Faubourg database"),
        ("empty.db", "not a Faubourg database"),
        ("other.db", "not a Faubourg database"),
        ("faubourg.db", "is damaged"),
        ("newer.db", "newer Faubourg"),
        ("nowhere.db", "no such file"),
    ):
        assert sentence in shell.bad("restore", name), name
        assert (shell.data / "faubourg.db").read_bytes() == before
    names = {file.name for file in shell.data.iterdir()}
    assert names == {"faubourg.db", "faubourg.db.lock"}, "nothing is left behind"


def test_nothing_is_put_back_or_deleted_while_the_file_is_served(
    fragile: Server, shell: Shell
) -> None:
    ann, where = Browser(fragile.address), ("--data", str(fragile.data))
    table = ann.open_table(ME, OPEN)["table"]
    shell.good("backup", "x.db", *where)
    for lang, sentence in (("en", "stop it first"), ("fr", "arrêtez-le d’abord")):
        assert sentence in shell.bad("restore", "x.db", *where, "--lang", lang)
        assert sentence in shell.bad("tables", "delete", table, *where, "--lang", lang)
    assert seq(ann, table) == 1


def test_a_damaged_database_is_replaced_and_kept_with_its_log(shell: Shell) -> None:
    run_apart(furnish(shell.data))
    shell.good("backup", "good.db")
    for name in ("faubourg.db", "faubourg.db-wal"):
        (shell.data / name).write_bytes(name.encode() * 999)
    shell.good("restore", "good.db")
    _, aside, log, _ = sorted(shell.data.iterdir())
    assert log.name == f"{aside.name}-wal"
    assert aside.read_bytes() == b"faubourg.db" * 999
    assert log.read_bytes() == b"faubourg.db-wal" * 999
    assert "of 200" in shell.good("tables")


# Tables


def test_tables_are_listed_page_by_page_and_deleted(shell: Shell) -> None:
    assert "no database" in shell.bad("tables")
    run_apart(furnish(shell.data))
    pages = [shell.good("tables", "--page", str(number), "--lang", "fr") for number in range(1, 5)]
    assert sorted(re.findall(r"^table\d+", "".join(pages), re.MULTILINE)) == EVERY_TABLE
    assert "1 à 50 sur 200" in pages[0]
    assert "--page 2" in pages[0]
    assert "151 à 200 sur 200" in pages[3]
    assert "--page" not in pages[3]
    assert "no more tables" in shell.good("tables", "--page", "5")
    complaint = shell.bad("tables", "delete", "table000", "nowhere", "--data", shell.data)
    assert "nowhere" in complaint
    assert "199" in shell.good("tables")
    assert "table001" in shell.good("tables", "--data", shell.data, "delete", "table001")
    assert "table001" not in shell.good("tables")
