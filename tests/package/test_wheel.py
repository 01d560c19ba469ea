"""The wheel, installed in an empty environment, plays with its data and languages."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from tests.package.packages import run


def test_the_installed_wheel_plays_a_match(installed: Path, tmp_path: Path) -> None:
    command = (installed / "faubourg", "match", "sunrise", "planner", "greedy", "--games", "2")
    rows = run(*command, cwd=tmp_path).splitlines()[1:]
    assert sorted(row.split()[:2] for row in rows) == [["greedy", "2"], ["planner", "2"]]


def test_the_installed_wheel_has_its_languages_and_editions(
    installed: Path, tmp_path: Path
) -> None:
    rule = run(installed / "faubourg", "rules", "sunrise", "SL-2.5", "--lang", "fr", cwd=tmp_path)
    assert "chemin" in rule
    editions = run(installed / "faubourg", "edition", "list", cwd=tmp_path)
    assert "avenue" in editions
    assert "lane" in editions


def test_the_installed_wheel_is_not_the_checkout(installed: Path, tmp_path: Path) -> None:
    program = "import faubourg; print(faubourg.__file__)"
    where = run(installed / "python", "-c", program, cwd=tmp_path)
    assert str(installed.parent) in where


def test_the_installed_wheel_makes_a_database(installed: Path, tmp_path: Path) -> None:
    program = """
from pathlib import Path
from faubourg.server.storage.database import database_at
from faubourg.server.storage.event_store import Store
Store(database_at(None, Path())).close()
"""
    run(installed / "python", "-c", program, cwd=tmp_path)
    with closing(sqlite3.connect(tmp_path / "faubourg.db")) as made:
        assert made.execute("SELECT version_num FROM alembic_version").fetchall() == [("0004",)]
        assert made.execute("SELECT count(*) FROM events").fetchall() == [(0,)]
