"""KG-2.1 to KG-2.4 and their rulings: taking a tile, what it costs, and what it obliges to."""

from __future__ import annotations

import pytest

from faubourg.core.game_protocol import NATURE
from faubourg.games.kensington.model import State
from tests.games.kensington.positions import (
    choices,
    columns,
    empty_middle,
    play,
    position,
    reason,
    refused_by,
    rules,
    table_at,
    tile,
    tiles,
)


def heap_takes(state: State) -> set[str]:
    return {text for text in choices(state) if text.startswith("?")}


OUTLINED = [back for back in rules().box.backs if back.rows is not None]
BEIGE = {f"?{back.name}" for back in OUTLINED if not back.brown}
BROWN = {f"?{back.name}" for back in OUTLINED if back.brown}


@pytest.mark.rule("KG-2.1")
def test_a_beige_tile_costs_nothing() -> None:
    state = play(position(tokens=(0, 1)), "?H1", "!+H1")
    assert state.tokens == (0, 1)
    assert state.taken == tile("+H1")


@pytest.mark.rule("KG-2.1")
def test_a_brown_tile_costs_a_token_for_the_stock() -> None:
    before = position(tokens=(2, 1))
    state = play(before, "?^H2", "!^H2")
    assert state.tokens == (1, 1)
    assert state.stock == before.stock + 1


@pytest.mark.rule("KG-2.1")
def test_without_a_token_only_beige_tiles_may_be_taken() -> None:
    state = position(tokens=(0, 1), stored=["", "+H1"])
    assert choices(state) == BEIGE
    assert reason(state, "?^H1") == "KG-2.1 no-token"
    assert reason(state, "$2:+H1") == "KG-2.1 no-token"


@pytest.mark.rule("KG-2.1")
def test_a_stored_tile_of_another_costs_a_token_for_its_owner() -> None:
    before = position(tokens=(1, 1), stored=["", "+H1 -H2"])
    state = play(before, "$2:+H1")
    assert state.tokens == (0, 2)
    assert state.stock == before.stock
    assert state.warehouses == ((), tiles("-H2"))
    assert state.taken == tile("+H1")


@pytest.mark.rule("KG-2.1")
def test_nobody_buys_from_oneself_nor_what_is_not_there() -> None:
    state = position(tokens=(1, 1), stored=["-H1", "+H1"])
    assert reason(state, "$1:-H1") == "KG-2.1 own-warehouse"
    assert reason(state, "$2:-H1") == "KG-2.1 not-stored"
    assert reason(state, "$3:-H1") == "KG-2.1 no-seat"


@pytest.mark.rule("KG-2.1")
def test_exactly_one_tile_is_taken_and_then_built() -> None:
    before = position(tokens=(1, 1))
    assert reason(before, "+H1@1") == "KG-2.1 take-first"
    assert reason(before, ".") == "KG-2.1 take-first"
    state = play(before, "?H1", "!+H1")
    assert reason(state, "?H1") == "KG-2.1 already-taken"


@pytest.mark.rule("KG-2.2")
def test_a_back_is_chosen_and_nature_turns_up_one_of_its_tiles_by_their_numbers() -> None:
    state = play(position(), "?H2")
    assert rules().to_act(state) is NATURE
    odds = {rules().write(move): weight for move, weight in rules().chances(state).items()}
    assert odds == {"!+H2": 1, "!+H2C": 1, "!-H2": 1, "!-H2C": 1, "!+V2": 2, "!-V2": 2}
    assert reason(state, "+H2@1") == "KG-2.2 tile-due"
    assert reason(state, "!+H1") == "KG-2.2 other-back"


@pytest.mark.rule("KG-2.2")
def test_no_tile_is_turned_up_when_none_was_touched() -> None:
    assert reason(position(), "!+H1") == "KG-2.2 no-tile-due"


