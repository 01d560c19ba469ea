"""Positions of Bella Vista as text: what can be said, and what cannot come about."""

from __future__ import annotations

import pytest

from faubourg.core.position_problems import problems_of
from faubourg.core.position_text import position_of, read_position
from faubourg.core.table_from_position import table_at
from faubourg.games.bella_vista.model import Earned, Paid, Stage
from tests.games.position_faults import impossible_because, misread_because, with_fields

PAGE = """bella_vista/vista/3
city: 55CC44DD/GGCC11DD/GGBBrrr./FFBBAA23/FFEEAA23/..EEsss./.....HH./.....HH.
round: 1
stage: build
order: abc
offers: a1=2 b2=4 c3=2
revealed: 2
hands: 13 56 48
constraints: AB
height: P
cluster: G5
market: E D X C
built: $a6 $b4 $c2 a2f6/1+
"""
SECOND = {
    "round": "2",
    "stage": "offer",
    "order": "bac",
    "offers": "",
    "revealed": "",
    "hands": "134 356 468",
    "spent": "2 4 2",
    "constraints": "AB CD",
    "built": "$a6 $b4 $c2 a2f6/1+ b4h7+ c2j9/1+ n1a9",
}


def changed(**fields: str) -> str:
    return with_fields(PAGE, **fields)


def second(**fields: str) -> str:
    return changed(**{**SECOND, **fields})


def test_a_page_is_the_position_that_it_draws() -> None:
    state = table_at(read_position(PAGE)).state
    assert state.stage is Stage.BUILD
    assert state.ledger[0] == Paid(0, 1, 6)  # type: ignore[arg-type]  # a seat
    assert state.ledger[-1] == Earned(0, (), True)
    table = read_position(PAGE).rules.box.table(3)
    assert state.coins == (table.coins - 3, table.coins - 4, table.coins - 2)
    assert impossible_because(PAGE) == set()
    page = read_position(PAGE).to_page()
    assert "a2" in page.partition("built")[0]
    assert read_position(page).to_page() == page


@pytest.mark.parametrize(
    ("fields", "wrong"),
    [
        ({"built": "$a6 $b4 $c2 a2f6/1+ a2f6/1+"}, "BV-3.1 overlap"),
        ({"hands": "12 56 48"}, "BV-0.1 cards"),
        ({"seen": "a", "hands": "13 ?9 ?9", "offers": "a1=2 b2=4 c3=?"}, "BV-0.1 hand"),
        ({"built": "$a6 $b4 $c2 a3f6"}, "BV-3.1 no-card"),
        ({"built": "$a6 $b4 $c2 a2f6/1+ n1a9"}, "BV-4.1 neutral"),
        ({"constraints": "AB AB"}, "BV-0.3 twice"),
        ({"market": "E E"}, "BV-0.4 twice"),
        ({"order": "aab"}, "BV-1.4 order"),
        ({"constraints": ""}, "BV-4.3 constraints"),
        ({"height": ""}, "BV-1.3 objectives"),
        ({"market": "E D X C F"}, "BV-1.3 market"),
        ({"stage": "offer"}, "BV-3.1 stage"),
        ({"stage": "reveal", "revealed": "3"}, "BV-3.1 stage"),
        ({"stage": "setup"}, "BV-3.1 stage"),
        ({"stage": "round-end"}, "BV-3.1 stage"),
        ({"stage": "neutral"}, "BV-3.1 stage"),
        ({"revealed": "", "built": "$a6 $b4 $c2"}, "BV-3.1 stage"),
        ({"stage": "over"}, "BV-4.4 end"),
        ({"ended": "BV-4.4"}, "BV-4.4 end"),
        ({"spent": "3 5 8", "hands": "14 67 34"}, "BV-2.1 spent"),
        ({"hands": "134 56 48"}, "BV-4.3 hand-size"),
        ({"stage": "contract"}, "BV-3.7 just-built"),
        ({"stage": "stopped", "revealed": "1"}, "BV-3.7 just-built"),
        ({"offers": "a1=2 b1=4 c3=2"}, "BV-2.2 slot"),
        ({"offers": "b1=4 c2=2 a8=2", "built": "$a6"}, "BV-2.2 slot"),
        ({"offers": "a1=2 a2=4 c3=2"}, "BV-2.1 offers"),
        ({"built": "$b4 $c2 a2f6/1+"}, "BV-2.1 payment"),
        ({"built": "$a6 $b4 $c2 $c1 a2f6/1+"}, "BV-1.2 price"),
        ({"built": "$a6 $b4 $c2 a2f6/1"}, "BV-3.6 unpaid"),
        ({"constraints": "CD"}, "BV-3.5 earned"),
        ({"market": "D X C", "contracts": "E & - & -"}, "BV-3.7 contract"),
    ],
)
def test_a_position_that_cannot_come_about_is_refused(fields: dict[str, str], wrong: str) -> None:
    assert wrong in impossible_because(changed(**fields))


