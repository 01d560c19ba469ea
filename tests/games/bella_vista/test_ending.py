"""What announces the end of Bella Vista, and what decides between equal totals."""

from __future__ import annotations

import pytest

from faubourg.core.end_near_and_ties import Tie, end_is_near, tie_break, ties
from tests.games.bella_vista.positions import VISTA, over, position


def tied(*buildings: str, cluster: str = "G10") -> tuple[Tie, ...]:
    state = over(position(*buildings, cluster=cluster))
    outcome = VISTA.outcome(state)
    assert outcome is not None
    return ties(outcome, tie_break(VISTA, VISTA.view(state, None)))


@pytest.mark.rule("BV-4.4")
@pytest.mark.parametrize(
    ("number", "keys"), [(6, []), (7, ["bella-end-one-more-round"]), (8, ["bella-end-last-round"])]
)
def test_the_last_two_rounds_are_announced(number: int, keys: list[str]) -> None:
    said = end_is_near(VISTA, VISTA.view(position(round=number), None))
    assert [(each.rule, each.turns, each.phrase.key) for each in said] == [
        ("BV-4.4", None, key) for key in keys
    ]


@pytest.mark.rule("BV-5.3")
def test_the_largest_group_decides_between_equal_totals() -> None:
    first, last = tied("a8 a1", "a7 b1", "b6 c3", "b5 c1", "c8 k1")
    assert (first.seats, first.rule, first.shared) == ((1, 0), "BV-5.3", False)
    assert [each.facts["number"] for each in first.standings] == [5, 2]
    assert (last.seats, last.shared) == ((2, 3), True)


@pytest.mark.rule("BV-5.3")
def test_equal_in_everything_share_the_victory() -> None:
    (tie,) = tied()
    assert (tie.seats, tie.shared) == ((0, 1, 2, 3), True)
