"""Bringing a database to the newest schema, one server at a time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager

from faubourg.server.storage.database import Connection, Database
from faubourg.server.storage.database_errors import BadDatabase
from faubourg.server.storage.migration_steps import Step, all_steps

# The table bears the name that the first versions of Faubourg look for.
NOTE_VERSIONS = """
CREATE TABLE alembic_version (
    version_num VARCHAR(32) NOT NULL,
    CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
)
"""
NOTHING_YET = ""


def migrate(database: Database, to: str | None = None) -> None:
    """Make or renew the tables; raises BadDatabase if that cannot be done."""
    steps = [step for step in all_steps() if to is None or step.number <= to]
    with failing_in_a_sentence(database), closing(database.connect_to_migrate()) as connection:
        while _take_next(steps, database, connection):
            pass


@contextmanager
def failing_in_a_sentence(database: Database) -> Iterator[None]:
    """Raises BadDatabase for whatever a database says against being used."""
    try:
        yield
    except database.failures as error:
        raise _unusable(_told(error)) from None
    except OSError as error:
        raise _unusable(_told(error)) from None


def known_revisions() -> set[str]:
    """The schemas that this version can bring up to date."""
    return {step.number for step in all_steps()}


def _take_next(steps: list[Step], database: Database, connection: Connection) -> bool:
    """Take one step in a transaction of its own; False if there is none left.

    Another server may have taken it meanwhile: where we are is read anew, alone.
    """
    for statement in database.begin_alone:
        connection.execute(statement)
    reached = _reached(database, connection)
    left = [step for step in steps if step.number > reached]
    for step in left[:1]:
        _take(step, database, connection)
    connection.execute("COMMIT")
    return bool(left)


def _take(step: Step, database: Database, connection: Connection) -> None:
    for statement in step.statements(database):
        connection.execute(statement)
    connection.execute("DELETE FROM alembic_version")
    connection.execute("INSERT INTO alembic_version VALUES (?)", (step.number,))


def _reached(database: Database, connection: Connection) -> str:
    """The number of the last step taken; raises BadDatabase if it is none of ours."""
    if not connection.execute(database.find_versions).fetchall():
        connection.execute(NOTE_VERSIONS)
        return NOTHING_YET
    noted = connection.execute("SELECT version_num FROM alembic_version").fetchall()
    reached = ", ".join(number for (number,) in noted)
    if reached and reached not in known_revisions():
        raise _unusable(f"Can't locate revision identified by '{reached}'")
    return reached


def _told(error: Exception) -> str:
    return str(error).strip() or type(error).__name__


def _unusable(told: str) -> BadDatabase:
    """The first line says what is wrong; a driver adds advice, which is not for everybody."""
    return BadDatabase("database-unusable", detail=told.splitlines()[0])
