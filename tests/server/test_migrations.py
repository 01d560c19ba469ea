"""Databases of every version are brought to the newest schema, and nothing in them is lost.

The files in schemas/ are what Faubourg made of an empty database when it had these schemas.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from faubourg.server.storage import migrate as migrating
from faubourg.server.storage.database import Database, database_at
from faubourg.server.storage.database_errors import BadDatabase
from faubourg.server.storage.event_store import Store
from faubourg.server.storage.migrate import known_revisions, migrate
from faubourg.server.storage.migration_steps import Step, all_steps
from faubourg.server.tables.events import Moved, Sat, encode
from tests.server.own_thread import run_apart

SCHEMAS = Path(__file__).with_name("schemas")
VERSIONS, NEWEST = ("0001", "0002", "0003", "0004"), "0004"
NAMES = ("alembic_version", "tables", "events", "tokens", "grants", "settings", "bot_leases")
POSTGRES = pytest.param("postgres", marks=pytest.mark.needs("postgres"))
MOVED, SAT = encode(Moved(0, ("++",))), encode(Sat(0, "moved"))
SQLITE_SCHEMA = "SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY type, name"
POSTGRES_SCHEMA = """
SELECT table_name::text, ordinal_position::text, column_name::text, concat_ws(' ',
    data_type, character_maximum_length, is_nullable, column_default)
FROM information_schema.columns WHERE table_schema = 'public'
UNION ALL
SELECT conrelid::regclass::text, contype::text, conname::text, pg_get_constraintdef(oid)
FROM pg_constraint WHERE connamespace = 'public'::regnamespace
UNION ALL
SELECT tablename::text, 'index', indexname::text, indexdef
FROM pg_indexes WHERE schemaname = 'public'
ORDER BY 1, 2, 3
"""


class Databases:
    """Empty databases of one kind, and what is in them."""

    def __init__(self, kind: str, folder: Path, cluster: Any) -> None:
        self.kind, self.folder, self.cluster, self.made = kind, folder, cluster, 0

    def empty(self) -> Database:
        self.made += 1
        address = self.cluster.new_database() if self.cluster else None
        return database_at(address, self.folder / str(self.made))

    def old(self, version: str) -> Database:
        """A database as the Faubourg of that schema made it."""
        database = self.empty()
        text = (SCHEMAS / f"{self.kind}-{version}.sql").read_text(encoding="utf-8")
        for statement in text.split(";\n"):
            self.ask(database, statement)
        return database

    def schema(self, database: Database) -> list[list[str]]:
        """White space in what SQLite remembers is nobody's concern."""
        sql = SQLITE_SCHEMA if self.kind == "sqlite" else POSTGRES_SCHEMA
        return [[" ".join(str(word).split()) for word in row] for row in self.ask(database, sql)]

    def rows(self, database: Database) -> dict[str, list[Any]]:
        return {name: self.ask(database, f"SELECT * FROM {name}") for name in NAMES}

    def ask(self, database: Database, sql: str, *values: object) -> list[Any]:
        with closing(database.connect_to_migrate()) as connection:
            answer = connection.execute(sql, values)
            return answer.fetchall() if getattr(answer, "description", None) else []


@pytest.fixture(params=["sqlite", POSTGRES])
def databases(request: pytest.FixtureRequest, tmp_path: Path) -> Databases:
    cluster = request.getfixturevalue("cluster") if request.param == "postgres" else None
    return Databases(request.param, tmp_path, cluster)


def furnish(databases: Databases, database: Database) -> None:
    for table, event in (("played", MOVED), ("unplayed", SAT)):
        into = "INSERT INTO tables (id, opened, secret, charter) VALUES (?, 1, ?, ?)"
        databases.ask(database, into, table, b"secret", b"charter")
        databases.ask(database, "INSERT INTO events VALUES (?, 0, 1, ?)", table, event)
        databases.ask(
            database, "INSERT INTO tokens VALUES (?, ?, 'seat', 0)", table.encode(), table
        )
        databases.ask(database, "INSERT INTO grants VALUES (?, ?, 'seat', 0)", b"ann", table)


def test_an_empty_database_gets_the_schema_that_it_always_got(databases: Databases) -> None:
    database, like = databases.empty(), databases.old(NEWEST)
    migrate(database)
    assert databases.schema(database) == databases.schema(like)
    assert databases.rows(database) == databases.rows(like)


