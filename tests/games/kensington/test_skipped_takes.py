"""KG-R9 — when the take may be skipped, and when it may not."""

from __future__ import annotations

import pytest

from faubourg.games.kensington.model import Stage
from tests.games.kensington.positions import (
    choices,
    empty_middle,
    play,
    position,
    reason,
)
from tests.games.kensington.test_take import ROOFED


@pytest.mark.rule("KG-R9")
def test_the_take_is_never_skipped_while_there_are_beige_tiles() -> None:
    assert reason(position(), "~") == "KG-R9 beige-left"


@pytest.mark.rule("KG-R9")
@pytest.mark.parametrize(
    ("keep", "stored", "takes"),
    [("^H1", ["+H1"], {"?^H1"}), ("", ["", "+H1"], {"$2:+H1"}), ("", ["+H1"], {"~"})],
)
def test_whoever_has_a_token_takes_what_there_is_to_take(
    keep: str, stored: list[str], takes: set[str]
) -> None:
    state = empty_middle(position(stored=stored, tokens=(1, 1)), keep=keep)
    assert choices(state) == takes
    assert reason(state, "~") == (None if takes == {"~"} else "KG-R9 token-left")


@pytest.mark.rule("KG-R9")
def test_the_take_is_skipped_with_a_token_if_no_stored_tile_of_others_fits() -> None:
    state = empty_middle(position(ROOFED, tokens=(1, 1), stored=["", "-U2"]))
    assert choices(state) == {"~"}


@pytest.mark.rule("KG-R9")
def test_without_a_token_the_take_is_skipped_and_stored_tiles_are_built() -> None:
    state = empty_middle(position(stored=["+H1"], tokens=(0, 1)), keep="^H1")
    assert choices(state) == {"~"}
    skipped = play(state, "~")
    assert skipped.stage is Stage.BUILD
    assert {"+H1@1", "."} <= choices(skipped)
    assert ".+" not in choices(skipped)


@pytest.mark.rule("KG-R9")
def test_by_the_reading_of_before_the_take_may_be_skipped_without_beige_tiles() -> None:
    state = empty_middle(position(stored=["+H1"], tokens=(1, 1), takes="may"), keep="^H1")
    assert choices(state) == {"?^H1", "~"}
    assert reason(position(takes="may"), "~") == "KG-R9 beige-left"


@pytest.mark.rule("KG-R9")
def test_with_four_tokens_the_take_is_not_skipped_if_one_can_be_spent() -> None:
    state = empty_middle(position(tokens=(4, 0)), keep="^H1")
    assert choices(state) == {"?^H1"}
    assert reason(state, "~") == "KG-2.3 must-spend"
    assert choices(empty_middle(position(tokens=(4, 0)))) == {"~"}
