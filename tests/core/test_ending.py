"""Ties among totals, in any game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from faubourg.core.end_near_and_ties import (
    TieBreak,
    end_is_near,
    outcome_as_it_stands,
    tie_break,
    ties,
)
from faubourg.core.game_protocol import Outcome, RuleId
from faubourg.core.record import read_record
from faubourg.core.replay import replay

RECORDS = Path(__file__).parents[1] / "golden"
RULE = RuleId("SL-5.8")
BREAK = TieBreak(RULE, "sunrise-tie-break", (1, 2, 0, 2, 5))


def outcome(totals: tuple[int, ...], places: tuple[int, ...]) -> Outcome:
    return Outcome(RuleId("SL-4.1"), places, totals)


def test_each_total_that_several_have_is_told_the_best_first() -> None:
    found = ties(outcome((9, 30, 9, 30, 12), (4, 1, 5, 1, 3)), BREAK)
    assert [(tie.points, tie.seats, tie.shared) for tie in found] == [
        (30, (1, 3), True),
        (9, (0, 2), False),
    ]


@pytest.mark.parametrize("game", ["sunrise", "kensington", "bella_vista"])
def test_a_game_that_is_ended_where_the_rules_end_it_has_the_same_places(game: str) -> None:
    for path in RECORDS.glob(f"{game}-*.json"):
        table, _ = replay(read_record(path.read_bytes()))
        found = outcome_as_it_stands(table.rules, table.state, len(table.names))
        assert table.outcome is not None
        assert found == replace(table.outcome, ended_by=RuleId(""))


def test_different_totals_are_no_tie() -> None:
    assert ties(outcome((9, 8, 7, 6, 5), (1, 2, 3, 4, 5)), BREAK) == ()


def test_a_game_that_does_not_speak_of_its_end_announces_nothing_and_settles_nothing() -> None:
    silent: Any = object()
    assert end_is_near(silent, None) == ()
    assert tie_break(silent, None) is None
    (tie,) = ties(outcome((3, 3), (1, 1)), None)
    assert (tie.shared, tie.rule, tie.standings) == (True, None, ())
