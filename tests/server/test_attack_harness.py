"""The harness that attacks a server: it must see what honest people see."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bench.attack_figures import measure
from bench.latencies import Latencies
from bench.server_process import as_usual


def test_honest_people_are_measured_while_somebody_attacks(tmp_path: Path) -> None:
    with as_usual(tmp_path) as house:
        figures = asyncio.run(measure(house, "lost_pages", seconds=1))
    assert figures.alive
    assert figures.players.number > 0
    assert figures.newcomers.number > 0
    assert (figures.failed, figures.cut_off) == (0, 0)
    assert figures.answers["404"] > 0
    assert figures.answers["429"] > 0


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
