"""Bad editions: each problem is reported with the file, the field and the reason."""

from __future__ import annotations

import pytest

from faubourg.core.errors import BadEdition
from faubourg.core.phrases import Fact, Phrase
from faubourg.games.sunrise.edition_schema import PRINTER
from tests.core.random_games import LANE, SMALL, edited, in_both_languages

FILE = "mine.toml"
BOARD = SMALL[SMALL.index("R1 R2") : SMALL.index('"""\nareas')]
FEW = (("cards = 28", "cards = 10"), ("cards = 14", "cards = 5"), ("cards = 14", "cards = 5"))
THIRD = ('bonus = "most" },', 'bonus = "most" },\n{ name = "C", mark = "c", bonus = "most" },')
NO_AREAS = ((SMALL[SMALL.index("bonus_areas = [") : SMALL.index("[play.h")], "bonus_areas = []\n"),)
BOUNDS = "field-out-of-bounds"
LARGE_HAND = ("play.first_hand", "hand-too-large")
Edits = tuple[tuple[str, str], ...]


def problems_of(text: str) -> list[tuple[Fact, Phrase]]:
    """The fields and reasons that the printer reports, said in both languages."""
    with pytest.raises(BadEdition) as caught:
        PRINTER.from_toml(text, FILE)
    facts = caught.value.phrase.facts
    assert facts["source"] == FILE
    assert all(FILE in sentence for sentence in in_both_languages(caught.value))
    told = facts["problems"]
    assert isinstance(told, tuple)
    found = []
    for each in told:
        assert isinstance(each, Phrase)
        reason = each.facts["reason"]
        assert isinstance(reason, Phrase)
        found.append((each.facts["field"], reason))
    return found


def keys_of(text: str) -> list[tuple[Fact, str]]:
    return [(field, reason.key) for field, reason in problems_of(text)]


CASES: list[tuple[str, Edits, str, str]] = [
    ("a space less", (("R1 R2 B1", "R1 R2 .."),), "play.spaces", "count"),
    ("a wrong count of spaces", (("spaces = 16", "spaces = 17"),), "play.spaces", "count"),
    ("a wrong count of cards", (("cards = 28", "cards = 29"),), "play.cards", "count"),
    ("a short row", (("R3 B1 R2", "R3 B1"),), "play.board", "row-length"),
    ("a long row", (("R3 B1 R2", "R3 B1 R2 R2"),), "play.board", "row-length"),
    ("no board", ((BOARD, ""),), "play.board", "board-size"),
    ("a row too long", (("R1 R2 B1", "R1 " * 23 + "R2 B1"),), "play.board", "row-length"),
    ("too many columns", ((BOARD, "R1 " * 27 + "\n"),), "play.board", "board-size"),
    ("too many rows", ((BOARD, BOARD * 7),), "play.board", "board-size"),
    ("an unknown colour", (("R1 R2 B1", "Z1 R2 B1"),), "play.board", "unknown-colour"),
    ("a small letter", (("R1 R2 B1", "r1 R2 B1"),), "play.board", "unknown-colour"),
    ("no dots", (("R1 R2 B1", "R R2 B1"),), "play.board", "bad-dots"),
    ("zero dots", (("R1 R2 B1", "R0 R2 B1"),), "play.board", "bad-dots"),
    ("ten dots", (("R1 R2 B1", "R10 R2 B1"),), "play.board", "bad-dots"),
    ("negative dots", (("R1 R2 B1", "R-1 R2 B1"),), "play.board", "bad-dots"),
    ("endless dots", (("R1 R2 B1", f"R{'1' * 500} R2 B1"),), "play.board", "bad-dots"),
    ("no fountain", (("@@", ".."),), "play.board", "fountains"),
    ("two fountains", (("..", "@@"),), "play.board", "fountains"),
    ("a small map of areas", (("aa.bb", "aa.b"),), "play.areas", "areas-size"),
    ("a map of areas without a row", (("aa.bb\n", ""),), "play.areas", "areas-size"),
    ("an unknown area", (("aa.bb", "az.bb"),), "play.areas", "unknown-area"),
    ("a blank in the map of areas", (("aa.bb", "a .bb"),), "play.areas", "unknown-area"),
    ("an area that is nowhere", (THIRD,), "play.areas", "empty-area"),
    ("an area on a pond only", (THIRD, ("aa.bb", "aa.cb")), "play.areas", "empty-area"),
    ("a fountain in an area", (("\na..bb", "\naa.bb"),), "play.areas", "fountain-in-area"),
    ("a letter twice", (('"B", name', '"R", name'),), "play.colours", "twice"),
    ("a colour twice", (('"blue"', '"red"'),), "play.colours", "twice"),
    ("an area twice", (('{ name = "B"', '{ name = "A"'),), "play.bonus_areas", "twice"),
    ("a mark twice", (('mark = "b"', 'mark = "a"'),), "play.bonus_areas", "twice"),
    ("no seats", (("2 = 12\n3 = 9\n", ""),), "play.houses_by_seats", "field-missing"),
    ("a gap in the seats", (("3 = 9", "4 = 6"),), "play.houses_by_seats", "seats-gap"),
    ("no areas", NO_AREAS, "play.bonus_areas", "field-missing"),
    ("a large first hand", (("first_hand = 2", "first_hand = 5"),), *LARGE_HAND),
    ("too few cards", FEW, "play.cards", "too-few"),
    ("too few houses", (("houses = 27", "houses = 26"),), "play.houses", "too-few"),
    (
        "an island",
        (("R1 R2", "R1 .."), ("B2 @@", ".. @@"), ("spaces = 16", "spaces = 14")),
        "play.board",
        "unreachable",
    ),
    ("another game", (('game = "sunrise"', 'game = "chess"'),), "game", "field-type"),
    ("no title", (("[title]\n", ""),), "en", "field-surplus"),
    ("a field of another type", (("parks = 4", 'parks = "4"'),), "play.parks", "field-type"),
    ("a date", (("parks = 4", "parks = 2024-01-01"),), "play.parks", "field-type"),
    ("a field too low", (("parks = 4", "parks = -1"),), "play.parks", "field-out-of-bounds"),
    ("a field too many", (("parks = 4", "parks = 4\nzoo = 1"),), "play.zoo", "field-surplus"),
    ("a field too few", (("parks = 4\n", ""),), "play.parks", "field-missing"),
    ("a choice that is none", (('"skip"', '"never"'),), "play.ties", "field-choice"),
    ("a colour that is none", (('"blue"', '"grey"'),), "play.colours[1].name", "field-choice"),
    ("no source", (('board = "proposed"\n', ""),), "provenance.board", "field-missing"),
    (
        "a source too many",
        (("[provenance]", '[provenance]\nzoo = "printed"'),),
        "provenance.zoo",
        "field-surplus",
    ),
    (
        "a source of a part that is none",
        (("[provenance]", '[provenance]\n"houses_by_seats.9" = "printed"'),),
        "provenance.houses_by_seats.9",
        "field-surplus",
    ),
    (
        "a source of a part of a number",
        (("[provenance]", '[provenance]\n"parks.many" = "printed"'),),
        "provenance.parks.many",
        "field-surplus",
    ),
    (
        "a source that is none",
        (('areas = "proposed"', 'areas = "guessed"'),),
        "provenance[...]",
        "field-choice",
    ),
    (
        "too many seats",
        (("3 = 9", "3 = 9\n5 = 5"),),
        "play.houses_by_seats",
        "field-out-of-bounds",
    ),
    ("seats in words", (("3 = 9", "three = 9"),), "play.houses_by_seats", "field-type"),
    ("no TOML", (("[play]", "[play"),), "-", "not-toml"),
    ("a large number", (("parks = 4", f"parks = {'4' * 1900}"),), "play.parks", BOUNDS),
    ("many brackets", (("parks = 4", f"parks = {'[' * 1900}"),), "-", "not-toml"),
    ("a number without end", (("parks = 4", f"parks = {'4' * 5000}"),), "-", "edition-too-long"),
    ("lines without end", (("parks = 4", "parks = 4\n" + "\n" * 64_000),), "-", "edition-too-long"),
    ("a map without end", ((BOARD, BOARD * 70),), "play.board", "field-out-of-bounds"),
    ("a hand without end", (("hand_limit = 4", "hand_limit = 26"),), "play.hand_limit", BOUNDS),
    ("a key without end", (("courtyard", "c" * 41),), "key", "field-out-of-bounds"),
    ("a title without end", (("La Cour", "c" * 101),), "title[...]", "field-out-of-bounds"),
]


