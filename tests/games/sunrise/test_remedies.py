"""What to do instead of a refused move: always something that can be done."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from faubourg.core.messages import messages
from faubourg.core.phrases import Either
from faubourg.games.sunrise.model import BuildHouse, Space, Stage, State
from tests.games.sunrise.positions import over, position
from tests.games.sunrise.printed_board import LANE, NAMES, PRINTED, SPACES, choices, play


def instead(state: State, text: str) -> tuple[str, tuple[str, ...]]:
    """The sentence and the moves; they are what the rules list."""
    remedy = LANE.remedy(state, LANE.read(text))
    assert {*remedy.moves} <= choices(state)
    return messages("en").remedy(remedy), remedy.moves


def test_too_high_a_house_may_be_as_high_as_cards_and_pieces_allow() -> None:
    colour = "YGRBP"[LANE.box.colours[LANE.box.names.index("f5")]]
    words, moves = instead(position(hands=(colour * 2, "")), "f5=4")
    assert words == "Build a House with at most 2 floors there."
    assert moves == ("f5=2", "f5=1")
    few = position(hands=(colour * 3, ""), pieces=(1, 28))
    assert instead(few, "f5=3") == ("Build a 1-floor House there.", ("f5=1",))


@pytest.mark.rule("SL-2.2")
def test_a_space_too_far_away_names_only_spaces_between_that_can_be_built_on_now() -> None:
    for hand in ("YGRBP", "B", ""):
        state = position(hands=(hand, ""), parks=0)
        legal = {text.split("=")[0] for text in choices(state)}
        for space in map(Space, range(len(LANE.box.names))):
            refusal = LANE.why_not(state, BuildHouse(space, 1))
            if refusal is None or refusal.reason != "too-far":
                continue
            near = refusal.facts["near"]
            assert isinstance(near, Either)
            assert {*near.choices} <= legal
            assert refusal.facts["ways"] == len(near.choices)
            beside = {LANE.box.names[each] for each in LANE.box.neighbours[space]} & {*SPACES}
            assert {*near.choices} <= beside
            assert refusal.facts["elsewhere"] == len(beside - {*near.choices})
            assert refusal.spaces == (LANE.box.names[space],), "nothing else is marked"


@pytest.mark.rule("SL-2.2")
def test_a_space_too_far_away_says_what_has_to_be_built_first_where_that_is_possible() -> None:
    def why(hand: str) -> str:
        refusal = LANE.why_not(position(hands=(hand, ""), parks=0), LANE.read("f4=1"))
        assert refusal is not None
        return messages("en").reason(refusal)

    assert why("YYY").endswith(": something has to stand beside it first.")
    assert why("").endswith("nor any House or Park.")


@pytest.mark.rule("SL-2.2")
@pytest.mark.parametrize(
    ("beside", "hand", "space", "in_english", "in_french"),
    [
        (("a4",), "RY", "a2", "on a3 first.", "bâtir en a3."),
        (("a5", "d4"), "PY", "b4", "on a4 or c4 first.", "bâtir en a4 ou c4."),
        (("a5", "d4"), "P", "b4", "beside it first.", "bâtir à côté."),
    ],
)
def test_spaces_are_examples_only_where_others_would_do_as_well(
    beside: Sequence[str], hand: str, space: str, in_english: str, in_french: str
) -> None:
    """Nothing but a3 shares a side with a2, nothing but a4 and c4 with b4."""
    squares = ["a1" if name in beside else PRINTED[name] for name in NAMES]
    state = position(" ".join(squares), hands=(hand, ""), parks=0)
    refusal = LANE.why_not(state, LANE.read(f"{space}=1"))
    assert refusal is not None
    assert messages("en").reason(refusal).endswith(f": something has to stand {in_english}")
    assert messages("fr").reason(refusal).endswith(in_french)


def test_a_park_is_named_only_where_one_may_be_built() -> None:
    colour = "YGRBP"[LANE.box.colours[LANE.box.names.index("f5")]]
    other = next(each for each in "YGRBP" if each != colour)
    state = position(hands=(other, ""))
    assert "Park" in instead(state, "f5=1")[0]
    assert "Park" not in instead(position(hands=(other, ""), parks=0), "f5=1")[0]


def test_spaces_where_only_a_park_can_be_built_are_named_as_such() -> None:
    state = position(hands=("P", ""), last="f5")
    others = [text for text in choices(state) if text != "."]
    assert others
    assert all("@" in text for text in others)
    words, moves = instead(state, "a1=1")
    assert words.startswith("From f5 you can go on with a Park on ")
    assert {*moves} <= {*others, "."}


def test_an_empty_hand_draws() -> None:
    words, moves = instead(position(hands=("", "")), "f5=1")
    assert words == "Draw 2 cards: you cannot build anything with the cards in your hand."
    assert moves == ("++",)


def test_a_path_that_no_card_can_go_on_stops() -> None:
    words, moves = instead(position(hands=("Y", ""), last="f5", pieces=(0, 28), parks=0), "f4=1")
    assert words == "Stop here: nothing more can be built beside f5 this turn."
    assert moves == (".",)


@pytest.mark.rule("SL-2.6")
def test_whoever_lacks_the_colour_learns_that_the_park_of_this_turn_is_built() -> None:
    stop = "Stop here: nothing more can be built beside f5 this turn."
    park_built = play(position(hands=("YP", "")), "f5@P")
    told = f"This turn’s Park is built already (SL-2.6). {stop}"
    assert instead(park_built, "f4=1") == (told, (".",))
    no_card_left = play(position(hands=("P", "")), "f5@P")
    assert instead(no_card_left, "f4=1") == ("Stop here: you have no cards left.", (".",))
    assert "Park" not in instead(park_built, "a1=1")[0]


def test_a_path_names_the_spaces_that_it_can_go_on_to() -> None:
    words, moves = instead(position(hands=("YGRBP", ""), last="f5"), "a1=1")
    assert words.startswith("From f5 you can go on to ")
    assert moves[-1] == "."


def test_what_brings_most_points_is_proposed_first_and_parks_last() -> None:
    state = position(hands=("YYGRBP", ""))
    _, moves = instead(state, "a1=1")
    *builds, draw = (LANE.read(text) for text in moves)
    points = [sum(line.points for line in LANE.gain(state, build)) for build in builds]
    assert points == sorted(points, reverse=True)
    assert points[0] > 0
    assert LANE.write(draw) == "++"


def test_spaces_for_houses_are_named_before_those_for_parks_alone() -> None:
    nearest, farther = "f5", "f7"
    colour = "YGRBP"[LANE.box.colours[LANE.box.names.index(farther)]]
    assert colour != "YGRBP"[LANE.box.colours[LANE.box.names.index(nearest)]]
    words, moves = instead(position(hands=(colour, "")), "f1=1")
    assert words.startswith(f"Build, for instance on {farther}, ")
    assert moves[0] == f"{farther}=1"


def test_who_has_too_many_cards_is_told_which_colours_there_are() -> None:
    state = position(hands=("YYYRRR", ""), stage=Stage.DISCARDING)
    words, moves = instead(state, "++")
    assert words == "Discard one card: yellow or red."
    assert moves == ("-Y", "-R")


def test_nothing_is_proposed_when_the_game_is_over() -> None:
    words, moves = instead(over(position()), "++")
    assert words == "Look at the scores, or begin a new game."
    assert moves == ()


def test_whoever_has_no_card_left_on_a_path_is_told_so() -> None:
    state = position(hands=("", "YY"), last="f5")
    assert instead(state, "f4=1") == ("Stop here: you have no cards left.", (".",))
    assert "plus de cartes" in messages("fr").remedy(LANE.remedy(state, LANE.read("f4=1")))
