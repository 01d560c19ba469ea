"""KG-6 and KG-R11: points, and who wins."""

from __future__ import annotations

import pytest

from faubourg.core.messages import messages
from faubourg.core.phrases import Phrase
from tests.games.kensington.positions import built, over, picture, play, points, position, rules


def total(facade: str, rule: str | None = None) -> int:
    return points(position(facade), rule)


@pytest.mark.rule("KG-6.1")
def test_windows_count_under_a_roof_and_only_there() -> None:
    assert total("+V3@1", "KG-6.1") == 0
    assert total("+V3@1 ^H1@1", "KG-6.1") == 3
    assert total("+H3@1 ^H1@2", "KG-6.1") == 1


@pytest.mark.rule("KG-6.1")
def test_lit_and_dark_windows_count_alike() -> None:
    assert total("+H1@1 =@1 -H1@1 ^H1@1", "KG-6.1") == 2


@pytest.mark.rule("KG-6.2")
def test_a_door_counts_two_under_a_roof() -> None:
    assert total("|@1", "KG-6.2") == 0
    assert total("^H1@0", "KG-6.2") == 2
    assert total("|@1 ^H2@0", "KG-6.2") == 4
    assert total("|@1 +H1@1 ^H1@1", "KG-6.2") == 2


@pytest.mark.rule("KG-6.3")
@pytest.mark.parametrize(
    ("facade", "expected"),
    [
        ("", 0),
        ("^H1@0", 1),
        ("+H1@1 ^H2@0", 1),  # twice the same height
        ("+H1@1 ^H1@0 +H1@1 ^H1@1", 1 + 2),
        ("+V2@1 ^C3@0", 1),  # a stepped roof with a level top
        ("^H1@0 +V2@1 ^H1@1 +V3@2 ^H1@2", 1 + 2 + 3),
    ],
)
def test_the_kth_different_height_is_worth_k_points(facade: str, expected: int) -> None:
    assert total(facade, "KG-6.3") == expected


@pytest.mark.rule("KG-6.3", "KG-R11")
def test_open_columns_have_no_height_that_counts() -> None:
    assert total("^H1@0 +V3@1", "KG-6.3") == 1


@pytest.mark.rule("KG-6.1", "KG-6.3")
def test_lines_go_from_left_to_right_and_heights_as_they_came() -> None:
    lines = rules().sheet(position("+V2@1 -H1C@-1 +H1C@2 ^H1@1 ^H1@2 ^H1@-1 ^H1@0"))
    columns = [(line.rule, line.spaces[0].partition(":")[0]) for line in lines if line.spaces]
    assert [column for rule, column in columns if rule == "KG-6.1"] == ["-1", "1", "2"]
    assert [column for rule, column in columns if rule == "KG-6.4"] == ["-1", "2"]
    heights = [line for line in lines if line.rule == "KG-6.3"]
    assert [(line.facts["height"], line.points) for line in heights] == [(3, 1), (2, 2)]


@pytest.mark.rule("KG-6.4")
def test_cats_count_roofed_or_not() -> None:
    assert total("+H1C@1", "KG-6.4") == 1
    assert total("+H1C@1 ^H1@1", "KG-6.4") == 1
    assert total("+H1C@1 -H4C@-4", "KG-6.4") == 2
    assert total("+H1@1", "KG-6.4") == 0


@pytest.mark.rule("KG-6.4")
def test_a_cat_is_told_by_the_tile_that_it_sits_on() -> None:
    (line,) = rules().sheet(position("+O4C@1"))
    assert line.spaces == ("1:1", "1:2", "2:1", "2:2")
    assert line.facts["tile"] == Phrase("kensington-lit", {"form": "block", "squares": 4})
    assert messages("en").because(line, ()) == "The cat on the block of 4 lit windows."
    said = messages("fr").because(line, ())
    assert said == "Le chat de la tuile carrée de 4 fenêtres éclairées."


@pytest.mark.rule("KG-6.5")
def test_every_column_counts_one_if_all_are_roofed() -> None:
    assert total("^H1@0", "KG-6.5") == 1
    assert total("+H2@1 ^H3@0", "KG-6.5") == 3
    assert total("+H2@1 ^H2@0", "KG-6.5") == 0
    assert total("", "KG-6.5") == 0


@pytest.mark.rule("KG-6.5")
def test_full_columns_are_counted_at_the_end_only() -> None:
    state = position("+H2@1 ^H3@0")
    assert points(state, "KG-6.5", over=False) == 0
    assert points(over(state), "KG-6.5", over=False) == 3


@pytest.mark.rule("KG-R11")
def test_all_squares_of_a_roofed_column_are_counted() -> None:
    facade = built("|@1 +V2@1 =@1 ^H1@1")
    assert picture(facade) == ".^\n.=\n.+\n.+\nDD"
    state = position(facade)
    assert points(state, "KG-6.1") == 2
    assert points(state, "KG-6.2") == 2
    (height,) = [line for line in rules().sheet(state) if line.rule == "KG-6.3"]
    assert height.facts["height"] == 5


@pytest.mark.rule("KG-R11")
def test_every_square_of_a_roof_tile_belongs_to_the_height() -> None:
    lines = rules().sheet(position("+V2@1 ^C3@0"))
    assert [line.facts["height"] for line in lines if line.rule == "KG-6.3"] == [3]


@pytest.mark.rule("KG-6.1", "KG-6.4")
def test_what_a_tile_brings_is_told_before_it_is_laid() -> None:
    state = position("+V2@1", hand="^H1 +H1C")
    gains = {text: rules().gain(state, rules().read(text)) for text in ("^H1@1", "+H1C@-1", ".")}
    assert [(line.rule, line.points) for line in gains["^H1@1"]] == [("KG-6.1", 2), ("KG-6.3", 1)]
    assert [(line.rule, line.points) for line in gains["+H1C@-1"]] == [("KG-6.4", 1)]
    assert gains["."] == ()


@pytest.mark.rule("KG-6.6")
def test_most_points_win() -> None:
    outcome = rules().outcome(over(position("^H1@0", "+H2@1 ^H3@0", "", seats=3)))
    assert outcome is not None
    assert outcome.places == (2, 1, 3)


@pytest.mark.rule("KG-6.6")
def test_between_equal_totals_more_birds_are_ahead() -> None:
    outcome = rules().outcome(over(position("^H1@0", "^H1B@0", "^H1@0", "", seats=4)))
    assert outcome is not None
    assert outcome.totals == (4, 4, 4, 0)
    assert outcome.places == (2, 1, 2, 4)


@pytest.mark.rule("KG-6.6")
def test_still_equal_seats_share_the_victory() -> None:
    outcome = rules().outcome(over(position("^H1B@0", "^H1B@0")))
    assert outcome is not None
    assert outcome.places == (1, 1)
    assert outcome.winners == (0, 1)


@pytest.mark.rule("KG-6.6")
def test_before_the_end_nobody_has_won() -> None:
    assert rules().outcome(play(position(), "?H1")) is None


@pytest.mark.rule("KG-6.5")
def test_finishing_the_game_brings_the_full_columns() -> None:
    state = position("^H1@0", "^H1B@0", turn=1, hand="+H1", ender=0)
    gained = rules().gain(state, rules().read("."))
    assert [(line.seat, line.rule, line.points) for line in gained] == [
        (0, "KG-6.5", 1),
        (1, "KG-6.5", 1),
    ]
