"""Editions: ours load and are hashed by what is played; another board needs no code."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from msgspec.structs import replace

from faubourg import Table
from faubourg.core.edition import Edition
from faubourg.core.errors import BadEdition, BadOption
from faubourg.core.game_catalogue import games
from faubourg.games.sunrise import Sunrise
from faubourg.games.sunrise.edition_schema import PRINTER, Components
from faubourg.games.sunrise.model import BuildHouse
from faubourg.lessons.lesson_file import FILE
from tests.core.random_games import LANE, SMALL, played, small_edition
from tests.games.sunrise.positions import rules_of

NO_EDITION = (FILE, "rule_pictures.toml")
OWN = pytest.mark.parametrize("key", ["lane", "avenue"])


@OWN
def test_our_editions_have_the_counts_of_the_box(key: str) -> None:
    box = rules_of(key).edition.play
    assert (box.spaces, box.cards, box.houses, box.parks) == (80, 55, 112, 20)
    assert box.houses_by_seats == {2: 28, 3: 28, 4: 22}


@OWN
def test_our_editions_say_where_every_value_comes_from(key: str) -> None:
    edition = rules_of(key).edition
    assert {*edition.provenance} == {*Components.__struct_fields__}


def test_a_part_of_a_field_may_have_a_source_of_its_own() -> None:
    source = '[provenance]\n"houses_by_seats.3" = "printed"'
    edition = PRINTER.from_toml(SMALL.replace("[provenance]", source), "small")
    assert edition.provenance["houses_by_seats.3"] == "printed"
    assert edition.hash == small_edition().hash


def test_our_two_editions_differ_in_how_ties_are_counted() -> None:
    lane, avenue = rules_of("lane").edition, rules_of("avenue").edition
    assert (lane.play.ties, avenue.play.ties) == ("next", "skip")
    assert lane.hash != avenue.hash


def test_every_edition_file_on_the_shelf_is_on_its_box_and_fulfils_the_schema() -> None:
    for game in games().values():
        validator = Draft202012Validator(game.printer.schema())
        files = [file for file in game.data.iterdir() if file.name.endswith(".toml")]
        files = [file for file in files if file.name not in NO_EDITION]
        assert {file.name.removesuffix(".toml") for file in files} == {*game.meta.editions}
        for file in files:
            data = tomllib.loads(file.read_text(encoding="utf-8"))
            assert [*validator.iter_errors(data)] == []


@pytest.mark.parametrize(
    ("old", "new"),
    [("parks = 20", "parks = -1"), ('"yellow"', '"beige"'), ("spaces = 80", ""), ("[title]", "")],
)
def test_the_schema_refuses_what_the_printer_refuses(old: str, new: str) -> None:
    text = LANE.replace(old, new, 1)
    validator = Draft202012Validator(PRINTER.schema())
    assert [*validator.iter_errors(tomllib.loads(text))]
    with pytest.raises(BadEdition):
        PRINTER.from_toml(text, "lane.toml")


# Hashes

CHANGES: dict[str, Any] = {
    "ties": "skip",
    "houses_by_seats": {2: 27, 3: 28, 4: 22},
    "position_points": (10, 6),
    "colours": (),
    "board": "@@",
    "areas": ".",
    "bonus_areas": (),
}


@pytest.mark.parametrize("field", Components.__struct_fields__)
def test_the_hash_changes_with_every_field_that_is_played(field: str) -> None:
    lane = rules_of("lane").edition
    other = CHANGES.get(field, 77)
    assert other != getattr(lane.play, field)
    assert replace(lane, play=replace(lane.play, **{field: other})).hash != lane.hash


@pytest.mark.parametrize(
    "change",
    [{"title": {"en": "Mine"}}, {"key": "mine"}, {"provenance": {"board": "printed"}}],
)
def test_the_hash_does_not_change_with_words_about_the_edition(change: dict[str, Any]) -> None:
    lane = rules_of("lane").edition
    assert replace(lane, **change).hash == lane.hash


def test_the_hash_is_the_same_however_the_file_is_laid_out() -> None:
    seats = "2 = 12\n3 = 9\n"
    turned = small_edition((seats, "3 = 9\n2 = 12\n"), ("parks = 4\n", ""), ("[play]\n", PARKS))
    assert turned.hash == small_edition().hash
    assert turned.hash.startswith("sha256:")


PARKS = "[play]\nparks = 4  # first now\n"


# A board of another shape


def test_a_board_of_another_shape_is_laid_out_from_its_file() -> None:
    box = Sunrise(small_edition()).box
    assert (box.width, box.height, len(box.spaces)) == (5, 4, 16)
    assert (box.names[box.fountain], box.names[-1]) == ("b2", "e4")
    assert [len(spaces) for _, spaces in box.areas] == [5, 7]


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", range(5))
def test_a_board_of_another_shape_is_played_to_the_end(seats: int, seed: int) -> None:
    table = played(seats, seed, small_edition())
    assert table.over
    assert table.outcome is not None
    assert table.outcome.totals == table.totals()
    assert 1 in table.outcome.places


def test_a_board_of_another_shape_has_the_seats_of_its_file() -> None:
    with pytest.raises(BadOption) as caught:
        Table("sunrise", 4, edition=small_edition())
    assert caught.value.phrase.facts == {"seats": 4, "fewest": 2, "most": 3}


# Whatever an edition allows can be played and said


def accepted(*edits: tuple[str, str]) -> Edition[Components] | None:
    """The edition if the printer takes it; it may as well refuse it."""
    try:
        return small_edition(*edits)
    except BadEdition:
        return None


def whatever_is_legal_is_offered(rules: Sunrise) -> bool:
    for seed in range(20):
        table = Table("sunrise", 2, seed=seed, edition=rules.edition)
        houses = [BuildHouse(site, floors) for site in table.state.sites for floors in range(9)]
        legal = [house for house in houses if table.why_not(house) is None]
        if not {*legal} <= {*table.moves()}:
            return False
    return True


def whatever_is_offered_can_be_said(rules: Sunrise) -> bool:
    return all(rules.read(rules.write(move)) == move for move in rules.well_formed(2))


def the_first_build_does_not_end_the_game(rules: Sunrise) -> bool:
    table = Table("sunrise", 2, seed=2, edition=rules.edition)
    table.play(table.moves()[0])
    return not table.over


MANY = (("cards = 28", "cards = 60"), ("cards = 14", "cards = 30"), ("cards = 14", "cards = 30"))
VERY_MANY = tuple((old, f"{new}0") for old, new in MANY)
AREAS = "aa.bb\na..bb\na..bb\n.a.bb"
NO_AREAS = (
    (AREAS, ".....\n" * 3 + "....."),
    ('    { name = "A", mark = "a", bonus = "tallest" },\n', ""),
    ('    { name = "B", mark = "b", bonus = "most" },\n', ""),
)
CORNERS: list[tuple[tuple[tuple[str, str], ...], Callable[[Sunrise], bool]]] = [
    ((*VERY_MANY, ("hand_limit = 4", "hand_limit = 150")), whatever_is_offered_can_be_said),
    ((*MANY, ("hand_limit = 4", "hand_limit = 12")), whatever_is_offered_can_be_said),
    (
        (("first_hand = 2", "first_hand = 6"), ("hand_limit = 4", "hand_limit = 3"), *MANY),
        whatever_is_legal_is_offered,
    ),
    (NO_AREAS, the_first_build_does_not_end_the_game),
]


@pytest.mark.parametrize(("edits", "holds"), CORNERS)
def test_an_edition_is_refused_or_keeps_the_laws(
    edits: tuple[tuple[str, str], ...], holds: Callable[[Sunrise], bool]
) -> None:
    edition = accepted(*edits)
    assert edition is None or holds(Sunrise(edition))


def test_the_small_edition_keeps_the_same_laws() -> None:
    rules = Sunrise(PRINTER.from_toml(SMALL, "courtyard.toml"))
    assert whatever_is_offered_can_be_said(rules)
    assert whatever_is_legal_is_offered(rules)
    assert the_first_build_does_not_end_the_game(rules)
