"""Positions of Sunrise Lane as text: what can be said, and what cannot come about."""

from __future__ import annotations

import pytest

from faubourg.core.position_problems import problems_of
from faubourg.core.position_text import read_position
from faubourg.core.table_from_position import table_at
from tests.games.position_faults import impossible_because, misread_because, with_fields
from tests.games.sunrise.positions import rules_of, space_of

TOWN = """
  - . . . . . . . . . -
  . - - . - . - . - - .
  . - - . - . - . - - .
  . . . . . . . . . . .
  . - - . - b1 - . - - .
  . . . a2 * @ . . . . .
  . - - . - . - . - - .
  . . . . . . . . . . .
  . - - . - . - . - - .
  . - - . - . - . - - .
  - . . . . . . . . . -"""
PAGE = f"""sunrise/lane/2
town:{TOWN}
hands: YYR GB
discards: PPP
turn: a
"""
FULL = """
  - a1 a1 a1 a1 . b1 b1 b1 b1 -
  a1 - - a1 - . - b1 - - b1
  a1 - - a1 - . - b1 - - b1
  a1 a1 a1 a1 a1 b1 b1 b1 b1 b1 b1
  * - - * - a1 - * - - *
  * * * * * @ * * * . *
  * - - a1 - . - b1 - - b1
  a1 a1 a1 a1 a1 . b1 b1 b1 b1 b1
  a1 - - * - . - b1 - - b1
  a1 - - * - . - b1 - - b1
  - a1 a1 a1 a1 . b1 b1 b1 * -"""
R8 = "SL-R8"


def changed(**fields: str) -> str:
    return with_fields(PAGE, **fields)


def with_town(town: str, **fields: str) -> str:
    return changed(**fields).replace(TOWN, town)


def test_a_page_is_the_position_that_it_draws() -> None:
    position = read_position(PAGE)
    table = table_at(position)
    names = rules_of().box.names
    state = table.state
    built = {names[n]: each for n, each in enumerate(state.town) if each is not None}
    assert {*built} == {"f5", "d6", "e6"}
    assert state.pieces == (26, 27)
    assert state.parks == 19
    assert sum(state.deck) == 55 - 8
    assert space_of(rules_of(), "f7") in state.sites
    assert impossible_because(PAGE) == set()


@pytest.mark.parametrize(
    ("fields", "wrong"),
    [
        ({"hands": "YYYYYYYYYYYY -"}, "SL-0.3 colour"),
        ({"seen": "a", "hands": "YY ?99"}, "SL-0.3 cards"),
        ({"hands": "YYYYYY -"}, "SL-3.1 hand"),
        ({"hands": "- YYYYYY"}, "SL-3.1 hand"),
        ({"stage": "discarding", "idle": "1"}, "SL-3.1 discarding"),
        ({"stage": "drawing", "idle": "1"}, "SL-2.8 due"),
        ({"stage": "drawing", "idle": "1", "due": "9"}, "SL-2.8 due"),
        ({"due": "1"}, "SL-2.8 due"),
        ({"stage": "path"}, "SL-2.5 no-last"),
        ({"last": "f5"}, "SL-2.5 no-path"),
        ({"stage": "path", "last": "f5"}, "SL-2.5 last"),
        ({"stage": "path", "last": "e6"}, "SL-2.5 last"),
        ({"stage": "path", "last": "a2"}, "SL-2.5 last"),
        ({"park": "yes"}, "SL-2.6 park"),
        ({"idle": "9999"}, "SL-R8 idle"),
        ({"stage": "path", "last": "d6", "idle": "1"}, "SL-R8 idle"),
        ({"stage": "drawing", "due": "1"}, "SL-R8 idle"),
        ({"stage": "over"}, "SL-4.1 no-ending"),
        ({"ended": "SL-4.1"}, "SL-4.1 ending"),
        ({"stage": "over", "ended": "SL-4.1"}, "SL-4.1 end"),
        ({"stage": "over", "ended": "SL-4.2"}, "SL-4.2 end"),
        ({"stage": "over", "ended": R8}, "SL-R8 end"),
        ({"last_round": "yes"}, "SL-4.1 not-last"),
        ({"stage": "setup", "due": "1"}, "SL-1.4 dealing"),
    ],
)
def test_a_turn_that_cannot_come_about_is_refused(fields: dict[str, str], wrong: str) -> None:
    assert wrong in impossible_because(changed(**fields))


@pytest.mark.parametrize(
    ("town", "wrong"),
    [
        (TOWN.replace("@", "a1"), "SL-0.1 fountain"),
        (TOWN.replace("- . .", "a1 . .", 1), "SL-0.1 pond"),
        (TOWN.replace("a2", "a6"), "SL-2.3 tall"),
        (TOWN.replace("  . . . . . . . . . . .", "  . . . . . . . . . . b1", 1), "SL-2.2 apart"),
        (FULL, "SL-4.2 full"),
        (FULL.replace("a1", "a5").replace("b1", "b5"), "SL-1.1 pieces"),
        (FULL.replace("a1", "*"), "SL-1.3 parks"),
    ],
)
def test_a_town_that_cannot_be_built_is_refused(town: str, wrong: str) -> None:
    assert wrong in impossible_because(with_town(town))


