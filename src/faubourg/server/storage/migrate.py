"""Bringing a database to the newest schema, one server at a time."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import as_file, files

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy.exc import DBAPIError

from faubourg.server.storage.database import Database
from faubourg.server.storage.database_faults import BadDatabase

NEWEST = "head"


def migrate(database: Database, to: str = NEWEST) -> None:
    """Make or renew the tables; raises BadDatabase if that cannot be done."""
    with failing_in_a_sentence(database):
        _upgrade(database, to)


@contextmanager
def failing_in_a_sentence(database: Database) -> Iterator[None]:
    """Raises BadDatabase for whatever a database says against being used."""
    try:
        yield
    except database.failures as error:
        raise _unusable(error) from None
    except DBAPIError as error:
        raise _unusable(error.orig or error) from None
    except (CommandError, OSError) as error:
        raise _unusable(error) from None


def _upgrade(database: Database, to: str) -> None:
    logging.getLogger("alembic").setLevel(logging.WARNING)
    engine = database.engine()
    try:
        with _configured() as config, engine.begin() as within:
            within.exec_driver_sql(database.alone)
            config.attributes["connection"] = within
            command.upgrade(config, to)
    finally:
        engine.dispose()


def known_revisions() -> set[str]:
    """The schemas that this version can bring up to date."""
    with _configured() as config:
        return {each.revision for each in ScriptDirectory.from_config(config).walk_revisions()}


@contextmanager
def _configured() -> Iterator[Config]:
    with as_file(files("faubourg.server.storage") / "migrations") as folder:
        config = Config()
        config.set_main_option("script_location", str(folder))
        yield config


def _unusable(error: BaseException) -> BadDatabase:
    """The first line says what is wrong; a driver adds advice, which is not for everybody."""
    lines = str(error).strip().splitlines() or [type(error).__name__]
    return BadDatabase("database-unusable", detail=lines[0])
