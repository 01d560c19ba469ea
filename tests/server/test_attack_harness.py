"""The harness that attacks a server: it must see what honest people see."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bench.latencies import Latencies
from bench.measure_attack import measure
from bench.server_process import as_usual
from tests.long_forms import in_full
from tests.patience import PATIENCE


def test_honest_people_are_measured_while_somebody_attacks(tmp_path: Path) -> None:
    with as_usual(tmp_path, more=("--no-bot-search",)) as house:
        figures = asyncio.run(measure(house, "lost_pages", seconds=3))
    assert figures.alive
    assert figures.players.number > 0
    assert figures.newcomers.number > 0
    assert (figures.failed, figures.cut_off) == (0, 0)
    assert figures.answers["404"] > 0
    assert figures.answers["429"] > 0


ATTACKS = (
    *("ragged_city", "ragged_record", "huge_tiles", "hugest_tiles"),
    *("long_records", "long_stories", "long_tables", "play_and_undo"),
    *("endless_headers", "many_headers", "endless_address", "endless_chunks"),
    *("silent_connections", "slow_requests", "unread_answers", "foreign_editions"),
    *("padded_fields", "renaming", "proposing", "pings"),
)


@pytest.mark.parametrize("attack", in_full(ATTACKS, short=ATTACKS[::8]))
def test_whatever_one_stranger_does_the_others_play_on(tmp_path: Path, attack: str) -> None:
    """The short form: how long the others wait is for `bench/attacks.py` on a quiet machine."""
    with as_usual(tmp_path, more=("--no-bot-search",)) as house:
        figures = asyncio.run(measure(house, attack, seconds=1, patience=PATIENCE))
    assert figures.alive
    assert (figures.failed, figures.cut_off) == (0, 0)
    assert figures.players.number > 0
    assert figures.peak_mb < 500
    assert figures.disk_mb < 10
    assert figures.log_lines < 200
    assert not any(answer.startswith("5") for answer in figures.answers)


def test_percentiles_are_answers_that_came() -> None:
    answers = Latencies(most=1000)
    for milliseconds in range(1, 1001):
        answers.add(milliseconds / 1000)
    found = answers.percentiles()
    assert [round(each) for each in (found.p50, found.p99, found.p999, found.most)] == [
        500,
        990,
        999,
        1000,
    ]