@pytest.mark.parametrize(
    ("built", "squares"),
    [
        ("$a6 $b4 $c2 a2f6/1+ a2f6/1+", "f6 g6 h6 f7"),
        ("$a6 $b4 $c2 a7f6", "f6"),
        ("$a6 $b4 $c2 a2f6/1+ n8f1", "f1"),
    ],
)
def test_what_is_wrong_with_a_building_names_its_squares(built: str, squares: str) -> None:
    found = problems_of(read_position(changed(built=built)))
    assert {*squares.split()} <= {name for each in found for name in each.spaces}


def test_a_game_can_be_said_before_anything_is_drawn() -> None:
    said = read_position(PAGE)
    start = position_of(said.rules, 3, said.options, said.rules.setup(3, said.options))
    assert read_position(start.to_line()) == start
    assert problems_of(start) == ()


@pytest.mark.rule("BV-2.1")
def test_an_offer_that_costs_more_than_its_owner_has_is_refused() -> None:
    assert "BV-2.1 too-dear" in impossible_because(
        second(built="$a6 $a6 $a6 $a6 $a6 $a6 $b4 $c2 a2f6/1+ b4h7+ c2j9/1+ n1a9")
    )


@pytest.mark.parametrize(
    "fields",
    [
        {"stage": "contract", "revealed": "1"},
        {"stage": "reveal", "revealed": "1"},
        {"offers": "a1=2 b2=4 cx=2", "built": "$a6 $b4 a2f6/1+"},
        {"offers": "a1=2 b2=4 c3=?", "seen": "b", "hands": "?2 56 ?2"},
        {"closed_contracts": "true"},
        SECOND,
        {**SECOND, "stage": "round-end", "constraints": "AB", "hands": "13 56 48"},
    ],
)
def test_the_stages_of_a_round_can_all_be_said(fields: dict[str, str]) -> None:
    page = changed(**fields)
    assert impossible_because(page) == set()
    position = read_position(page)
    assert read_position(position.to_line()) == position


@pytest.mark.rule("BV-3.1")
@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"order": "a1"}, "bella-position-order"),
        ({"offers": "a9=2"}, "bella-position-offer"),
        ({"offers": "a1=9"}, "bella-position-card"),
        ({"offers": "a1=2 b2=? c3=2"}, "position-wants-seen"),
        ({"seen": "a", "hands": "13 ?2 ?2"}, "position-wants-unseen"),
        ({"hands": "19 56 48"}, "bella-position-card"),
        ({"hands": "x 56 48"}, "bella-position-cards"),
        ({"market": "ZZ"}, "position-wants-choice"),
        ({"contracts": "E"}, "position-wants-values"),
        ({"built": "$z9"}, "bella-position-built"),
        ({"built": "a6"}, "bella-position-built"),
        ({"built": "a6z99"}, "bella-position-built"),
        ({"built": "a9f6"}, "bella-position-card"),
        ({"built": "n1a9+"}, "bella-position-neutral"),
        ({"built": "a2a1"}, "BV-3.1"),
        ({"built": " & ".join(["-"] * 9)}, "bella-position-rounds"),
        ({"built": " ".join(["a1a1"] * 400)}, "bella-position-too-many"),
    ],
)
def test_a_bad_word_is_named_with_its_rule(fields: dict[str, str], reason: str) -> None:
    assert misread_because(changed(**fields)) == reason
