"""SL-3: the hand limit, the discard pile and the new deck."""

from __future__ import annotations

import pytest

from faubourg.core.game_protocol import NATURE, Seat
from faubourg.games.sunrise.model import Stage, State
from tests.games.sunrise.positions import position
from tests.games.sunrise.printed_board import LANE, choices, hand, play, refused_by, town

ALL = "Y" * 11 + "G" * 11 + "R" * 11 + "B" * 11 + "P" * 11


def last_cards(deck: str, hands: tuple[str, ...]) -> State:
    """Only these cards are left in the deck; those that nobody holds are discarded."""
    discards = ALL
    for letter in deck + "".join(hands):
        discards = discards.replace(letter, "", 1)
    return position(hands=hands, discards=discards)


@pytest.mark.rule("SL-3.1")
def test_five_cards_may_be_kept() -> None:
    state = play(position(hands=("YYY", "")), "++", "+R", "+R")
    assert state.hands[0] == hand("YYYRR")
    assert (state.seat, state.stage) == (1, Stage.TURN)


@pytest.mark.rule("SL-3.1")
@pytest.mark.parametrize(("held", "discarded"), [("YYYG", ["-Y"]), ("YYYYG", ["-R", "-G"])])
def test_more_than_five_cards_are_discarded_down_to_five(held: str, discarded: list[str]) -> None:
    state = play(position(hands=(held, "")), "++", "+R", "+B")
    for discard in discarded:
        assert (state.seat, state.stage) == (0, Stage.DISCARDING)
        assert LANE.to_act(state) == 0
        state = play(state, discard)
    assert sum(state.hands[0]) == 5
    assert (state.seat, state.stage) == (1, Stage.TURN)
    assert state.discards == hand("".join(discard[1] for discard in discarded))


@pytest.mark.rule("SL-3.1")
def test_the_hand_is_counted_after_both_cards_are_drawn() -> None:
    state = play(position(hands=("YYYYY", "")), "++", "+R")
    assert LANE.to_act(state) is NATURE
    assert sum(play(state, "+B").hands[0]) == 7


@pytest.mark.rule("SL-3.1")
def test_the_player_chooses_what_to_discard_old_cards_or_new() -> None:
    state = play(position(hands=("YYYGG", "")), "++", "+R", "+G")
    assert choices(state) == {"-Y", "-G", "-R"}
    assert play(state, "-R", "-G").hands[0] == hand("YYYGG")
    assert play(state, "-Y", "-Y").hands[0] == hand("YGGGR")


@pytest.mark.rule("SL-3.1")
@pytest.mark.parametrize("move", ["f5=1", "f5@Y", "++", ".", "-B"])
def test_over_the_limit_nothing_but_a_card_of_the_hand_is_discarded(move: str) -> None:
    state = play(position(hands=("YYYYY", "B")), "++", "+R", "+G")
    assert refused_by(state, move) == "SL-3.1"


@pytest.mark.rule("SL-3.1")
def test_nobody_discards_below_five() -> None:
    state = play(position(hands=("YYYY", "GGGGG")), "++", "+R", "+R", "-R")
    assert sum(state.hands[0]) == 5
    assert refused_by(state, "-G") == "SL-3.1"


@pytest.mark.rule("SL-3.1")
@pytest.mark.rule("SL-2.8")
def test_the_card_drawn_after_building_never_exceeds_the_limit() -> None:
    for built in ("f5=1", "f5@G"):
        state = play(position(hands=("YYYYG", "")), built, ".", "+R")
        assert sum(state.hands[0]) == 5
        assert state.seat == 1


@pytest.mark.rule("SL-3.1")
def test_all_discards_lie_in_one_public_pile() -> None:
    state = play(position(hands=("YR", "GGGGG")), "f5=1", "f4@R", ".", "+B")
    state = play(state, "++", "+P", "+P", "-G", "-P")
    assert state.discards == hand("YRGP")
    views = [LANE.view(state, None), LANE.view(state, state.seat)]
    assert [view.discards for view in views] == [hand("YRGP")] * 2


@pytest.mark.rule("SL-3.2")
@pytest.mark.rule("SL-1.4")
def test_a_card_is_drawn_from_the_deck_alone() -> None:
    state = play(last_cards("RRB", ("Y", "")), "++")
    weights = {LANE.write(move): weight for move, weight in LANE.chances(state).items()}
    assert weights == {"+R": 2, "+B": 1}
    assert choices(state) == {"+R", "+B"}
    assert LANE.why_not(state, LANE.read("+G")) is not None


