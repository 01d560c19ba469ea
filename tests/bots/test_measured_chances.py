"""Chances are compared with what became of the games in which they were asked for."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from faubourg.arena.confidence import share
from faubourg.bots import Budget
from tools.boldness_of_chances import best_power
from tools.chances_asked import Asked, asked_in_a_game
from tools.measured_chances_page import DOCS, TITLES, bins_of, brier, commands_of, missed_by
from tools.reliability_picture import reliability_picture


def told(chance: float, wins: int, games: int) -> list[Asked]:
    """The first of two seats was told its chance in so many games, and won some."""
    return [
        Asked("sunrise", 2, seed, 0, (chance, 1 - chance), (1.0, 0.0) if won else (0.0, 1.0))
        for seed, won in ((seed, seed < wins) for seed in range(games))
    ]


def test_honest_chances_lie_on_the_diagonal() -> None:
    honest = bins_of(told(0.75, 75, 100))
    assert [each.said for each in honest] == pytest.approx([0.25, 0.75])
    assert [each.won.value for each in honest] == pytest.approx([0.25, 0.75])
    assert missed_by(honest) == pytest.approx(0)


def test_chances_that_promise_too_much_miss_by_it() -> None:
    assert missed_by(bins_of(told(0.95, 50, 100))) == pytest.approx(0.45)
    assert brier(told(0.95, 50, 100)) > brier(told(0.95, 50, 100), told=0.5) == 0.25


def test_chances_that_were_too_bold_or_too_timid_fit_best_when_raised_to_another_power() -> None:
    assert best_power(told(0.75, 75, 100)) == pytest.approx(1, abs=0.03)
    assert best_power(told(0.95, 75, 100)) < 0.5
    assert best_power(told(0.55, 75, 100)) > 1.5


def test_certainty_is_counted_with_the_highest_chances() -> None:
    assert [each.seats for each in bins_of(told(1.0, 3, 3))] == [3, 3]


def test_chances_are_asked_for_moves_that_were_made_and_the_winner_is_known() -> None:
    rows = [*asked_in_a_game("sunrise", 3, 1, "greedy", times=2, budget=Budget(iterations=80))]
    assert len(rows) == 2
    for row in rows:
        assert sum(row.chances) == pytest.approx(1, abs=1e-4)
        assert sum(row.won) == pytest.approx(1)


def test_every_game_has_the_command_with_which_it_was_measured() -> None:
    before = "\n".join(commands_of("", told(0.5, 2, 4), "planner", 2000))
    assert before == (
        "python -m tools.measured_chances_page --game sunrise --games 4 --iterations 2000 "
        "--bot planner"
    )
    other = [Asked("kensington", 2, 0, 0, (0.5, 0.5), (1.0, 0.0))]
    after = [*commands_of(f"# Chances\n\n{before}\n", other, "greedy", 500)]
    assert after[0] == before
    assert "--game kensington --games 1 --iterations 500 --bot greedy" in after[1]


def test_the_page_names_as_many_games_as_its_sections_count() -> None:
    page = (DOCS / "chances-measured.md").read_text(encoding="utf-8")
    for game, title in TITLES.items():
        (said,) = re.findall(rf"--game {game} --games (\d+) ", page)
        counted = re.findall(rf"## {title}, \d seats\n.*?positions of (\d+) games", page, re.DOTALL)
        assert max(map(int, counted)) == int(said)


def test_the_picture_has_a_mark_for_each_share() -> None:
    text = reliability_picture("Sunrise Lane", [(0.2, share(3, 10)), (0.8, share(7, 10))])
    marks = [each for each in ElementTree.fromstring(text).iter() if each.get("class") == "mean"]
    assert len(marks) == 2
