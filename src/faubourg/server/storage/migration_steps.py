"""The steps that lead to the newest schema: numbered files of plain SQL."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from string import Template
from typing import NamedTuple

from faubourg.server.storage.database import Database


class Step(NamedTuple):
    """What turns the schema before it into the schema of its number."""

    number: str
    sql: str

    def statements(self, database: Database) -> list[str]:
        """One by one, in the database's own words; a line's end after a semicolon ends each."""
        written = Template(self.sql).substitute(database.dialect)
        return [each for each in written.split(";\n") if each.strip()]


@cache
def all_steps() -> tuple[Step, ...]:
    """In the order in which they are taken. One that was released is never changed."""
    found = (files("faubourg.server.storage") / "migrations").iterdir()
    scripts = sorted((file for file in found if file.name.endswith(".sql")), key=lambda f: f.name)
    return tuple(Step(each.name.partition("_")[0], each.read_text("utf-8")) for each in scripts)
