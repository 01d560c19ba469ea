"""What speaks for a turn of Bella Vista: coins, objectives, contracts, what a card may bring."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from faubourg.core.end_near_and_ties import end_is_near
from faubourg.core.game_protocol import Seat
from faubourg.core.messages import messages
from faubourg.core.move_reasons import changes_between, reasons
from faubourg.games.bella_vista.model import Paid, Stage, State
from faubourg.games.bella_vista.scoring import paid_line
from tests.games.bella_vista.positions import VISTA, building_turn, position
from tests.games.bella_vista.test_no_place import FULL_LEAVES
from tests.games.reasons_in_words import told


def test_an_offer_costs_its_slot_and_may_bring_what_the_city_allows() -> None:
    state = position(hands=("368",))
    assert told(VISTA, state, "1=3") == [
        "paid for the slot: −7",
        "no.\u00a03 would bring at most 3 coins straight away, as the city stands",
    ]
    assert told(VISTA, state, "1=3", language="fr") == [
        "payé pour l’emplacement\u00a0: −7",
        "dans la ville actuelle, le n°\u00a03 rapporterait tout de suite 3 pièces au plus",
    ]


def test_a_hint_that_pays_for_two_slots_names_both_prices_in_coins() -> None:
    lines = tuple(paid_line(Paid(Seat(0), round=1, price=price)) for price in (7, 1))
    (change,) = changes_between((), lines)
    phrase = VISTA.reason_for(change, Seat(0))
    assert messages("en").say(phrase) == "paid for 2 slots (7 coins and 1 coin)"
    assert messages("fr").say(phrase) == "payé pour 2 emplacements (7 pièces et 1 pièce)"


def test_no_turn_brings_an_end_nearer_that_comes_by_itself() -> None:
    """BV-4.4 — there are eight rounds, whatever anybody does."""
    before, after = position(round=6), position(round=7)
    near = [end_is_near(VISTA, VISTA.view(state, Seat(0))) for state in (before, after)]
    assert [bool(each) for each in near] == [False, True]
    assert reasons(VISTA, before, after, Seat(0)) == ()


def test_a_card_without_room_within_the_constraint_is_said_to_have_none() -> None:
    state = position(*FULL_LEAVES, constraint="AB", hands=("48",))
    assert told(VISTA, state, "5=4") == [
        "no.\u00a04 finds no room within the constraint, as the city stands"
    ]


def test_only_the_card_just_offered_is_spoken_of() -> None:
    state = position(seats=2, offers=("a1=5", "b2=5", "b3=2"), hands=("36",))
    reasons = told(VISTA, state, "4=3")
    assert [each[:5] for each in reasons if "as the city stands" in each] == ["no.\u00a03"]


def test_two_cards_that_are_alike_are_spoken_of_once() -> None:
    state = position(seats=2, offers=("a1=5",), hands=("", "55"))
    reasons = told(VISTA, state, "5=5", "3=5")
    assert [each[:5] for each in reasons if "as the city stands" in each] == ["no.\u00a05"]


@pytest.mark.parametrize(
    ("marks", "text", "expected"),
    [
        ({"height": "R"}, "b7", "heights beside rivers: +4"),
        ({"height": "O"}, "a10", "heights on the border: +4"),
        ({"height": "P"}, "c8", "heights beside parks: +4"),
        ({"cluster": "G5"}, "a10", "buildings in no group: −5"),
        ({"cluster": "G10"}, "b1", "groups: +10"),
        ({"cluster": "G2"}, "b1", "the largest group: +16"),
    ],
)
def test_objectives_change_as_they_would_stand(
    marks: dict[str, Any], text: str, expected: str
) -> None:
    constraint = "P+" if marks.get("height") == "P" else "P-"
    state = building_turn(4, "a2 a1", constraint=constraint, **marks)
    assert expected in told(VISTA, state, text)


def test_a_building_brings_coins_and_a_contract_its_value() -> None:
    state = building_turn(4, "a2 a1", contracts="A X")
    assert told(VISTA, state, "c1", "@A") == ["coins for the building: +3", "a contract: +6"]
    french = told(VISTA, state, "c1", "@A", language="fr")
    assert french == ["pièces pour le bâtiment\u00a0: +3", "un contrat\u00a0: +6"]


def neutral_turn(*buildings: str, **changes: Any) -> State:
    return building_turn(8, *buildings, seats=3, stage=Stage.NEUTRAL, round=1, **changes)


def test_a_neutral_building_tells_whom_it_touches_and_where_it_takes_room() -> None:
    state = neutral_turn("a2 a1", "b2 b2", height="O")
    assert told(VISTA, state, "b1") == [
        "the neutral no.\u00a01 touches one of your buildings and one of the others’",
        "it takes 4 squares on the border, where heights count",
    ]
    assert told(VISTA, state, "b1", language="fr") == [
        "le n°\u00a01 neutre touche un de vos bâtiments et un de ceux des autres",
        "il prend 4 cases en bordure, là où les hauteurs comptent",
    ]


@pytest.mark.parametrize(
    ("buildings", "english", "french"),
    [
        (
            ("a2 a1",),
            "touches one of your buildings, but none of the others’",
            "touche un de vos bâtiments, mais aucun de ceux des autres",
        ),
        (
            ("b2 b2",),
            "touches none of your buildings, but one of the others’",
            "ne touche aucun de vos bâtiments, mais un de ceux des autres",
        ),
        (
            (),
            "touches neither your buildings nor the others’",
            "ne touche ni vos bâtiments ni ceux des autres",
        ),
    ],
)
def test_a_neutral_building_that_touches_none_of_somebodys_says_so(
    buildings: tuple[str, ...], english: str, french: str
) -> None:
    state = neutral_turn(*buildings)
    assert told(VISTA, state, "b1") == [f"the neutral no.\u00a01 {english}"]
    assert told(VISTA, state, "b1", language="fr") == [f"le n°\u00a01 neutre {french}"]


def test_a_neutral_building_takes_no_room_where_no_heights_count() -> None:
    alone = "the neutral no.\u00a01 touches neither your buildings nor the others’"
    inland = neutral_turn(height="O")
    assert told(VISTA, inland, "c3") == [alone]
    assert told(VISTA, replace(inland, height=None), "a1") == [alone]


@pytest.mark.rule("BV-3.7")
def test_a_building_tells_which_contracts_come_nearer() -> None:
    state = building_turn(4, contracts="A X")
    assert told(VISTA, state, "a1") == [
        "coins for the building: +3",
        "one more building for a contract (1 of 2):"
        " 2 buildings entirely on plain leaves, worth 6 coins",
    ]
    assert (
        "un bâtiment de plus pour un contrat (1 sur 2)"
        in told(VISTA, state, "a1", language="fr")[1]
    )


@pytest.mark.rule("BV-3.7")
def test_whoever_builds_no_more_is_not_told_of_contracts_that_come_nearer() -> None:
    state = building_turn(4, contracts="A X")
    seat = state.offers[state.revealed - 1].seat
    nothing = (0,) * len(state.hands[seat])
    none_left = {"hands": (nothing,) * len(state.hands), "decks": (nothing,) * len(state.decks)}
    last = replace(state, offers=state.offers[: state.revealed], **none_left)
    assert told(VISTA, last, "a1") == ["coins for the building: +3"]


@pytest.mark.rule("BV-3.7")
def test_a_contract_that_was_taken_counts_at_the_end_and_cannot_be_lost() -> None:
    before = building_turn(4, "a2 a1", contracts="A X")
    after = VISTA.play(VISTA.play(before, VISTA.read("c1")), VISTA.read("@A"))
    own = reasons(VISTA, before, after, before.offers[before.revealed - 1].seat)
    assert [(each.rule, each.is_kept) for each in own if each.stands] == [("BV-5.3", True)]
