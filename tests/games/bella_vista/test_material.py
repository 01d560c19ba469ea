"""BV-0 and BV-1.1: what is in the box, and how the city lies."""

from __future__ import annotations

import tracemalloc
from collections import Counter

import pytest

from faubourg.core.errors import BadOption
from faubourg.core.game_options import options_of
from faubourg.core.messages import LANGUAGES, messages
from faubourg.core.phrases import Phrase
from faubourg.games.bella_vista.city_map_reader import LONGEST_MAP, map_problems, tidy
from faubourg.games.bella_vista.model import Place, Square
from tests.games.bella_vista.positions import (
    BOX,
    PARTS,
    VISTA,
    building_turn,
    position,
    reason,
    refused_by,
)

LONDON = tidy(PARTS.cities["london"])


@pytest.mark.rule("BV-0.1")
def test_each_colour_has_eight_buildings_and_a_lower_one_never_covers_fewer_squares() -> None:
    squares = [shape.count("#") for shape in PARTS.buildings]
    assert len(squares) == 8
    assert squares == sorted(squares, reverse=True)


@pytest.mark.rule("BV-0.1")
@pytest.mark.parametrize(("seats", "sets"), [(2, 2), (3, 1), (4, 1)])
def test_each_seat_has_its_sets_of_construction_cards(seats: int, sets: int) -> None:
    assert VISTA.setup(seats, VISTA.options()).decks == ((0, *[sets] * 8),) * seats


@pytest.mark.rule("BV-0.2")
def test_the_city_has_eight_districts_five_parks_two_rivers_and_192_squares() -> None:
    kinds = Counter(tile.kind for tile in PARTS.tiles)
    assert kinds == {"district": 8, "park": 5, "river": 2}
    districts = [tile for tile in PARTS.tiles if tile.kind == "district"]
    assert Counter(tile.symbol for tile in districts) == dict.fromkeys(
        ["leaves", "flowers", "butterflies", "birds"], 2
    )
    assert Counter(tile.pattern for tile in districts) == {"plain": 4, "hatched": 4}
    assert len(BOX.city(LONDON).tile_at) == PARTS.squares == 192


@pytest.mark.rule("BV-0.2")
@pytest.mark.parametrize("name", [*PARTS.cities])
def test_building_squares_are_numbered_district_by_district_in_every_city(name: str) -> None:
    city = BOX.city(BOX.layout(name))
    marks = [city.tile_at[square].mark for square in city.squares]
    assert "".join(marks) == "".join(mark * 16 for mark in "ABCDEFGH")


@pytest.mark.rule("BV-0.3")
def test_there_are_ten_constraints_six_of_them_for_districts() -> None:
    assert len(PARTS.constraints) == 10
    districts = [card.districts for card in PARTS.constraints if card.districts]
    assert sorted(map(len, districts)) == [2, 2, 2, 2, 4, 4]


@pytest.mark.rule("BV-0.4")
def test_there_are_eighteen_contracts() -> None:
    kinds = Counter((card.kind, len(card.districts)) for card in PARTS.contracts)
    assert kinds == {
        ("district", 1): 8,
        ("each", 2): 4,
        ("each", 4): 2,
        ("straddling", 0): 1,
        ("border", 0): 1,
        ("river", 0): 1,
        ("park", 0): 1,
    }
    needed = {card.kind: card.needed for card in PARTS.contracts if card.kind != "each"}
    assert needed == {"district": 2, "straddling": 2, "border": 4, "river": 2, "park": 2}


@pytest.mark.rule("BV-0.4")
def test_the_values_of_the_contracts_are_those_of_the_edition() -> None:
    coins = {(card.kind, len(card.districts)): card.coins for card in PARTS.contracts}
    assert coins == {
        ("district", 1): 6,
        ("each", 2): 5,
        ("each", 4): 8,
        ("straddling", 0): 5,
        ("border", 0): 7,
        ("river", 0): 6,
        ("park", 0): 5,
    }


@pytest.mark.rule("BV-0.5")
def test_there_are_three_height_and_three_group_objectives() -> None:
    assert {card.kind for card in PARTS.heights} == {"park", "river", "border"}
    assert {card.kind: card.coins for card in PARTS.clusters} == {
        "largest": 2,
        "groups": 10,
        "alone": -5,
    }


# BV-1.1


@pytest.mark.rule("BV-1.1")
@pytest.mark.parametrize("name", [*PARTS.cities, "New York", " LONDON "])
def test_a_named_city_becomes_its_whole_map(name: str) -> None:
    key = name.strip().lower().replace(" ", "-")
    options = VISTA.settle(VISTA.options(city=name))
    assert options == VISTA.options(city=tidy(PARTS.cities[key]))


@pytest.mark.rule("BV-1.1")
@pytest.mark.parametrize("name", ["londres", "Londres ", "London"])
def test_a_city_goes_by_its_name_in_any_language(name: str) -> None:
    assert BOX.layout(name) == LONDON


@pytest.mark.rule("BV-1.1")
def test_london_is_played_when_no_city_is_named() -> None:
    assert position(city="").city == LONDON


@pytest.mark.rule("BV-1.1")
def test_a_map_may_come_in_lines_with_empty_space_around() -> None:
    text = "\n".join(["", ".........", *(f".{row}" for row in LONDON.split("/")), ""])
    assert BOX.layout(text) == LONDON