@pytest.mark.parametrize(
    ("edits", "field", "key"), [pytest.param(*case[1:], id=case[0]) for case in CASES]
)
def test_a_bad_edition_is_reported_with_its_file_its_field_and_the_reason(
    edits: Edits, field: str, key: str
) -> None:
    assert (field, key) in keys_of(edited(SMALL, *edits))


def test_the_edition_that_all_these_are_made_from_is_good() -> None:
    assert PRINTER.from_toml(SMALL, FILE).key == "courtyard"


def test_several_problems_are_reported_together() -> None:
    text = edited(SMALL, ("R1 R2 B1", "Z1 R2 B1"), ("aa.bb", "az.bb"), ('"blue"', '"red"'))
    assert keys_of(text) == [
        ("play.colours", "twice"),
        ("play.areas", "unknown-area"),
        ("play.board", "unknown-colour"),
    ]


def test_a_board_full_of_problems_can_still_be_told() -> None:
    board = LANE[LANE.index(".. B3") : LANE.index('"""\n# Which')]
    found = keys_of(LANE.replace(board, board.lower()))
    assert {*found} == {("play.board", "unknown-colour")}


def test_the_reason_names_the_squares_concerned() -> None:
    [(_, reason)] = problems_of(edited(SMALL, ("R1 R2 B1", "R1 Z2 B1")))
    assert reason.facts == {"space": "b1", "got": "Z2", "known": ("R", "B")}


def test_spaces_that_no_path_reaches_are_named() -> None:
    text = edited(SMALL, ("R1 R2", "R1 .."), ("B2 @@", ".. @@"), ("spaces = 16", "spaces = 14"))
    [(_, reason)] = problems_of(text)
    assert reason == Phrase("unreachable", {"spaces": ("a1",)})


def test_a_count_far_too_large_is_told_in_both_languages() -> None:
    huge = 10**40
    [(field, reason)] = problems_of(edited(SMALL, ("spaces = 16", f"spaces = {huge}")))
    assert (field, reason.key) == ("play.spaces", "field-out-of-bounds")
