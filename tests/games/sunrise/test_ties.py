"""SL-5.6 and SL-R1: ties, as each rulebook counts on after them."""

from __future__ import annotations

from typing import Literal

import pytest

from faubourg.games.sunrise.model import State
from tests.games.sunrise.positions import position
from tests.games.sunrise.printed_board import AVENUE, LANE, RULES, area_of, bonus, corners, town

Figures = tuple[int, ...]
# How many houses each seat has, and the points by the French and by the English rulebook.
TABLE: list[tuple[Figures, Figures, Figures]] = [
    ((4, 3, 2, 1), (10, 6, 3, 0), (10, 6, 3, 0)),
    ((3, 3, 2, 1), (10, 10, 3, 0), (10, 10, 6, 3)),
    ((3, 2, 2, 1), (10, 6, 6, 0), (10, 6, 6, 3)),
    ((3, 2, 1, 1), (10, 6, 3, 3), (10, 6, 3, 3)),
    ((2, 2, 2, 1), (10, 10, 10, 0), (10, 10, 10, 6)),
    ((2, 1, 1, 1), (10, 6, 6, 6), (10, 6, 6, 6)),
    ((2, 2, 1, 1), (10, 10, 3, 3), (10, 10, 6, 6)),
    ((2, 2, 2, 2), (10, 10, 10, 10), (10, 10, 10, 10)),
    ((1, 2, 1, 2), (3, 10, 3, 10), (6, 10, 6, 10)),
    ((2, 2, 0, 1), (10, 10, 0, 3), (10, 10, 0, 6)),
    ((2, 2, 1), (10, 10, 3), (10, 10, 6)),
    ((2, 1, 1), (10, 6, 6), (10, 6, 6)),
    ((1, 1, 1), (10, 10, 10), (10, 10, 10)),
    ((1, 1, 0), (10, 10, 0), (10, 10, 0)),
    ((1, 1), (10, 10), (10, 10)),
]
TIES = pytest.mark.parametrize(("houses", "skip", "following"), TABLE)
# Straight lines far enough apart for groups of up to four.
LINES = ["b1 c1 d1 e1", "g1 h1 i1 j1", "b11 c11 d11 e11", "g11 h11 i11 j11"]


def counted(area: str, houses: Figures, floors: int, edition: str) -> State:
    spaces = iter(name for name in corners() if area_of(name) == area)
    built = [f"{seat}{floors}" for seat, n in zip("abcd", houses, strict=False) for _ in range(n)]
    picture = town(**{next(spaces): house for house in built})
    return position(picture, ("",) * len(houses), edition=edition)


def connected(houses: Figures, edition: str) -> State:
    picture: dict[str, str] = {}
    for seat, line, size in zip("abcd", LINES, houses, strict=False):
        picture |= dict.fromkeys(line.split()[:size], f"{seat}1")
    return position(town(**picture), ("",) * len(houses), edition=edition)


@TIES
@pytest.mark.rule("SL-5.6")
@pytest.mark.rule("SL-R1")
@pytest.mark.parametrize(("area", "floors"), [("A1", 2), ("B1", 1)])
def test_tied_players_score_alike_and_the_next_by_the_edition(
    houses: Figures, skip: Figures, following: Figures, area: str, floors: int
) -> None:
    assert bonus(counted(area, houses, floors, "avenue"), area, AVENUE) == skip
    assert bonus(counted(area, houses, floors, "lane"), area, LANE) == following


@TIES
@pytest.mark.rule("SL-5.6")
@pytest.mark.rule("SL-R1")
@pytest.mark.rule("SL-5.4")
def test_ties_of_connected_spaces_are_counted_in_the_same_way(
    houses: Figures, skip: Figures, following: Figures
) -> None:
    assert bonus(connected(houses, "avenue"), "C", AVENUE) == skip
    assert bonus(connected(houses, "lane"), "C", LANE) == following


@pytest.mark.rule("SL-R1")
@pytest.mark.parametrize("edition", ["lane", "avenue"])
@pytest.mark.parametrize(("ties", "figures"), [("skip", (10, 10, 3, 0)), ("next", (10, 10, 6, 3))])
def test_the_players_may_choose_how_to_count_ties(
    edition: str, ties: Literal["skip", "next"], figures: Figures
) -> None:
    picture = town(g1="a1", h1="a1", i1="a1", j1="b1", k2="b1", k3="b1", h2="c1", h3="c1", h4="d1")
    state = position(picture, ("",) * 4, edition=edition, ties=ties)
    assert bonus(state, "B1", RULES[edition]) == figures


@pytest.mark.rule("SL-R1")
def test_avenue_skips_positions_and_lane_does_not() -> None:
    assert AVENUE.edition.play.ties == "skip"
    assert LANE.edition.play.ties == "next"


@pytest.mark.rule("SL-R1")
@pytest.mark.rule("SL-5.2")
def test_players_tied_at_one_level_push_the_level_below_back() -> None:
    picture = town(b1="a5", c1="b5", d1="c4", e1="c4", a2="d3")
    assert bonus(position(picture, ("",) * 4, edition="avenue"), "A1", AVENUE) == (10, 10, 3, 0)
    assert bonus(position(picture, ("",) * 4), "A1") == (10, 10, 6, 3)
