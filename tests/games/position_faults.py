"""What is wrong with a position text, as tests compare it; each fault is said in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from faubourg.core.edition import Edition
from faubourg.core.errors import BadPosition, ImpossiblePosition
from faubourg.core.phrases import Phrase
from faubourg.core.position_problems import problems_of, refuse_impossible
from faubourg.core.position_text import read_position
from faubourg.testing.sentences_reached import in_both_languages


def impossible_because(text: str, edition: Edition[Any] | None = None) -> set[str]:
    """Rules and reasons ("SL-0.1 pond") why the position cannot come about; none if it can."""
    position = read_position(text, edition)
    problems = problems_of(position)
    if problems:
        with pytest.raises(ImpossiblePosition) as caught:
            refuse_impossible(position)
        in_both_languages(caught.value)
    return {f"{each.rule} {each.phrase.key.partition('-impossible-')[2]}" for each in problems}


def misread_because(text: str) -> str:
    """The key of the reason why the text cannot be read; the rule where there is one."""
    with pytest.raises(BadPosition) as caught:
        read_position(text)
    in_both_languages(caught.value)
    reason = caught.value.phrase.facts["reason"]
    assert isinstance(reason, Phrase)
    return str(reason.facts.get("rule", reason.key))


def with_fields(page: str, **fields: str) -> str:
    """The page with other fields; an empty one leaves it out, with the lines that belong to it."""
    kept, dropping = [], False
    for line in page.split("\n"):
        if not line.startswith(" "):
            dropping = line.partition(":")[0] in fields
        kept += [] if dropping else [line]
    return "\n".join([*kept, *(f"{name}: {value}" for name, value in fields.items() if value)])
