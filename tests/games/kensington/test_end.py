"""KG-5, KG-R5, KG-R8: each way in which the game ends."""

from __future__ import annotations

import pytest

from faubourg.core.messages import messages
from faubourg.games.kensington.model import Stage, State
from faubourg.games.kensington.rules import birds_seen
from tests.games.kensington.positions import (
    choices,
    columns,
    empty_middle,
    play,
    position,
    reason,
    refused_by,
    rules,
    why_not,
)

FOUR = "^H1B@0 +H3@1 ^H3B@1 +H2@-2 ^H2B@-2 +H1@-3 ^H1B@-3"
FIVE = f"{FOUR} +H2C@4 ^H2B@4"


def six_birds(**changes: object) -> State:
    """Five birds built by the first player, one stored by the second."""
    return position(FIVE, seats=3, stored=["", "^C3B", "+H1"], tokens=(1, 1, 1), **changes)  # type: ignore[arg-type]  # fields


def ended_by(state: State) -> str | None:
    outcome = rules().outcome(state)
    return outcome.ended_by if outcome else None


@pytest.mark.rule("KG-5.1", "KG-R8")
def test_birds_count_when_they_are_built_stored_or_just_drawn() -> None:
    state = six_birds()
    assert birds_seen(rules().box, state) == 6
    assert birds_seen(rules().box, play(state, "?^T2", "!^T2B")) == 7


@pytest.mark.rule("KG-5.1")
def test_the_seventh_bird_brings_the_end_and_the_sixth_does_not() -> None:
    assert play(six_birds(), "?^T2", "!^T2B").ender == 0
    assert play(six_birds(), "?^T2", "!^T2").ender is None
    five = position(FOUR, stored=["", "^C3B"], tokens=(1, 1))
    assert birds_seen(rules().box, five) == 5
    assert play(five, "?^T2", "!^T2B").ender is None


@pytest.mark.rule("KG-5.1")
def test_who_drew_the_bird_finishes_the_turn_and_the_others_build_once_more() -> None:
    state = play(six_birds(), "?^T2", "!^T2B", ".+")
    assert (state.seat, state.stage) == (1, Stage.BUILD)
    assert reason(state, "?H1") == "KG-5.1 only-building"
    state = play(state, ".")
    assert (state.seat, state.stage) == (2, Stage.BUILD)
    assert columns(state, "+H1") == {-1, 0, 1}
    assert ended_by(play(state, "+H1@1", ".")) == "KG-5.1"


@pytest.mark.rule("KG-5.1")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The seventh bird has been taken: nobody may take another tile."),
        ("fr", "Le septième oiseau est pris\u00a0: on ne prend plus de tuile."),
    ],
)
def test_who_would_take_a_tile_after_the_last_bird_reads_a_whole_sentence(
    language: str, said: str
) -> None:
    refusal = why_not(play(six_birds(), "?^T2", "!^T2B", ".+"), "?H1")
    assert refusal is not None
    assert messages(language).reason(refusal, ("Ann", "Bob", "Cleo")) == said


@pytest.mark.rule("KG-5.1", "KG-R8")
def test_the_last_phase_goes_clockwise_from_whoever_drew_the_bird() -> None:
    state = play(six_birds(turn=2), "?^T2", "!^T2B", ".+")
    assert state.ender == 2
    assert state.seat == 1  # the first player has stored nothing
    assert ended_by(play(state, ".")) == "KG-5.1"


@pytest.mark.rule("KG-5.1")
def test_what_is_not_built_in_the_last_phase_stays_stored() -> None:
    state = play(six_birds(), "?^T2", "!^T2B", ".+", ".")
    assert ".+" not in choices(state)
    over = play(state, ".")
    assert over.warehouses == state.warehouses


@pytest.mark.rule("KG-R8")
def test_once_brought_about_the_end_stays_even_if_the_bird_goes_back() -> None:
    state = play(six_birds(storing="may"), "?^T2", "!^T2B", ".")
    assert birds_seen(rules().box, state) == 6
    assert ended_by(play(state, ".", ".")) == "KG-5.1"


@pytest.mark.rule("KG-R8")
def test_a_bird_that_went_back_counts_no_longer() -> None:
    five = position(FOUR, stored=["-H1 -H2", "^C3B"], tokens=(1, 1))
    back = play(five, "?^T2", "!^T2B", ".")
    assert birds_seen(rules().box, back) == 5
    assert back.ender is None


