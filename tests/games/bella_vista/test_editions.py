"""The edition file of Bella Vista: what makes it unplayable is said field by field."""

from __future__ import annotations

import pytest

from faubourg.core.errors import BadEdition
from faubourg.core.game_catalogue import find_game
from faubourg.core.messages import LANGUAGES, messages
from faubourg.games.bella_vista import BellaVista
from faubourg.games.bella_vista.card_conditions import districts_words
from faubourg.games.bella_vista.edition_schema import PRINTER
from faubourg.games.bella_vista.model import BellaVistaOptions

VISTA = (find_game("bella_vista").data / "vista.toml").read_text(encoding="utf-8")
WRONG = {
    "a mark twice": (
        'mark = "B", kind = "district", symbol',
        'mark = "A", kind = "district", symbol',
        "“A” is there twice",
    ),
    "no size": ("river = [2, 6]\n", "", "play.sizes.river: this field is missing"),
    "an odd size": ("park = [2, 4]", "park = [2, 3]", "multiples of 2 squares"),
    "a park with a face": (
        '{ mark = "1", kind = "park" }',
        '{ mark = "1", kind = "park", symbol = "birds", pattern = "plain" }',
        "tile 1: districts, and only they",
    ),
    "a wrong count": ("squares = 192", "squares = 190", "the file says 190, but the count is 192"),
    "a footprint in two parts": ('"##/##"', '"#.#"', "no.\u00a04, “#.#”"),
    "an empty footprint": ('"##/##"', '"../.."', "no.\u00a04, “../..”"),
    "an unknown district": (
        'kind = "districts", districts = "AB"',
        'kind = "districts", districts = "AZ"',
        "card AB: districts do not fit",
    ),
    "a park with districts": (
        'kind = "park-imposed" }',
        'kind = "park-imposed", districts = "A" }',
        "card P+: districts do not fit",
    ),
    "too few constraints": (
        "rounds = 8",
        "rounds = 11",
        "too few constraints (10): each of the 11 rounds",
    ),
    "prices out of order": ("slots = [6, 4, 2, 0]", "slots = [4, 6, 2, 0]", "play.tables.3.slots"),
    "a colour that never offers": (
        "start = [0, 1, 2]\n",
        "start = [0, 1, 1]\n",
        "each of the 3 colours",
    ),
    "a colour that offers more": (
        "start = [0, 1, 2]\n",
        "start = [0, 1, 2, 2]\n",
        "each of the 3 colours",
    ),
    "too few cards": ("sets = 2", "sets = 1", "too few cards (8) for 16 offers"),
    "a bad city": ("..55...\n", ".......\n", "play.cities.london: tile 5 is missing"),
}


@pytest.mark.rule("BV-0.2")
@pytest.mark.parametrize(("old", "new", "sentence"), WRONG.values(), ids=WRONG)
def test_what_cannot_be_played_is_refused_by_field_and_reason(
    old: str, new: str, sentence: str
) -> None:
    assert old in VISTA
    with pytest.raises(BadEdition) as caught:
        PRINTER.from_toml(VISTA.replace(old, new, 1), "own.toml")
    assert sentence in messages("en").say(caught.value.phrase)
    for language in LANGUAGES:
        assert "own.toml" in messages(language).say(caught.value.phrase)


@pytest.mark.rule("BV-0.2")
def test_a_box_without_districts_is_refused() -> None:
    lines = [line for line in VISTA.splitlines() if 'kind = "district", symbol' not in line]
    with pytest.raises(BadEdition) as caught:
        PRINTER.from_toml("\n".join(lines), "own.toml")
    assert "at least one district" in messages("en").say(caught.value.phrase)


@pytest.mark.rule("BV-4.1")
def test_there_is_a_neutral_building_for_every_round_but_the_last() -> None:
    small = '"####", "#./#./##", "###/.#.", "##/##", "##/#.", "##", "#", "#"'
    text = VISTA.replace(small, '"####", "##", "#"', 1).replace("sets = 1", "sets = 4")
    with pytest.raises(BadEdition) as caught:
        PRINTER.from_toml(text, "own.toml")
    said = messages("en").say(caught.value.phrase).replace("\u00a0", " ")
    assert "(3): they go up to no. 7" in said


def test_other_values_of_contracts_need_no_code() -> None:
    text = VISTA.replace('kind = "border", needed = 4', 'kind = "border", needed = 5', 1)
    rules = BellaVista(PRINTER.from_toml(text.replace('key = "vista"', 'key = "own"', 1), "own"))
    assert rules.edition.hash != find_game("bella_vista").edition("vista").hash
    assert rules.setup(2, BellaVistaOptions()).coins == (30, 30)


def test_districts_that_have_no_common_name_are_listed_one_by_one() -> None:
    parts = find_game("bella_vista").edition("vista").play
    assert len(districts_words(parts, "AD")) == 2  # type: ignore[arg-type]  # a tuple here
