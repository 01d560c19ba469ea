"""What is told of a turn besides its points: what it leaves to be roofed, and room for what."""

from __future__ import annotations

import pytest

from faubourg.core.compared_reasons import compared
from faubourg.core.game_protocol import Seat
from faubourg.core.messages import messages
from faubourg.core.move_reasons import reasons
from tests.games.kensington.positions import choices, empty_middle, play, position, rules
from tests.games.reasons_in_words import told

TOWER = "+V3@0"
WALLED = "+H1@-1 +H1@1 +H3@-1"
"""Lit windows all around the door."""


def test_windows_and_doors_without_a_roof_are_counted_for_later() -> None:
    windows = empty_middle(position(TOWER, hand="+H3"), "+H1")
    assert told(rules(), windows, "+H3@1", ".") == ["3 more windows that count once roofed"]
    assert told(rules(), windows, "+H3@1", ".", language="fr") == [
        "3 fenêtres de plus qui compteront sous un toit"
    ]
    door = empty_middle(position(TOWER, hand="|"), "+H1")
    assert told(rules(), door, "|@1", ".") == ["a door that counts once roofed"]
    assert told(rules(), door, "|@1", ".", language="fr") == ["une porte qui comptera sous un toit"]


def test_windows_that_are_roofed_in_the_same_turn_wait_for_nothing() -> None:
    state = position(hand="+H2 ^H1")
    said = told(rules(), state, "+H2@1", "^H1@1", ".")
    assert "1 window under a roof: +1" in said
    assert "1 more window that counts once roofed" in said


def test_room_for_beige_tiles_is_told_as_far_as_it_has_changed() -> None:
    state = empty_middle(position(WALLED, hand="="), "-H1 -H1 +H1 ^H1")
    assert told(rules(), state, "=@2", ".") == ["3 of the beige tiles left would fit (1 before)"]
    assert told(rules(), state, "=@2", ".", language="fr") == [
        "3 des tuiles beiges restantes trouveraient place (1 avant)"
    ]
    lit = empty_middle(position(WALLED, hand="="), "+H1")
    assert told(rules(), lit, "=@2", ".") == []


@pytest.mark.rule("KG-R1")
def test_while_a_tile_is_loose_room_and_roofs_are_compared_with_the_facade_before_the_turn() -> (
    None
):
    state = empty_middle(position(WALLED, hand="-H1 ^H2 ="), "-H1 -H1 +H1 +H2")
    windows = "1 more window that counts once roofed"
    assert told(rules(), state, "-H1@2") == [windows]
    room = "4 of the beige tiles left would fit (2 before)"
    assert told(rules(), state, "-H1@2", "=@2", ".") == [windows, room]
    assert told(rules(), play(state, "-H1@2"), "=@2", ".") == [room]


def test_room_is_what_the_rules_allow_after_the_turn() -> None:
    state = position(WALLED, hand="=")
    after = play(state, "=@2", ".")
    heap = [(face.name, after.heap[n]) for n, face in enumerate(rules().box.faces)]
    fitting = {
        name: any(
            text.startswith(f"{name}@")
            for text in choices(position(f"{WALLED} =@2", hand=name, heap=after.heap))
        )
        for name, number in heap
        if number and name[0] in "+-"
    }
    number = sum(left for name, left in heap if fitting.get(name))
    assert f"{number} of the beige tiles left would fit" in told(rules(), state, "=@2", ".")[0]


def test_a_tile_that_is_kept_tells_where_it_could_be_built() -> None:
    assert told(rules(), position(TOWER, hand="+H1"), ".+") == [
        "the tile drawn could be built in 3 places next turn"
    ]
    assert told(rules(), position("^H1@0 =@1", hand="^H1"), ".+", language="fr") == [
        "la tuile piochée pourrait se construire à 1 endroit au prochain tour"
    ]


def test_a_roof_that_is_kept_tells_what_it_would_bring() -> None:
    state = position(TOWER, hand="^H1")
    assert told(rules(), state, ".+") == [
        "the roof kept would bring up to 6 points as things stand"
    ]
    assert told(rules(), state, ".+", language="fr") == [
        "en l’état, le toit gardé rapporterait jusqu’à 6 points"
    ]


def test_a_tile_that_fits_nowhere_is_said_to_be_so_kept_or_put_back() -> None:
    said = ["the tile drawn fits nowhere for now"]
    assert told(rules(), position(TOWER, hand="^H3"), ".+") == said
    assert told(rules(), position(TOWER, hand="+H1 -H1 ^H3"), ".") == said
    assert told(rules(), position(TOWER, hand="+H1 -H1 +H2"), ".") == []


def test_a_tile_may_fit_with_the_other_one_in_store_only() -> None:
    state = position(WALLED, hand="= -H1")
    assert told(rules(), state, ".+") == [
        "the tile drawn fits together with the other tile in store"
    ]


def test_a_roof_in_store_tells_how_far_the_turn_changes_what_it_would_bring() -> None:
    beside = empty_middle(position(TOWER, hand="^H2 +V2"), "+H1")
    state = empty_middle(position("+V2@1 +H1@0", hand="^H2 +V3"), "+H1")
    assert told(rules(), state, "+V3@1", ".")[1:] == [
        "a stored roof would bring nothing any more (6 before)"
    ]
    level = empty_middle(position("+V2@1", hand="^H2 +H1"), "+H1")
    assert told(rules(), level, "+H1@0", ".")[1:] == [
        "a stored roof would now bring up to 6 points (0 before)"
    ]
    assert told(rules(), beside, "+V2@1", ".") == ["2 more windows that count once roofed"]


def test_whoever_builds_no_more_is_told_nothing_of_later() -> None:
    last = position(TOWER, hand="+H1", stored=("", "+H1"), ender=Seat(0))
    assert told(rules(), last, "+H1@1") != []
    assert told(rules(), last, "+H1@1", ".") == []
    over = position(TOWER, hand="+H1", ender=Seat(0))
    assert told(rules(), over, "+H1@1", ".") == ["ends the game"]


def test_two_turns_beside_each_other_tell_which_leaves_more() -> None:
    state = empty_middle(position(TOWER, hand="+H3 +H1"), "+H1")
    turns = [("+H3@1", "+H1@4", "."), ("+H1@1", ".")]
    mine, best = (reasons(rules(), state, play(state, *turn), Seat(0)) for turn in turns[::-1])
    found = compared(mine, best, Seat(0))
    said = [
        [messages("en").reason_of_turn(each, 0) for each in side]
        for side in (found.best, found.mine)
    ]
    assert said == [
        ["4 more windows that count once roofed"],
        ["1 more window that counts once roofed"],
    ]