@pytest.mark.rule("KG-R8")
def test_a_bird_bought_from_a_warehouse_never_brings_the_end() -> None:
    state = position(f"{FIVE} +H1@6 +V2@7", stored=["", "^C3B ^C4B"], tokens=(1, 1))
    assert birds_seen(rules().box, state) == 7
    bought = play(state, "$2:^C3B", "^C3B@6", ".")
    assert bought.ender is None
    assert bought.stage is Stage.TAKE


# KG-5.2 and KG-R5

CLOSED, CLOSED_TOO = "+H1@1 -H1@-1 ^H3@-1", "+H1@1 -H1@-1 ^H3B@-1"
"""Three roofed columns: a dark tile joins on the left, a lit one on the right."""


@pytest.mark.rule("KG-5.2", "KG-R5")
def test_the_game_ends_when_nobody_can_take_or_build() -> None:
    state = empty_middle(position(CLOSED, CLOSED_TOO, tokens=(0, 0), stored=["^H1", "^H1"]))
    ended = play(state, "~", ".")
    assert ended_by(ended) == "KG-5.2"
    assert ended.stage is Stage.OVER
    assert refused_by(ended, "~") == "KG-5.2"


@pytest.mark.rule("KG-5.2")
@pytest.mark.parametrize(
    "able",
    [
        {"keep": "+H1"},  # a beige tile is left
        {"keep": "^H1", "tokens": (0, 1)},  # a brown tile and a token
        {"stored": ["", "+H1C"], "tokens": (0, 0)},  # a stored tile fits
        {"stored": ["+H1C", ""], "tokens": (0, 1)},  # a tile of another can be bought
    ],
)
def test_the_game_goes_on_while_anybody_can_do_anything(able: dict[str, object]) -> None:
    keep = str(able.pop("keep", ""))
    options: dict[str, object] = {"tokens": (0, 0), **able}
    state = empty_middle(position(CLOSED, CLOSED_TOO, **options), keep=keep)  # type: ignore[arg-type]  # fields
    moves = ("?H1", "!+H1", ".+") if keep == "+H1" else ("~", ".")
    assert ended_by(play(state, *moves)) is None


@pytest.mark.rule("KG-R5")
def test_two_stored_tiles_that_fit_only_together_keep_the_game_going() -> None:
    # The dark square joins the lit wall only under the stepped roof, which needs it to lie on.
    facade = "+H1@-1 +H1@1 ^H3@-1 +V2@2"
    for stored, expected in (("-H1 ^C4", None), ("-H1", "KG-5.2"), ("^C4", "KG-5.2")):
        state = position("", facade, stored=["", stored], tokens=(0, 0))
        assert ended_by(play(empty_middle(state), "~", ".")) == expected


@pytest.mark.rule("KG-R5")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_full_round_of_skips_without_building_ends_the_game(seats: int) -> None:
    stored = ["+H1", "+H1", "+H1", "-H1", "-H1"][:seats]
    state = empty_middle(position(seats=seats, stored=stored, tokens=[0] * seats))
    for _ in range(seats - 1):
        state = play(state, "~", ".")
        assert ended_by(state) is None
    assert ended_by(play(state, "~", ".")) == "KG-R5"


@pytest.mark.rule("KG-R5")
def test_building_after_a_skip_begins_the_round_anew() -> None:
    state = empty_middle(position(stored=["+H1 -H1", "+H1"], tokens=(0, 0)))
    state = play(state, "~", "+H1@1", ".", "~", ".")
    assert state.skips == 1
    assert ended_by(state) is None
    assert ended_by(play(state, "~", ".")) == "KG-R5"


@pytest.mark.rule("KG-R5")
@pytest.mark.parametrize("seats", [2, 4])
def test_five_rounds_without_building_end_the_game_though_beige_tiles_are_left(seats: int) -> None:
    stored = ["^U2 ^T2", "^U2B ^T2B", "^C3 ^C4", "^C3B ^C4B"][:seats]
    state = position(seats=seats, stored=stored, tokens=[0] * seats)
    for turn in range(5 * seats):
        assert ended_by(state) is None, turn
        state = play(state, "?H1", "!+H1", ".")
    assert ended_by(state) == "KG-R5"


@pytest.mark.rule("KG-R5")
def test_a_tile_built_starts_the_count_of_idle_rounds_anew() -> None:
    state = play(position(idle=9), "?H1", "!+H1", "+H1@1", ".")
    assert (state.idle, ended_by(state)) == (0, None)
    assert ended_by(play(position(idle=9), "?H1", "!+H1", ".+")) == "KG-R5"
