"""Reasons from score lines, in any game: what changes between two sheets, and how it is said."""

from __future__ import annotations

from typing import Any

from faubourg.core.game_catalogue import find_game
from faubourg.core.game_protocol import RuleId, ScoreLine, Seat
from faubourg.core.messages import messages
from faubourg.core.move_reasons import Reason, changes_between, reasons
from faubourg.core.phrases import Phrase
from faubourg.games.sunrise import Sunrise
from tests.games.sunrise.positions import position
from tests.games.sunrise.printed_board import town

ANN, BOB = Seat(0), Seat(1)
FIRST, SECOND = RuleId("SL-2.4"), RuleId("SL-5.2")
NAMES = ("Ann", "Bob")


def line(seat: Seat, rule: RuleId, points: int, group: str | None = None) -> ScoreLine:
    return ScoreLine(seat, rule, points, "bonus", group=group)


def test_a_change_is_told_for_every_seat_and_row_whose_points_differ() -> None:
    before = (line(ANN, FIRST, 3), line(BOB, SECOND, 10, "A1"), line(ANN, SECOND, 6, "A2"))
    after = (
        *(line(ANN, FIRST, 3), line(ANN, FIRST, 4)),
        *(line(ANN, SECOND, 10, "A1"), line(BOB, SECOND, 6, "A1"), line(ANN, SECOND, 6, "A2")),
    )
    found = [
        (each.seat, each.rule, each.group, each.points) for each in changes_between(before, after)
    ]
    assert found == [(ANN, FIRST, None, 4), (ANN, SECOND, "A1", 10), (BOB, SECOND, "A1", -4)]


def test_only_new_lines_of_the_seat_are_gained() -> None:
    before, after = (line(ANN, FIRST, 3),), (line(ANN, FIRST, 3), line(ANN, FIRST, 4))
    (change,) = changes_between(before, after)
    assert change.gained == after[1:]


def test_a_game_without_words_for_its_reasons_gives_the_rows_of_its_sheet() -> None:
    class Silent(Sunrise):
        @property
        def reason_for(self) -> Any:
            raise AttributeError

    rules: Any = Silent(find_game("sunrise").edition("lane"))
    state = position(town(b1="b3", d1="a2"), ("GGGG", ""))
    after = rules.play(state, rules.read("c1=4"))
    said = [
        messages("en").reason_of_turn(each, ANN, NAMES)
        for each in reasons(rules, state, after, ANN)
    ]
    assert said[:2] == ["Houses built: +20", "A: tallest Houses: +4"]
    assert "for Bob, A: tallest Houses: −4" in said


def test_what_no_sheet_counts_is_said_without_points() -> None:
    reason = Reason(ANN, Phrase("reason-ends-the-game"))
    assert messages("en").reason_of_turn(reason, ANN) == "ends the game"
