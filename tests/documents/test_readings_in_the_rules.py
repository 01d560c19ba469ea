"""The rules call other readings by the words of the page where a table is set up."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from faubourg.core.messages import messages

GAMES = Path(__file__).parents[2] / "client" / "src" / "games"
READINGS = [
    ("sunrise", "sl-reading-full-areas", "SL-R7"),
    ("bella_vista", "bv-closed", "BV-R4"),
    ("kensington", "kg-reading-units", "KG-R1"),
    ("kensington", "kg-reading-turning-roofs", "KG-R7"),
    ("kensington", "kg-reading-takes", "KG-R9"),
    ("kensington", "kg-reading-backs", "KG-R10"),
    ("kensington", "kg-reading-storing", "KG-R13"),
]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("game", "key", "rule"), READINGS)
def test_a_reading_has_one_name(game: str, key: str, rule: str, language: str) -> None:
    words = (GAMES / game / f"{language}.ftl").read_text()
    label = re.search(rf"^{key} = (.+)$", words, re.MULTILINE)
    assert label
    assert label[1] in messages(language).rule_text(rule)
