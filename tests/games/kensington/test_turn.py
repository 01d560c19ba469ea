"""KG-2.5, KG-2.6, KG-4.1, KG-R4: building, and what becomes of the rest."""

from __future__ import annotations

from itertools import permutations

import pytest

from faubourg.core.messages import messages
from tests.games.kensington.positions import (
    built,
    choices,
    left_in_heap,
    picture,
    play,
    position,
    reason,
    rules,
    table_at,
    tile,
    tiles,
    why_not,
)


@pytest.mark.rule("KG-2.5")
@pytest.mark.parametrize("order", [*permutations(["+H1@1", "-H1@-1", "^H1@0"])])
def test_up_to_three_tiles_are_built_in_any_order(order: tuple[str, ...]) -> None:
    state = play(position(hand="+H1 -H1 ^H1"), *order, ".")
    assert picture(state.facades[0]) == ".^.\n-D+"
    assert state.warehouses[0] == ()


@pytest.mark.rule("KG-2.5")
def test_only_tiles_at_hand_can_be_laid() -> None:
    state = position(hand="+H1", stored=["", "-H1"])
    assert reason(state, "-H1@1") == "KG-2.5 not-at-hand"
    assert reason(play(state, "+H1@1"), "+H1@1") == "KG-2.5 not-at-hand"


@pytest.mark.rule("KG-2.5")
def test_a_tile_of_the_draft_can_be_taken_back() -> None:
    table = table_at(position(hand="-H1 +H1"))
    before = table.state
    table.play("+H1@1")
    table.play("-H1@-1")
    assert table.undo(0) == rules().read("-H1@-1")
    assert table.undo(0) == rules().read("+H1@1")
    assert table.state == before


@pytest.mark.rule("KG-2.6", "KG-R13")
def test_a_drawn_tile_is_stored_while_a_place_is_free() -> None:
    state = position(hand="-H2 +H1")
    assert reason(state, ".") == "KG-R13 must-store"
    assert play(state, ".+").warehouses[0] == tiles("+H1 -H2")


@pytest.mark.rule("KG-2.6", "KG-R13")
@pytest.mark.parametrize(("stored", "free"), [("", 2), ("-H2", 1)])
def test_the_refusal_says_how_many_places_are_free(stored: str, free: int) -> None:
    refusal = why_not(position(hand=f"{stored} +H1"), ".")
    assert refusal is not None
    assert refusal.facts["free"] == free


@pytest.mark.rule("KG-R13")
def test_by_the_other_reading_a_drawn_tile_may_be_kept_or_go_back() -> None:
    state = position(hand="-H2 +H1", storing="may")
    assert {".", ".+"} <= choices(state)
    kept, returned = play(state, ".+"), play(state, ".")
    assert kept.warehouses[0] == tiles("+H1 -H2")
    assert returned.warehouses[0] == tiles("-H2")
    assert returned.heap[tile("+H1")] == kept.heap[tile("+H1")] + 1
    assert kept.heap == left_in_heap(kept)
    assert returned.heap == left_in_heap(returned)
    assert returned.backs != kept.backs


@pytest.mark.rule("KG-2.6")
def test_with_both_places_taken_the_drawn_tile_goes_back() -> None:
    state = position(hand="-H2 -H3 +H1")
    assert reason(state, ".+") == "KG-2.6 warehouse-full"
    assert play(state, ".").warehouses[0] == tiles("-H2 -H3")


@pytest.mark.parametrize(
    ("language", "hand", "move", "words"),
    [
        ("en", "-H2 -H3 +H1", ".+", "Both places in your warehouse are taken."),
        ("fr", "-H2 -H3 +H1", ".+", "Les deux places de votre entrepôt sont prises."),
        ("en", "+H1", ".", "Both places in your warehouse are free, so"),
        ("fr", "+H1", ".", "Les deux places de votre entrepôt sont libres"),
    ],
)
def test_two_places_are_called_both(language: str, hand: str, move: str, words: str) -> None:
    refusal = why_not(position(hand=hand), move)
    assert refusal is not None
    assert words in messages(language).reason(refusal)


@pytest.mark.rule("KG-2.6")
def test_a_place_emptied_in_this_turn_is_free() -> None:
    state = play(position(hand="-H2 -H3 +H1"), "-H2@1")
    assert reason(state, ".") == "KG-R13 must-store"
    state = play(state, ".+")
    assert state.warehouses[0] == tiles("+H1 -H3")


@pytest.mark.rule("KG-2.6")
def test_stored_tiles_stay_when_the_turn_is_finished() -> None:
    state = play(position(hand="-H2 -H3 +H1"), "+H1@1", ".")
    assert state.warehouses[0] == tiles("-H2 -H3")


@pytest.mark.rule("KG-2.6")
def test_nothing_is_kept_when_the_drawn_tile_was_built() -> None:
    state = play(position(hand="+H1"), "+H1@1")
    assert reason(state, ".+") == "KG-2.6 nothing-to-keep"


@pytest.mark.rule("KG-2.6")
def test_of_two_equal_tiles_the_stored_one_is_built_first() -> None:
    state = play(position(hand="+H1 +H1"), "+H1@1")
    assert reason(state, ".") == "KG-R13 must-store"
    assert play(state, ".+").warehouses[0] == tiles("+H1")
    free = play(position(hand="+H1 +H1", storing="may"), "+H1@1")
    assert play(free, ".").warehouses[0] == ()


@pytest.mark.rule("KG-2.6")
def test_tiles_of_earlier_turns_never_move() -> None:
    before = built("+H1@1 -H2@-2")
    state = play(position(before, hand="^H1"), "^H1@0", ".")
    assert state.facades[0].tiles[:2] == before.tiles


@pytest.mark.rule("KG-4.1")
@pytest.mark.parametrize(
    ("hand", "lays", "earned"),
    [
        ("-H1", ["-H1@1"], 0),
        ("-C3", ["-C3@-1"], 1),
        ("-H1 -C3", ["-C3@-1", "-H1@1"], 1),
        ("-C3 -C4", ["-C3@-1", "-C4@1"], 2),
    ],
)
def test_every_diamond_that_is_built_earns_a_token(hand: str, lays: list[str], earned: int) -> None:
    state = play(position("=@1", hand=hand, tokens=(1, 1)), *lays[:1])
    state = play(state, *lays[1:], ".")
    assert state.tokens == (1 + earned, 1)
    assert state.stock == 6 - earned


@pytest.mark.rule("KG-4.1")
def test_with_an_empty_stock_a_diamond_earns_nothing() -> None:
    state = play(position(hand="-C3", tokens=(1, 7)), "-C3@-1", ".")
    assert state.tokens == (1, 7)


@pytest.mark.rule("KG-4.1")
def test_a_diamond_that_is_stored_earns_nothing() -> None:
    assert play(position(hand="-C3", tokens=(1, 1)), ".+").tokens == (1, 1)


@pytest.mark.rule("KG-R4")
def test_nobody_has_to_build() -> None:
    state = position(hand="+H1 -H1")
    assert {"+H1@1", "-H1@1", ".+"} <= choices(state)
    assert play(state, ".+").facades[0].tiles == ()
