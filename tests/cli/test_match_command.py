"""Matches between bots: the table of shares, the records, and the same again for the same seed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from faubourg.core.record import read_record
from tests.cli.shell import Shell

BOTS = ("planner", "greedy", "random")
ROW = re.compile(r"^(\w+) +6 +([\d.]+) +([\d.]+)%  \[([\d.]+)% – ([\d.]+)%\] +([\d.]+)$", re.M)


def match(shell: Shell, records: str, *more: str, games: str = "6") -> dict[str, bytes]:
    """The records of a match by their file names."""
    folder = shell.home / records
    shell.good("match", "sunrise", *BOTS, "--games", games, "--records", str(folder), *more)
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_a_match_shows_shares_with_intervals(shell: Shell) -> None:
    printed = shell.good("match", "sunrise", *BOTS, "--games", "6")
    rows = ROW.findall(printed)
    assert [row[0] for row in rows] == [*BOTS]
    assert sum(float(row[1]) for row in rows) == pytest.approx(6)
    for _, _, rate, low, high, _ in rows:
        assert 0 <= float(low) <= float(rate) <= float(high) <= 100
        assert float(low) < float(high)
    assert "share of wins, 95% interval" in printed


def test_a_match_speaks_french(shell: Shell) -> None:
    printed = shell.good("match", "sunrise", "random", "random", "--games", "2", "--lang", "fr")
    assert re.search(r"^random +2 ", printed, re.M)
    assert "part de victoires, intervalle à 95 %" in printed


@pytest.mark.full
def test_every_record_of_a_match_can_be_replayed_and_scored(shell: Shell) -> None:
    records = match(shell, "games")
    assert [*sorted(records)] == [f"{number:06d}.json" for number in range(6)]
    for name, data in records.items():
        result = read_record(data).result
        assert result is not None
        path = Path("games") / name
        assert "The deal" in shell.good("replay", path)
        (totals,) = re.findall(r"^Total +(.*)$", shell.good("score", path), re.M)
        assert [int(total) for total in totals.split()] == [*result.totals]


def test_the_same_seed_gives_the_same_records_with_any_number_of_workers(shell: Shell) -> None:
    alone = match(shell, "alone", "--workers", "1", "--seed", "5")
    assert match(shell, "again", "--workers", "1", "--seed", "5") == alone
    assert match(shell, "together", "--workers", "2", "--seed", "5") == alone


def test_another_seed_gives_other_games(shell: Shell) -> None:
    one = match(shell, "one", "--seed", "1", games="1")
    assert match(shell, "two", "--seed", "2", games="1") != one


def test_the_options_of_a_match_reach_its_games(shell: Shell) -> None:
    records = match(
        shell,
        "games",
        "--edition",
        "avenue",
        "--option",
        "ties=next",
        "--option",
        "first=2",
        games="1",
    )
    record = read_record(records["000000.json"])
    assert record.edition.key == "avenue"
    assert record.options == {"ties": "next", "first": 2}


@pytest.mark.parametrize(("language", "edition"), [("en", "lane"), ("fr", "avenue")])
def test_the_box_of_the_language_is_played_where_none_is_named(
    shell: Shell, language: str, edition: str
) -> None:
    records = match(shell, "games", "--lang", language, games="1")
    assert read_record(records["000000.json"]).edition.key == edition