def test_too_many_pieces_name_the_houses_of_their_seat_and_too_many_parks_the_parks() -> None:
    tall = with_town(FULL.replace("a1", "a5"))
    pieces, *_ = problems_of(read_position(tall))
    assert "SL-1.1" in pieces.rule
    assert len(pieces.spaces) == FULL.count("a1")
    green = FULL.replace("a1", "*")
    parks = problems_of(read_position(with_town(green)))
    assert {len(each.spaces) for each in parks if each.rule == "SL-1.3"} == {green.count("*")}


def test_a_deck_is_never_empty_while_there_are_discards() -> None:
    cards = "Y" * 8 + "G" * 10 + "R" * 10 + "B" * 11 + "P" * 11
    page = changed(hands="YYYG R", discards=cards).replace("discards: PPP\n", "")
    assert impossible_because(page) == {"SL-3.2 deck"}


def test_a_seat_that_is_short_brings_the_last_round() -> None:
    short = FULL.replace("a1 a1 a1 a1 . b1 b1 b1 * -", "a1 a1 a1 a1 . b1 b1 b1 . -")
    assert impossible_because(with_town(short, turn="b")) == {"SL-4.1 last-round"}
    assert impossible_because(with_town(short, turn="b", last_round="yes")) == set()
    assert "SL-4.1 late" in impossible_because(with_town(short, turn="b", first="1"))
    over = {"turn": "b", "stage": "over", "ended": "SL-4.1", "last_round": "yes"}
    assert impossible_because(with_town(short, **over)) == set()
    at_once = {"turn": "b", "stage": "over", "ended": "SL-4.2", "last_round": "yes"}
    assert impossible_because(with_town(FULL, **at_once)) == set()
    assert impossible_because(with_town(FULL, **at_once, park="yes")) == set()


@pytest.mark.rule("SL-R7")
def test_who_filled_the_areas_is_said_where_that_made_the_round_the_last() -> None:
    full = {"full_areas": "round", "turn": "b", "last_round": "yes"}
    over = {**full, "stage": "over"}
    assert impossible_because(with_town(FULL, **full)) == set()
    assert impossible_because(with_town(FULL, **over, ended="SL-4.1")) == set()
    assert impossible_because(with_town(FULL, **over, ended="SL-4.2")) == {"SL-4.2 end"}
    filled = with_town(FULL, **full, filled="a")
    assert impossible_because(filled) == set()
    assert "filled=a" in table_at(read_position(filled)).position()
    assert impossible_because(with_town(FULL, **over, filled="a", ended="SL-4.2")) == set()
    assert impossible_because(with_town(FULL, **full, filled="b")) == {"SL-R7 filled"}
    open_still = FULL.replace("b1 b1 b1 * -", "b1 b1 b1 . -")
    assert impossible_because(with_town(open_still, **full, filled="a")) == {"SL-R7 filled"}
    early = {**full, "turn": "a"}
    assert "SL-R7 nobody-filled" in impossible_because(with_town(FULL, **early))
    assert "SL-R7 filled" in impossible_because(with_town(FULL, **early, filled="b"))


@pytest.mark.parametrize(
    "fields",
    [
        {"stage": "path", "last": "d6"},
        {"stage": "path", "last": "e6", "park": "yes"},
        {"stage": "drawing", "last": "d6", "due": "1"},
        {"stage": "drawing", "due": "2", "idle": "3"},
        {"stage": "discarding", "idle": "1", "hands": "YYYYYY GB"},
        {"idle": "3", "first": "1"},
        {"hands": "- ?5", "seen": "a"},
        {"hands": "?0 -", "seen": "spectator"},
    ],
)
def test_the_stages_of_a_turn_can_all_be_said(fields: dict[str, str]) -> None:
    page = changed(**fields)
    assert impossible_because(page) == set()
    position = read_position(page)
    assert read_position(position.to_line()) == position


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (PAGE.replace("a2", "a"), "sunrise-position-square"),
        (PAGE.replace("a2", "c2"), "position-wants-seat"),
        (PAGE.replace("a2 *", "a2"), "position-wants-values"),
        (changed(hands="YYQ GB"), "position-wants-choice"),
        (changed(hands="yy GB"), "sunrise-position-cards"),
        (changed(discards="?3"), "position-wants-seen"),
        (changed(last="z99"), "sunrise-position-space"),
    ],
)
def test_a_bad_word_is_named(text: str, reason: str) -> None:
    assert misread_because(text) == reason
