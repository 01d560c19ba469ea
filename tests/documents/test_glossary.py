"""The glossary explains each word once, by names that the code has."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tools.import_graph import ROOT, SRC

PAGE = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
OWN_WORDS = PAGE.partition("## Our own words")[2].partition("\n## ")[0]
SOURCES = [*(SRC / "faubourg").rglob("*.py"), *(SRC / "faubourg" / "games").rglob("*.toml")]
KNOWN = {name for file in SOURCES for name in re.findall(r"\w+", file.read_text(encoding="utf-8"))}
CODE = sorted(set(re.findall(r"`([^`]+)`", PAGE)))


@pytest.mark.parametrize("code", CODE)
def test_a_name_in_the_glossary_is_a_name_in_the_code(code: str) -> None:
    assert set(re.findall(r"\w+", code)) <= KNOWN


def test_a_word_of_our_own_is_explained_once() -> None:
    rows = re.findall(r"^\| ([^|]+) \|", OWN_WORDS, re.MULTILINE)
    words = Counter(word for row in rows for word in row.split(", ") if word != "word")
    assert [word for word, times in words.items() if times > 1] == []