@pytest.mark.parametrize("version", VERSIONS)
def test_every_step_leads_to_the_schema_of_its_number(databases: Databases, version: str) -> None:
    database, like = databases.empty(), databases.old(version)
    migrate(database, to=version)
    assert databases.schema(database) == databases.schema(like)


@pytest.mark.parametrize("version", VERSIONS)
def test_an_older_database_is_brought_up_to_date(databases: Databases, version: str) -> None:
    database = databases.old(version)
    migrate(database)
    assert databases.schema(database) == databases.schema(databases.old(NEWEST))
    assert databases.ask(database, "SELECT version_num FROM alembic_version") == [(NEWEST,)]


def test_a_database_of_today_stays_as_it_is(databases: Databases) -> None:
    database = databases.old(NEWEST)
    furnish(databases, database)
    before = databases.schema(database), databases.rows(database)
    migrate(database)
    assert (databases.schema(database), databases.rows(database)) == before


@pytest.mark.parametrize("version", ["0001", "0002"])
def test_what_an_older_database_kept_is_found_again(databases: Databases, version: str) -> None:
    database = databases.old(version)
    furnish(databases, database)
    if version == "0002":
        databases.ask(database, "UPDATE tables SET played = 1 WHERE id = 'played'")

    async def look() -> None:
        store = Store(database)
        for table, event in (("played", MOVED), ("unplayed", SAT)):
            kept = await store.load(table)
            assert kept is not None
            assert (kept.secret, kept.charter, kept.events) == (b"secret", b"charter", (event,))
            assert await store.rights_of(b"ann", table)
        # Forgetting marks what was played, too: the migration's marks are looked at before.
        marked = "SELECT id FROM tables WHERE played = 1"
        found = await store._readers.read(lambda database: database.execute(marked).fetchall())
        assert found == [("played",)]
        assert await store.forget_tables(3_000, None, 10) == ["unplayed"]
        store.close()

    run_apart(look())


def test_a_database_newer_than_the_program_is_refused_and_left_alone(databases: Databases) -> None:
    database = databases.old(NEWEST)
    databases.ask(database, "UPDATE alembic_version SET version_num = '9999'")
    before = databases.schema(database), databases.rows(database)
    with pytest.raises(BadDatabase) as refused:
        migrate(database)
    assert refused.value.phrase.key == "database-unusable"
    assert refused.value.phrase.facts == {"detail": "Can't locate revision identified by '9999'"}
    assert (databases.schema(database), databases.rows(database)) == before


def test_a_step_that_fails_leaves_nothing_and_those_before_it_stay(
    databases: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    good = Step("0005", "CREATE TABLE good (id INTEGER);\n")
    bad = Step("0006", "CREATE TABLE bad (id INTEGER);\nINSERT INTO nowhere VALUES (1);\n")
    monkeypatch.setattr(migrating, "all_steps", lambda: (*all_steps(), good, bad))
    database = databases.old("0002")
    with pytest.raises(BadDatabase, match="nowhere"):
        migrate(database)
    assert databases.ask(database, "SELECT version_num FROM alembic_version") == [("0005",)]
    names = {word for row in databases.schema(database) for word in row}
    assert "good" in names
    assert "bad" not in names


@pytest.mark.needs("postgres")
@pytest.mark.parametrize("isolation", ["read committed", "serializable"])
def test_several_servers_take_every_step_once(
    tmp_path: Path, request: pytest.FixtureRequest, isolation: str
) -> None:
    cluster = request.getfixturevalue("cluster")
    databases = Databases("postgres", tmp_path, cluster)
    database = databases.empty()
    name = databases.ask(database, "SELECT current_database()")[0][0]
    cluster.ask(f"ALTER DATABASE {name} SET default_transaction_isolation = '{isolation}'")
    with ThreadPoolExecutor(4) as pool:
        for each in [pool.submit(migrate, database) for _ in range(4)]:
            each.result()
    assert databases.schema(database) == databases.schema(databases.old(NEWEST))


def test_every_version_that_there_was_is_known() -> None:
    assert known_revisions() == set(VERSIONS)
    assert [step.number for step in all_steps()] == sorted(VERSIONS)
