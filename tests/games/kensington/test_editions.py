"""Edition files of Kensington: what makes them playable, and what is said of those that are not."""

from __future__ import annotations

import pytest

from faubourg.core.errors import BadEdition
from faubourg.core.game_catalogue import find_game
from faubourg.core.phrases import Phrase
from faubourg.games.kensington import Kensington
from faubourg.games.kensington.edition_schema import PRINTER
from tests.core.random_games import in_both_languages

PIATNIK = (find_game("kensington").data / "piatnik.toml").read_text(encoding="utf-8")
O4 = '{ name = "O4", rows = "##/##" }'

BROKEN = [
    (('rows = "##/##"', 'rows = "##/#"'), "play.shapes", "kensington-ragged"),
    (('rows = "##/##"', 'rows = "##/.."'), "play.shapes", "kensington-frame"),
    (('rows = "##/##"', 'rows = "#######"'), "play.shapes", "kensington-frame"),
    (('rows = "##/##"', 'rows = "#./.#"'), "play.shapes", "kensington-pieces"),
    (('rows = "##/##"', 'rows = "##/#./##"'), "play.shapes", "kensington-hole"),
    ((O4, f"{O4}, {O4}"), "play.shapes", "twice"),
    (('shape = "U1", lit', 'shape = "U9", lit'), "play.window_tiles", "kensington-no-shape"),
    (('shape = "T2", number', 'shape = "U9", number'), "play.roof_tiles", "kensington-no-shape"),
    (('shape = "U1", lit', 'shape = "T1", lit'), "play.window_tiles", "twice"),
    (('"blue", "brown"', '"blue", "blue"'), "play.doors", "twice"),
    (("windows = 70", "windows = 71"), "play.windows", "count"),
    (("lit = 35", "lit = 34"), "play.lit", "count"),
    (("hard = 30", "hard = 31"), "play.hard", "count"),
    (("cats = 14", "cats = 13"), "play.cats", "count"),
    (("roofs = 24", "roofs = 25"), "play.roofs", "count"),
    (("birds = 9", "birds = 8"), "play.birds", "count"),
    (("walls = 6", "walls = 7"), "play.walls", "count"),
    (("number = 2, birds = 1", "number = 2, birds = 3"), "play.roof_tiles", "kensington-marks"),
    (("5 = 20", ""), None, None),
    (("4 = 16\n", ""), "play.tokens_by_seats", "kensington-seats-gap"),
    (("2 = 8\n3 = 12\n4 = 16\n5 = 20", ""), "play.tokens_by_seats", "field-missing"),
    (("tokens = 20", "tokens = 19"), "play.tokens", "too-few"),
    (("2 = 8", "2 = 1"), "play.tokens_by_seats", "too-few"),
    ((', "grey"]', "]"), "play.doors", "too-few"),
    (("storage = 2", "storage = 3"), "play.storage", "field-out-of-bounds"),
    (('units = "joined"', 'units = "glued"'), "play.units", "field-choice"),
]


@pytest.mark.parametrize(("change", "field", "key"), BROKEN)
def test_a_broken_edition_is_refused_by_field_and_reason(
    change: tuple[str, str], field: str | None, key: str | None
) -> None:
    assert change[0] in PIATNIK
    text = PIATNIK.replace(*change, 1)
    if field is None:
        assert PRINTER.from_toml(text, "mine.toml").play.tokens_by_seats[4] == 16
        return
    with pytest.raises(BadEdition) as caught:
        PRINTER.from_toml(text, "mine.toml")
    in_both_languages(caught.value)
    problems = caught.value.phrase.facts["problems"]
    assert isinstance(problems, tuple)
    told = [each.facts for each in problems if isinstance(each, Phrase)]
    found = [
        (each["field"], each["reason"].key) for each in told if isinstance(each["reason"], Phrase)
    ]
    assert (field, key) in found


def test_a_box_without_walls_cats_or_birds_can_be_played() -> None:
    text = PIATNIK.replace("bricks = 3", "bricks = 0").replace("red_doors = 3", "red_doors = 0")
    edition = PRINTER.from_toml(text.replace("walls = 6", "walls = 0"), "mine.toml")
    box = Kensington(edition).box
    assert {face.kind for face in box.faces} == {"window", "roof"}
    assert sum(face.number for face in box.faces) == 94