@pytest.mark.rule("KG-2.2", "KG-R10")
def test_a_tile_that_was_taken_is_missing_from_its_back() -> None:
    before = position()
    state = play(before, "?H4", "!-H4C")
    back = rules().box.back_of[tile("-H4C")]
    assert (before.backs[back], state.backs[back]) == (2, 1)
    again = play(state, ".+", "?H4")
    assert choices(again) == {"!+H4C"}


@pytest.mark.rule("KG-R10")
def test_a_back_of_which_none_is_left_cannot_be_taken() -> None:
    state = empty_middle(position(tokens=(1, 1)), keep="+H1 ^H1")
    assert reason(state, "?U2") == "KG-R10 none-left"
    assert choices(state) == {"?H1", "?^H1"}


@pytest.mark.rule("KG-R10")
def test_by_marks_one_chooses_colour_and_mark_and_nature_the_rest() -> None:
    state = position(backs_by="marks", tokens=(1, 1))
    assert choices(state) == {"?.", "?.*", "?^", "?="}
    box = rules().box
    for text, wanted in (
        ("?.", ("window", False)),
        ("?.*", ("window", True)),
        ("?^", ("roof", False)),
    ):
        touched = play(state, text)
        odds = {move.tile: number for move, number in rules().chances(touched).items()}  # type: ignore[union-attr]  # draws
        assert odds == {
            tile: face.number
            for tile, face in enumerate(box.faces)
            if (face.kind, face.hard) == wanted
        }


@pytest.mark.rule("KG-R10")
def test_backs_that_this_game_does_not_tell_apart_cannot_be_chosen() -> None:
    assert reason(position(backs_by="marks", tokens=(1, 1)), "?H2") == "KG-R10 other-backs"
    assert reason(position(tokens=(1, 1)), "?.*") == "KG-R10 other-backs"


@pytest.mark.rule("KG-R10", "KG-2.1", "KG-2.3")
def test_by_marks_a_brown_tile_costs_a_token_all_the_same() -> None:
    assert play(position(backs_by="marks", tokens=(1, 1)), "?^").tokens == (0, 1)
    assert choices(position(backs_by="marks", tokens=(4, 0))) == {"?^", "?="}
    assert choices(position(backs_by="marks", tokens=(0, 1))) == {"?.", "?.*"}


@pytest.mark.rule("KG-R10", "KG-R13")
def test_by_marks_a_tile_that_goes_back_lies_with_its_like_again() -> None:
    state = position(backs_by="marks", stored=["+H1 -H1"])
    assert play(state, "?.*", "!-C3", ".").backs == state.backs


@pytest.mark.rule("KG-2.3")
@pytest.mark.parametrize("tokens", [4, 5, 7])
def test_with_four_tokens_or_more_no_beige_tile_may_be_taken(tokens: int) -> None:
    state = position(tokens=(tokens, 0))
    assert choices(state) == BROWN
    assert reason(state, "?H1") == "KG-2.3 must-spend"


@pytest.mark.rule("KG-2.3")
def test_with_three_tokens_everything_may_be_taken() -> None:
    assert heap_takes(position(tokens=(3, 0))) == BEIGE | BROWN


@pytest.mark.rule("KG-2.3")
def test_buying_from_a_warehouse_is_spending_too() -> None:
    state = empty_middle(position(tokens=(4, 0), stored=["", "+H1"]), keep="+H3")
    assert choices(state) == {"$2:+H1"}
    assert reason(state, "?H3") == "KG-2.3 must-spend"


@pytest.mark.rule("KG-R2")
@pytest.mark.parametrize("stored", ["", "-U2"])
def test_with_nothing_to_spend_a_token_on_a_beige_tile_may_be_taken(stored: str) -> None:
    state = empty_middle(position("+H2@1 +H2C@-2", tokens=(4, 0), stored=["", stored]), keep="+H3")
    assert choices(state) == {"?H3"}


# KG-2.4: bought tiles

ROOFED = "^H1@0"
"""A door under a roof: its two sides are all that is left."""


