"""Backs of Kensington that show no outline, in words: colour and mark are all there is to say."""

from __future__ import annotations

import pytest

from faubourg.cli.table.typed_moves import NotUnderstood
from faubourg.core.errors import BadNotation, IllegalMove
from faubourg.core.messages import messages
from faubourg.core.table import Table
from tests.cli.words_meant import AnyTable, meant
from tests.games.kensington.positions import rules as kensington_rules


def kensington_by_marks() -> AnyTable:
    return Table(kensington_rules(), 2, seed=1, options={"backs": "marks"}, dealt=False)


@pytest.mark.rule("KG-R10")
@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("take beige", "?."),
        ("take diamond", "?.*"),
        ("take a beige tile with the diamond", "?.*"),
        ("take brown", "?^"),
        ("take roof", "?^"),
        ("take circle", "?="),
        ("take brown with circle", "?="),
        ("prendre beige", "?."),
        ("prendre losange", "?.*"),
        ("prendre une beige avec losange", "?.*"),
        ("prendre marron", "?^"),
        ("prendre toit", "?^"),
        ("prendre rond", "?="),
    ],
)
def test_backs_without_outlines_are_taken_by_colour_and_mark(line: str, move: str) -> None:
    assert meant(kensington_by_marks(), line) == move


@pytest.mark.rule("KG-R10")
@pytest.mark.parametrize("line", ["?U2", "take U2", "take roof H2", "prendre toit H2"])
def test_an_outline_that_nobody_sees_is_refused_by_its_rule(line: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        meant(kensington_by_marks(), line)
    assert (caught.value.refusal.rule, caught.value.refusal.reason) == ("KG-R10", "other-backs")


@pytest.mark.rule("KG-R10")
@pytest.mark.parametrize(
    ("language", "missing", "alike"),
    [
        ("en", "beige, diamond, brown or circle. For instance: ?.", "look like “?.” (take a beige"),
        (
            *("fr", "beige, losange, marron ou rond. Par exemple\u00a0: ?."),
            "s’écrivent ainsi\u00a0: «\u00a0?.\u00a0» (prendre une tuile beige)",
        ),
    ],
)
def test_advice_about_backs_fits_what_is_seen_of_them(
    language: str, missing: str, alike: str
) -> None:
    texts = messages(language)
    with pytest.raises(NotUnderstood) as caught:
        meant(kensington_by_marks(), "take")
    assert texts.say(caught.value.phrase).endswith(missing)
    with pytest.raises(BadNotation) as misread:
        meant(kensington_by_marks(), "?..")
    assert alike in texts.say(misread.value.phrase)
