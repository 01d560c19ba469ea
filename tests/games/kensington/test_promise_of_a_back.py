"""What is told of a tile before it is turned up: what the rules would allow after each draw."""

from __future__ import annotations

import pytest

from faubourg.core.move_reasons import reasons
from faubourg.core.phrases import Fact
from faubourg.games.kensington.model import Draw, Lay, State
from tests.games.kensington.positions import empty_middle, position, rules
from tests.games.reasons_in_words import told

TOWER = "+V3@0"
WALLED = "+H1@-1 +H1@1 +H3@-1"
"""Lit windows all around the door."""
BIRDS_STORED = ("^H1B ^H1B", "^H2B ^H2B", "^H3B ^C3B")


def promised(state: State, text: str) -> dict[str, Fact]:
    """The facts of what is told of how many could be built."""
    after = rules().play(state, rules().read(text))
    found = (each.phrase for each in reasons(rules(), state, after, state.seat))
    return dict(next(p.facts for p in found if p and p.key == "kensington-reason-could-build"))


def test_some_all_or_none_of_the_tiles_with_a_back_could_be_built() -> None:
    assert told(rules(), position(), "?H1") == [
        "you could build any of the 8 tiles with this back straight away"
    ]
    assert told(rules(), position(WALLED), "?H1", language="fr") == [
        "vous pourriez construire tout de suite 2 des 6 tuiles avec ce dos"
    ]
    tower = position(TOWER, tokens=(1, 1))
    assert told(rules(), tower, "?^H3") == [
        "costs a token",
        "you could build none of the 2 tiles with this back yet",
    ]


def test_the_last_tile_of_a_back_is_spoken_of_alone() -> None:
    state = position(TOWER, tokens=(1, 1))
    fits, does_not = empty_middle(state, "+H1"), empty_middle(state, "^H3")
    assert told(rules(), fits, "?H1") == [
        "you could build the only tile left with this back straight away"
    ]
    assert told(rules(), does_not, "?^H3")[1:] == [
        "you could not build the only tile left with this back yet"
    ]
    both = told(rules(), empty_middle(state, "+H1 -H1"), "?H1")
    assert both == ["you could build either of the 2 tiles with this back straight away"]


def test_a_roof_tells_what_it_would_bring_at_best() -> None:
    state = position(TOWER, tokens=(1, 1))
    assert told(rules(), state, "?^H1") == [
        "costs a token",
        "you could build any of the 6 tiles with this back straight away",
        "up to 6 points straight away",
    ]
    assert told(rules(), state, "?^H1", language="fr")[2] == "jusqu’à 6 points tout de suite"


def test_backs_told_apart_by_marks_alone_speak_of_all_their_tiles() -> None:
    state = position(TOWER, tokens=(1, 1), backs_by="marks")
    assert told(rules(), state, "?^")[1:] == [
        "you could build 6 of the 24 tiles with this back straight away",
        "up to 6 points straight away",
    ]


def test_a_diamond_pays_as_long_as_there_are_tokens_in_the_stock() -> None:
    said = "earns a token once it is built"
    assert said in told(rules(), position(), "?C3")
    assert said not in told(rules(), position(stock=0), "?C3")
    assert said not in told(rules(), position(), "?=")


@pytest.mark.rule("KG-2.6")
def test_what_can_neither_be_built_nor_stored_goes_back_and_earns_nothing() -> None:
    dark = position(WALLED, stored=("-H1 -H2",))
    heap = empty_middle(dark, "-C3")
    none = "you could not build the only tile left with this back yet"
    back = "your warehouse is full, so the tile drawn would go back to the middle"
    assert told(rules(), heap, "?C3") == [none, back]
    assert told(rules(), heap, "?C3", language="fr")[1] == (
        "votre entrepôt est plein : la tuile piochée retournerait au centre"
    )
    place_free = empty_middle(position(WALLED, stored=("-H1",)), "-C3")
    assert told(rules(), place_free, "?C3") == [none, "earns a token once it is built"]


@pytest.mark.rule("KG-2.6")
def test_a_stored_tile_that_can_be_built_makes_room_for_the_drawn_one() -> None:
    state = empty_middle(position(WALLED, stored=("-H1 +H2",)), "-C3")
    assert told(rules(), state, "?C3")[1:] == ["earns a token once it is built"]


def test_the_bird_that_brings_the_end_is_counted() -> None:
    state = position(stored=BIRDS_STORED, seats=3)
    assert told(rules(), state, "?^T2")[-1] == "1 of the 2 tiles shows the bird that brings the end"
    last = empty_middle(state, "^T2B")
    assert told(rules(), last, "?^T2")[-1] == "it shows the bird that brings the end"
    assert told(rules(), last, "?^T2", language="fr")[-1] == "elle montre l’oiseau qui amène la fin"
    fewer = position(stored=BIRDS_STORED[:2], seats=3)
    assert not any("bird" in line for line in told(rules(), fewer, "?^T2"))


@pytest.mark.parametrize("backs_by", ["outlines", "marks"])
@pytest.mark.parametrize("facade", ["", TOWER, "+H3@1 -V2@-1 ^H2@2"])
def test_as_many_are_promised_as_can_be_laid_after_being_turned_up(
    facade: str, backs_by: str
) -> None:
    state = position(facade, tokens=(1, 1), backs_by=backs_by)
    for take in rules().moves(state):
        drawing = rules().play(state, take)
        chances, fitting = rules().chances(drawing), 0
        for draw, number in chances.items():
            assert isinstance(draw, Draw)
            moves = rules().moves(rules().play(drawing, draw))
            fitting += number * any(isinstance(move, Lay) for move in moves)
        found = promised(state, rules().write(take))
        assert (found["number"], found["all"]) == (fitting, sum(chances.values()))


def test_stored_tiles_help_to_build_what_is_turned_up() -> None:
    state = empty_middle(position(WALLED, stored=("=",)), "-H1")
    assert promised(state, "?H1")["share"] == "only"
    alone = empty_middle(position(WALLED), "-H1")
    assert promised(alone, "?H1")["share"] == "not-even"