@pytest.mark.rule("BV-1.1")
def test_leading_blanks_of_a_map_are_outside_the_city() -> None:
    for key in ("bangkok", "new-york"):
        city = BOX.layout(key)
        assert "/." in city
        text = city.replace("/", "\n").replace(".", " ")
        assert BOX.layout(f"\n   {text.replace(chr(10), chr(10) + '   ')}\n\n") == city


@pytest.mark.rule("BV-1.1")
def test_rows_and_columns_are_counted_as_they_were_written() -> None:
    city = changed("AACC", "AXCC")
    lines = "\n\n" + "\n".join(f"    {row}" for row in city.split("/"))
    for text, where in ((city, "row 1, column 2"), (lines, "row 3, column 6")):
        with pytest.raises(BadOption) as caught:
            BOX.layout(text)
        assert f"{where}: “X” is not a tile" in messages("en").say(caught.value.phrase)


@pytest.mark.rule("BV-1.1")
def test_blanks_around_strokes_between_rows_mean_nothing() -> None:
    assert BOX.layout(LONDON.replace("/", " / ")) == LONDON


def changed(old: str, new: str) -> str:
    assert old in LONDON
    return LONDON.replace(old, new, 1)


WRONG = {
    "an unknown symbol": (changed("AACC", "AXCC"), "row 1, column 2: “X” is not a tile"),
    "an overlap": (changed("AACC", "ACCC"), "row 1, column 2: tile C overlaps tile A"),
    "a tile torn": (changed("BB2sGG3", ".B2sGG3"), "row 4, column 1: there is a gap where tile B"),
    "a missing tile": (changed("..55...", "......."), "tile 5 is missing"),
    "a surplus tile": (changed("..55...", "55.55.."), "row 8, column 4: tile 5 is there once too"),
    "a part that does not touch": (
        changed("..55...", "......./..55..."),
        "row 9, column 3: the part with tile 5 does not touch",
    ),
    "a smaller part above the city": (
        f"..55.../......./{changed('..55...', '.......')}",
        "row 1, column 3: the part with tile 5 does not touch",
    ),
    "a hole": (
        "....5544/...HHrrr/...HH33./.DDAACC./sDDAACC./s.GGFF../s1GGFF../21EEBB../2.EEBB..",
        "row 6, column 2: a gap inside the city",
    ),
    "too long": (f"{LONDON}/{'A' * 30}", "at most 13 characters"),
    "a name that nobody knows": ("atlantis", "there is no city “atlantis”"),
    "an empty map": ("...", "there is no city “...”"),
}


@pytest.mark.rule("BV-1.1")
@pytest.mark.parametrize(("text", "sentence"), WRONG.values(), ids=WRONG)
def test_what_is_wrong_with_a_map_is_said_with_row_and_column(text: str, sentence: str) -> None:
    with pytest.raises(BadOption) as caught:
        BOX.layout(text)
    assert sentence in messages("en").say(caught.value.phrase)
    for language, london in (("en", "London"), ("fr", "Londres")):
        assert london in messages(language).say(caught.value.phrase)


@pytest.mark.rule("BV-1.1")
def test_open_notches_are_allowed_and_a_square_beyond_the_city_is_not() -> None:
    assert BOX.layout("new-york").endswith(".GG..HH.")
    state = building_turn(7, city="new-york")
    assert refused_by(state, "g15") == "BV-3.1"
    assert reason(state, "g15") == "off-city"
    assert reason(state, "z26") == "off-city"


@pytest.mark.rule("BV-1.1")
def test_a_square_that_is_on_no_table_is_refused() -> None:
    refusal = VISTA.why_not(building_turn(7), Place(Square(676), 0))
    assert refusal is not None
    assert refusal.rule == "BV-1.1"


@pytest.mark.rule("BV-1.1")
@pytest.mark.parametrize(
    ("city", "key"),
    [
        ("A" * 16_000, "option-too-long"),
        ("A" * 1000 + "/A" * 500, "bella-city-size"),
        ("A/" * 999, "bella-city-size"),
        ("/".join(["?" * 13] * 13), "bella-unknown-tile"),
    ],
)
def test_a_city_larger_than_the_table_is_refused_before_anything_is_made_of_it(
    city: str, key: str
) -> None:
    tracemalloc.start()
    with pytest.raises(BadOption) as caught:
        options_of(VISTA, {"city": city})
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert f"'{key}'" in repr(caught.value.phrase)
    assert peak < 1_000_000
    assert all(messages(language).say(caught.value.phrase) for language in LANGUAGES)


@pytest.mark.rule("BV-1.1")
def test_a_map_without_end_is_refused_wherever_it_comes_from() -> None:
    long = "A" * (LONGEST_MAP + 1)
    with pytest.raises(BadOption) as caught:
        BOX.layout(long)
    assert caught.value.phrase.facts["reason"] == Phrase("option-too-long", {"limit": LONGEST_MAP})
    (problem,) = map_problems(PARTS.tiles, PARTS.sizes, PARTS.unit, long)
    assert problem.key == "option-too-long"


@pytest.mark.parametrize(("language", "between"), [("en", "; row "), ("fr", "\u00a0; ligne ")])
def test_an_unknown_tile_of_a_city_overlaps_nothing_and_faults_stand_apart(
    language: str, between: str
) -> None:
    text = changed("AACC", "XACX")
    problems = [*map_problems(PARTS.tiles, PARTS.sizes, PARTS.unit, text)]
    assert [each.key for each in problems] == ["bella-unknown-tile", "bella-unknown-tile"]
    with pytest.raises(BadOption) as caught:
        BOX.layout(text)
    assert between in messages(language).say(caught.value.phrase)
