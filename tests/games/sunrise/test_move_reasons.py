"""What speaks for a turn of Sunrise Lane: houses, positions taken and lost, cards kept, the end."""

from __future__ import annotations

from typing import Any

from faubourg.games.sunrise.model import State
from tests.games.reasons_in_words import told
from tests.games.sunrise.positions import position
from tests.games.sunrise.printed_board import LANE, SPACES, area_of, town


def lane(hand: str, seats: int = 3, changes: dict[str, Any] | None = None, **houses: str) -> State:
    """Seat a is to play, with these cards; nobody else has any."""
    return position(town(**houses), (hand, *[""] * (seats - 1)), **changes or {})


def test_houses_are_counted_with_their_points_at_once() -> None:
    assert told(LANE, lane("P"), "e6=1")[0] == "a House straight away: +2"
    assert told(LANE, lane("P"), "e6=1", language="fr")[0] == "une Demeure tout de suite\u00a0: +2"
    assert told(LANE, lane("PG"), "e6=1", "d6=1")[0] == "2 Houses straight away: +3"


def test_a_second_who_becomes_first_and_the_first_who_becomes_second_are_told() -> None:
    state = lane("GGGG", b1="b3", d1="a2")
    assert told(LANE, state, "c1=4") == [
        "a House straight away: +20",
        "second in A1 becomes first: +4",
        "1 card in hand afterwards",
        "for Bob, first in A1 becomes second: −4",
        "for Bob, joint first for C becomes second: −4",
    ]
    assert told(LANE, state, "c1=4", language="fr") == [
        "une Demeure tout de suite\u00a0: +20",
        "1re position en A1 au lieu de la 2e position\u00a0: +4",
        "1 carte en main ensuite",
        "pour Bob, 2e position en A1 au lieu de la 1re position\u00a0: −4",
        "pour Bob, 2e position pour C au lieu de la 1re position à égalité\u00a0: −4",
    ]


def test_a_position_is_new_for_one_and_lost_for_another() -> None:
    state = lane("GGGGG", 4, b1="b4", a2="b1", e1="c3", d2="d2", d1="b1", d3="b1", d4="c1")
    reasons = told(LANE, state, "c1=5")
    assert "first in A1, up from nothing: +10" in reasons
    assert "for Dan, third place in A1 is lost: −3" in reasons
    french = told(LANE, state, "c1=5", language="fr")
    assert "1re position en A1, aucune jusqu’ici\u00a0: +10" in french
    assert "pour Dan, 3e position en A1 perdue\u00a0: −3" in french


def test_whoever_joins_the_first_lets_others_come_up() -> None:
    state = lane("GGGG", 4, b1="b4", d1="a3", d2="c2", d3="d1", e1="d1")
    reasons = told(LANE, state, "c1=4")
    assert "second in A1 becomes joint first: +4" in reasons
    assert "for Cid, third in A1 becomes second: +3" in reasons


def test_cards_that_are_kept_are_told_with_the_best_space_for_them() -> None:
    state = lane("GBBY", b1="b1", d1="b1")
    assert "keeps 2 blue cards for e1" in told(LANE, state, "c1=1")
    assert "garde 2 cartes bleues pour e1" in told(LANE, state, "c1=1", language="fr")
    assert "keeps a blue card for e1" in told(LANE, lane("GB", b1="b1", d1="b1"), "c1=1")


def test_cards_without_a_space_within_reach_are_only_counted() -> None:
    """No green space lies beside the fountain, and d6 has but one dot."""
    assert "3 cards in hand afterwards" in told(LANE, lane("PGG"), "e6=1")
    assert "3 cartes en main ensuite" in told(LANE, lane("PGG"), "e6=1", language="fr")


def test_the_card_that_comes_after_building_counts_before_and_after_stopping() -> None:
    assert "3 cards in hand afterwards" in told(LANE, lane("PGG"), "e6=1", ".")
    assert "5 cards in hand afterwards" in told(LANE, lane("PGGGGG"), "e6=1")


def test_whoever_draws_is_told_how_many_cards_that_makes() -> None:
    """Nobody takes it for a choice of two cards of which one is kept; SL-3.1 leaves five."""
    assert told(LANE, lane("G"), "++") == ["3 cards in hand afterwards"]
    assert told(LANE, lane("GG"), "++", language="fr") == ["4 cartes en main ensuite"]
    assert told(LANE, lane("GGGG"), "++") == ["5 cards in hand afterwards"]


def test_nothing_is_kept_for_a_game_that_ends_before_the_next_turn() -> None:
    last_round = lane("GBBY", changes={"last_round": True}, b1="b1", d1="b1")
    short = lane("GBBY", changes={"pieces": (3, 28, 28)}, b1="b1", d1="b1")
    for state in (last_round, short):
        assert not [each for each in told(LANE, state, "c1=1") if "keeps" in each or "hand" in each]


def test_a_turn_that_ends_the_game_says_so() -> None:
    parks = {name: "##" for name in SPACES if area_of(name) and name != "d5"}
    reasons = told(LANE, position(town(**parks), ("R", ""), parks=3), "d5=1")
    assert "ends the game" in reasons
    assert "brings the end nearer" not in reasons


def test_a_turn_that_announces_the_end_brings_it_nearer() -> None:
    state = lane("GG", changes={"pieces": (8, 28, 28)}, b1="b1", d1="b1")
    assert "brings the end nearer" in told(LANE, state, "c1=1")
    assert "rapproche la fin" in told(LANE, state, "c1=1", language="fr")
    nearer_already = lane("GG", changes={"pieces": (7, 28, 28)}, b1="b1", d1="b1")
    assert "brings the end nearer" not in told(LANE, nearer_already, "c1=1")


def test_a_turn_that_brings_the_last_round_is_said_to_be_the_last() -> None:
    state = lane("GG", changes={"pieces": (3, 28, 28)}, b1="b1", d1="b1")
    reasons = told(LANE, state, "c1=1", ".")
    assert "brings the end: this is your last turn" in reasons
    assert "brings the end nearer" not in reasons
    french = told(LANE, state, "c1=1", ".", language="fr")
    assert "amène la fin\u00a0: c’est votre dernier tour" in french


def test_nobody_keeps_cards_for_a_space_of_few_dots() -> None:
    """d6 is green with one dot: the only place for green cards, and no reason to keep four."""
    state = lane("GGGGR", d5="b1", e6="a1")
    assert told(LANE, state, "++") == ["5 cards in hand afterwards"]
