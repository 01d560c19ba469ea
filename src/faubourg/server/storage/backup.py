"""Copies of a SQLite database: made while it is served, put back while it is not."""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from itertools import count
from pathlib import Path
from tempfile import NamedTemporaryFile

from faubourg.server.storage.database_errors import BadDatabase, Fault
from faubourg.server.storage.migrate import known_revisions
from faubourg.server.storage.sqlite import Sqlite, fault_of, is_sound

LOG, INDEX = "-wal", "-shm"
"""What SQLite may keep beside a file: what is not in it yet, and where that is found."""
OURS = {"alembic_version", "tables", "events", "tokens", "grants"}


def back_up(database: Sqlite, target: Path, replace: bool = False) -> None:
    """Copy the database as it is at this moment; the target is there whole or not at all."""
    if not database.path.is_file():
        raise BadDatabase("no-database", path=str(database.path))
    if target.resolve() == database.path:
        raise BadDatabase("backup-onto-itself", path=str(target))
    if os.path.lexists(target) and not replace:
        raise BadDatabase("backup-exists", path=str(target))
    with _beside(target) as copy, _unfit_if_unreadable(database.path):
        with closing(sqlite3.connect(database.path)) as source, closing(_opened(copy)) as written:
            # All in one go: whatever is written meanwhile would make SQLite begin again.
            source.backup(written)
        _check(copy, database.path)
        _put(copy, target)


def restore(database: Sqlite, backup: Path) -> Path | None:
    """Put a copy in the place of the database; where the old one lies now, if there was one."""
    with closing(database.lock()), _beside(database.path) as copy:
        shutil.copyfile(backup, copy)
        if _with(backup, LOG).exists():
            shutil.copyfile(_with(backup, LOG), _with(copy, LOG))
        with _unfit_if_unreadable(backup):
            _check(copy, backup)
        aside = _set_aside(database.path)
        _put(copy, database.path)
        return aside


def _check(copy: Path, origin: Path) -> None:
    """Leave the copy without a log beside it; raises BadDatabase if it could not be served."""
    path = str(origin)
    with closing(_opened(copy)) as connection:
        if not is_sound(connection):
            raise BadDatabase("backup-damaged", path=path)
        connection.execute("PRAGMA journal_mode = DELETE").fetchall()
        names = connection.execute("SELECT name FROM sqlite_master").fetchall()
        if not {name for (name,) in names} >= OURS:
            raise BadDatabase("backup-not-ours", path=path)
        revisions = connection.execute("SELECT version_num FROM alembic_version").fetchall()
    if not {revision for (revision,) in revisions} <= known_revisions():
        raise BadDatabase("backup-from-the-future", path=path)


@contextmanager
def _unfit_if_unreadable(origin: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        if fault_of(error) is Fault.DAMAGED:
            raise BadDatabase("backup-damaged", path=str(origin)) from None
        if error.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
            raise BadDatabase("backup-not-ours", path=str(origin)) from None
        raise


def _set_aside(path: Path) -> Path | None:
    """Give the old database another name besides its own, and leave nothing beside it.

    However this is interrupted, one of the two names leads to all that was kept.
    """
    if not path.exists():
        return None
    aside = _free_name(path)
    try:
        os.link(path, aside)
    except OSError:  # not on every file system has a file two names
        shutil.copyfile(path, aside)
    if _with(path, LOG).exists():
        shutil.copyfile(_with(path, LOG), _with(aside, LOG))
    if _is_log_emptied(path):
        _with(aside, LOG).unlink(missing_ok=True)
    for end in (LOG, INDEX):
        _with(path, end).unlink(missing_ok=True)  # it would spoil another database
    return aside


def _is_log_emptied(path: Path) -> bool:
    """Whether all that lay beside the database could be moved into it."""
    try:
        with closing(_opened(path)) as connection:
            busy, *_ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    except sqlite3.Error:
        return False
    return not busy


def _free_name(path: Path) -> Path:
    dated = f"{path.name}.{time.strftime('%Y-%m-%d-%H%M%S')}"
    names = (path.with_name(f"{dated}-{n}" if n else dated) for n in count())
    return next(name for name in names if not os.path.lexists(name))


@contextmanager
def _beside(target: Path) -> Iterator[Path]:
    """An empty file in the folder of the target; whatever is left of it at the end is removed."""
    with NamedTemporaryFile(dir=target.parent, prefix=".faubourg-", delete=False) as file:
        beside = Path(file.name)
    try:
        yield beside
    finally:
        for end in ("", LOG, INDEX):
            _with(beside, end).unlink(missing_ok=True)


def _put(copy: Path, target: Path) -> None:
    """Put a file in its place, for good."""
    with copy.open("rb+") as file:
        os.fsync(file.fileno())
    os.replace(copy, target)
    with suppress(OSError):  # not every system lets a folder be opened
        folder = os.open(target.parent, os.O_RDONLY)
        os.fsync(folder)
        os.close(folder)


def _opened(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, isolation_level=None)


def _with(path: Path, end: str) -> Path:
    return path.with_name(path.name + end)
