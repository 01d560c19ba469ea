"""What to do instead of a refused move, in any game."""

from __future__ import annotations

import faubourg
from faubourg.core.messages import messages
from faubourg.core.remedies import for_example, nearest_first
from faubourg.games.sunrise.model import BuildHouse, Space
from tests.games.sunrise.positions import over, position, table_at
from tests.games.sunrise.printed_board import LANE, choices


def test_the_nearest_move_is_the_one_that_begins_alike() -> None:
    assert nearest_first("f5=3", ["++", "c4=1", "f5@R", "f5=1"])[:2] == ("f5=1", "f5@R")


def test_any_game_can_propose_moves_that_look_like_the_refused_one() -> None:
    state = position(hands=("YGRBP", ""))
    remedy = for_example(LANE, state, LANE.read("f5=4"))
    assert remedy.moves[0].startswith("f5")
    assert {*remedy.moves} == choices(state)
    assert messages("en").remedy(remedy).startswith("For example: “f5")


def test_a_move_that_names_nothing_of_the_box_has_no_like() -> None:
    state = position(hands=("YGRBP", ""))
    assert for_example(LANE, state, BuildHouse(Space(9999), 1)).moves


def test_nothing_is_proposed_when_nobody_decides() -> None:
    remedy = for_example(LANE, over(position()), LANE.read("++"))
    assert remedy.moves == ()
    assert messages("en").remedy(remedy) == "There is nothing to decide now."


def test_a_table_says_what_to_do_instead() -> None:
    table = table_at(position(hands=("", "")))
    assert isinstance(table.remedy("f5=1"), faubourg.Remedy)
    assert table.remedy("f5=1").moves == ("++",)
