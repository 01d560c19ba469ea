"""Outside data into typed values, with errors that name the field in the user's language."""

from __future__ import annotations

import re

from msgspec import ValidationError

from faubourg.core.facts import Phrase

_PLACE = re.compile(r"^(?P<what>.*?)(?: - at `(?P<place>.*)`)?$", re.DOTALL)
_EXPECTED = re.compile(r"^Expected (?P<expected>.*?)(?:, got (?P<got>.*))?$", re.DOTALL)
_MISSING = re.compile(r"^Object missing required field `(?P<field>.*)`$")
_SURPLUS = re.compile(r"^Object contains unknown field `(?P<field>.*)`$")


def explain(error: ValidationError) -> tuple[str, Phrase]:
    """The field that is wrong, and what is wrong with it."""
    parts = _PLACE.match(str(error))
    assert parts is not None
    place, what = (parts["place"] or "$").removeprefix("$").lstrip("."), parts["what"]
    if missing := _MISSING.match(what):
        return _join(place, missing["field"]), Phrase("field-missing")
    if surplus := _SURPLUS.match(what):
        return _join(place, surplus["field"]), Phrase("field-surplus")
    if expected := _EXPECTED.match(what):
        facts = {"expected": expected["expected"].replace("`", "")}
        if expected["got"] is None:
            return place, Phrase("field-out-of-bounds", facts)
        return place, Phrase("field-type", {**facts, "got": expected["got"].replace("`", "")})
    return place, Phrase("field-wrong", {"detail": what})


def _join(place: str, field: str) -> str:
    return f"{place}.{field}" if place else field