@pytest.mark.rule("SL-3.2")
def test_nothing_is_dealt_while_a_player_has_to_decide() -> None:
    state = position(hands=("Y", ""))
    assert not LANE.chances(state)
    assert LANE.why_not(state, LANE.read("+R")) is not None


@pytest.mark.rule("SL-3.2")
@pytest.mark.rule("SL-R5")
def test_the_last_card_drawn_turns_the_discards_into_the_deck() -> None:
    before = last_cards("RB", ("Y", ""))
    state = play(before, "++", "+R")
    assert (state.deck, state.discards) == (hand("B"), before.discards)
    state = play(state, "+B")
    assert (state.deck, state.discards) == (before.discards, hand(""))
    assert state.hands[0] == hand("YRB")


@pytest.mark.rule("SL-3.2")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_card_that_empties_the_deck_is_told_with_the_new_deck(viewer: Seat | None) -> None:
    first = play(last_cards("RB", ("Y", "")), "++")
    last = play(first, "+R")
    assert told(first, "+R", viewer) == "sunrise-told-deal"
    assert told(last, "+B", viewer) == "sunrise-told-deal-last"


@pytest.mark.rule("SL-1.4")
def test_the_cards_of_a_first_hand_are_told_as_dealt() -> None:
    assert told(LANE.setup(2, LANE.options()), "+R", Seat(0)) == "sunrise-told-dealt"


def told(state: State, text: str, viewer: Seat | None) -> str:
    seen = LANE.glimpse(state, LANE.read(text), viewer)
    return LANE.tell(LANE.view(state, viewer), seen).key


@pytest.mark.rule("SL-3.2")
@pytest.mark.rule("SL-R5")
def test_the_deck_is_renewed_between_the_two_cards_of_a_draw() -> None:
    before = last_cards("R", ("Y", ""))
    state = play(before, "++", "+R")
    assert (state.deck, state.discards) == (before.discards, hand(""))
    assert LANE.to_act(state) is NATURE
    state = play(state, "+G")
    assert sum(state.deck) == sum(before.discards) - 1
    assert state.hands[0] == hand("YRG")


@pytest.mark.rule("SL-3.2")
@pytest.mark.rule("SL-2.4")
def test_the_cards_just_played_belong_to_the_new_deck() -> None:
    before = last_cards("R", ("YB", ""))
    state = play(before, "f5=1", "f4@B")
    assert (sum(state.deck), sum(state.discards)) == (1, sum(before.discards) + 2)
    state = play(state, ".", "+R")
    assert sum(state.deck) == 55 - 1
    assert state.discards == hand("")
    assert state.deck == hand("Y" * 11 + "G" * 11 + "R" * 10 + "B" * 11 + "P" * 11)


@pytest.mark.rule("SL-R5")
@pytest.mark.rule("SL-3.1")
def test_cards_over_the_limit_start_a_new_pile_after_the_renewal() -> None:
    state = play(last_cards("RB", ("YYYYY", "")), "++", "+R", "+B")
    assert state.discards == hand("")
    state = play(state, "-Y", "-R")
    assert state.discards == hand("YR")
    assert sum(state.deck) == 55 - 7


@pytest.mark.rule("SL-R5")
def test_twenty_two_cards_in_hands_leave_enough_for_a_new_deck() -> None:
    state = last_cards("R", ("YYYYY", "GGGGG", "BBBBB", "PPPPP"))
    state = play(state, "++", "+R", "+R")
    assert sum(map(sum, state.hands)) == 22
    assert (sum(state.deck), sum(state.discards)) == (33, 0)


@pytest.mark.rule("SL-3.2")
@pytest.mark.rule("SL-0.3")
def test_no_card_is_lost_or_made() -> None:
    state = position(town(f5="a1"), ("GRB", "YYYYY"))
    state = play(state, "f4=1", "f3@B", ".", "+P", "++", "+P", "+P", "-Y", "-P")
    piles = [state.deck, state.discards, *state.hands]
    assert [sum(numbers) for numbers in zip(*piles, strict=True)] == [11, 11, 11, 11, 11, 0]