@pytest.mark.rule("KG-2.4")
def test_a_tile_that_cannot_be_built_is_refused_before_the_token_moves() -> None:
    table = table_at(position(ROOFED, tokens=(1, 1), stored=["", "-U2"]))
    before = table.state
    assert reason(before, "$2:-U2") == "KG-2.4 cannot-build"
    assert "$2:-U2" not in choices(before)
    assert before.tokens == (1, 1)


@pytest.mark.rule("KG-2.4")
def test_what_was_bought_must_be_built_before_the_turn_is_finished() -> None:
    state = play(position(tokens=(1, 1), stored=["", "+H1"]), "$2:+H1")
    assert reason(state, ".") == "KG-2.4 owed"
    assert reason(state, ".+") == "KG-2.4 owed"
    assert choices(state) == {"+H1@-1", "+H1@0", "+H1@1"}
    assert {".", ".+"} & choices(play(state, "+H1@1")) == {"."}


@pytest.mark.rule("KG-2.4")
def test_a_full_warehouse_does_not_matter_for_buying() -> None:
    state = position(tokens=(1, 1), stored=["-H2 -H3", "+H1"])
    assert refused_by(state, "$2:+H1") is None


@pytest.mark.rule("KG-2.4")
def test_a_tile_may_be_bought_when_a_stored_one_makes_it_fit() -> None:
    # The arch needs a middle column one higher than its neighbours: -H1 on the door makes it.
    facade = "=@-1 =@1"
    alone = position(facade, tokens=(1, 1), stored=["", "-U2"])
    assert refused_by(alone, "$2:-U2") == "KG-2.4"
    bought = play(position(facade, tokens=(1, 1), stored=["-H1", "-U2"]), "$2:-U2")
    assert columns(bought, "-U2") == set()
    assert columns(bought, "-H1") == {0, -3, 3}  # or as a leg that the arch joins to a brick
    assert choices(play(bought, "-H1@0", "-U2@-1")) == {"."}


@pytest.mark.rule("KG-2.4")
def test_laying_another_tile_in_the_only_place_of_the_bought_one_is_refused() -> None:
    state = play(position("^H1@0 -H1@1", stored=["^H1B", "^H1"], tokens=(1, 1)), "$2:^H1")
    assert reason(state, "^H1B@1") == "KG-2.4 in-the-way"
    assert choices(state) == {"^H1@1"}


@pytest.mark.rule("KG-R9")
def test_a_token_paid_is_not_refunded_when_the_tile_goes_back() -> None:
    state = play(position(tokens=(1, 1), stored=["+H1 -H1"]), "?^H2", "!^H2", ".")
    assert state.tokens == (0, 1)
    assert sum(state.heap) == 98


@pytest.mark.rule("KG-R9", "KG-4.1")
def test_the_diamond_of_a_bought_tile_pays_whoever_builds_it() -> None:
    state = play(position("-H2@1", stored=["", "-C4"], tokens=(1, 1)), "$2:-C4")
    state = play(state, "-C4@2", ".")
    assert state.tokens == (1, 2)


@pytest.mark.rule("KG-R3")
def test_everybody_sees_everything_but_the_faces_in_the_middle() -> None:
    state = position(stored=["+H1", "-H1"], taken="^H1")
    assert [rules().view(state, viewer) for viewer in (None, 0, 1)] == [state] * 3  # type: ignore[arg-type]  # seats
    assert rules().glimpse(state, rules().read("!+H1"), None) == rules().read("!+H1")


@pytest.mark.rule("KG-2.4")
def test_a_tile_may_be_bought_when_two_stored_ones_carry_it() -> None:
    # ###/.#. over the door needs both neighbours raised to two floors.
    for stored, rule in (("-V2", "KG-2.4"), ("-V2 -V2", None)):
        state = position(tokens=(1, 1), stored=[stored, "-T2C"])
        assert refused_by(state, "$2:-T2C") == rule
    bought = play(position(tokens=(1, 1), stored=["-V2 -V2", "-T2C"]), "$2:-T2C")
    assert choices(play(bought, "-V2@1", "-V2@-1", "-T2C@-1")) == {"."}
