"""What records of Sunrise Lane hold, what they refuse, and the numbers of moves."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from faubourg.games.sunrise.model import BuildHouse, BuildPark, Colour, Deal, Discard, Move, Space
from faubourg.kernels.sunrise.actions import HOUSE
from faubourg.kernels.sunrise.kernel import KERNEL
from faubourg.kernels.sunrise.layout import SPACES
from tests.games.sunrise.positions import cards_of, position, rules_of
from tests.lockstep.sunrise.random_boards import box_with_random_board

RULES = rules_of()


def test_a_redacted_record_is_refused_in_words() -> None:
    state = replace(position(), hands=(cards_of(RULES, "??"), cards_of(RULES, "RRB")))
    box = KERNEL.pack(RULES, 2, None)
    with pytest.raises(ValueError, match="no cards of unknown face"):
        KERNEL.encode(RULES, box, state)


def test_a_record_has_a_few_hundred_bytes() -> None:
    assert KERNEL.position.itemsize <= 320


def test_printed_boxes_use_the_first_1292_actions() -> None:
    assert {KERNEL.action_of(RULES, move) for move in RULES.well_formed(4)} <= {*range(1292)}
    assert HOUSE + RULES.box.parts.hand_limit * SPACES == 1292


def test_every_move_on_a_building_space_has_a_number_on_the_widest_board_too() -> None:
    rules = box_with_random_board(SPACES, Random(5))
    spaces = {*rules.box.spaces}
    moves = [
        move
        for move in rules.well_formed(2)
        if not isinstance(move, BuildHouse | BuildPark) or move.space in spaces
    ]
    actions = [KERNEL.action_of(rules, move) for move in moves]
    assert len({*actions}) == len(moves)
    assert [KERNEL.move_of(rules, action) for action in actions] == moves


@pytest.mark.parametrize(
    "move",
    [
        Deal(RULES.box.unknown),
        Discard(Colour(-1)),
        BuildHouse(RULES.box.spaces[0], 0),
        BuildHouse(RULES.box.spaces[0], 6),
        BuildPark(Space(-1), Colour(0)),
        BuildPark(Space(len(RULES.box.names)), Colour(0)),
    ],
)
def test_a_move_that_no_text_says_has_no_number(move: Move) -> None:
    with pytest.raises(ValueError, match=r"no card|never built|no number"):
        KERNEL.action_of(RULES, move)


@pytest.mark.parametrize("action", [HOUSE + 5 * SPACES, HOUSE - 1, KERNEL.actions])
def test_a_number_that_this_edition_does_not_use_has_no_move(action: int) -> None:
    with pytest.raises(LookupError):
        KERNEL.move_of(RULES, action)
