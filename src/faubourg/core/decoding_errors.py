"""Outside data into typed values, with errors that name the field in the user's language."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from msgspec import ValidationError

from faubourg.core.expected_type_in_words import kind_in_words
from faubourg.core.phrases import Either, Phrase, facts

_PLACE = re.compile(r"^(?P<what>.*?)(?: - at `(?:key` in `)?(?P<place>.*)`)?$", re.DOTALL)
_EXPECTED = re.compile(r"^Expected (?P<expected>.*?)(?:, got (?P<got>.*))?$", re.DOTALL)
_MISSING = re.compile(r"^Object missing required field `(?P<field>.*)`$")
_CHOICE = re.compile(r"^Invalid enum value (?P<got>.*)$", re.DOTALL)
_STEPS = re.compile(r"\.?(?P<field>[^.\[\]]+)|\[[^\]]*\]")
_SURPLUS = re.compile(r"^Object contains unknown field `(?P<field>.*)`$")

LONGEST_QUOTE = 100
"""Characters of what somebody sent that are sent back to them."""
LONGEST_MOVE = 20
"""As many as a move has at most, and a line of a small screen holds."""


def clipped(said: str, longest: int = LONGEST_QUOTE) -> str:
    """A word from outside, short enough to be quoted."""
    return said if len(said) <= longest else f"{said[:longest]}…"


def clipped_move(said: str) -> str:
    """What was said for a move and is none, as it can be shown.

    >>> clipped_move("put card 6 on the second slot")
    'put card 6 on the se…'
    """
    return clipped("".join(filter(str.isprintable, said)), LONGEST_MOVE)


def explain(error: ValidationError, target: Any) -> tuple[str, Phrase]:
    """The field that is wrong, and what is wrong with it; `target` is the type asked for."""
    parts = _PLACE.match(_shortened(str(error)))
    assert parts is not None
    place, what = (parts["place"] or "$").removeprefix("$").lstrip("."), parts["what"]
    if missing := _MISSING.match(what):
        return _join(place, missing["field"]), Phrase("field-missing")
    if surplus := _SURPLUS.match(what):
        return _join(place, clipped(surplus["field"])), Phrase("field-surplus")
    if choice := _CHOICE.match(what):
        known = facts(got=clipped(choice["got"]), known=Either(_choices(target, place)))
        return place, Phrase("field-choice", known)
    if expected := _EXPECTED.match(what):
        wanted = kind_in_words(expected["expected"])
        if expected["got"] is None:
            return place, Phrase("field-out-of-bounds", facts(expected=wanted))
        return place, Phrase(
            "field-type", facts(expected=wanted, got=kind_in_words(expected["got"]))
        )
    return place, Phrase("field-wrong", {"detail": clipped(what)})


def _shortened(told: str) -> str:
    """What is wrong stands at the beginning, where at the end, however much is quoted between."""
    part = 4 * LONGEST_QUOTE
    return told if len(told) <= 2 * part else told[:part] + told[-part:]


def _choices(target: Any, place: str) -> tuple[str, ...]:
    """The values that the schema allows at a place such as `play.colours[...].name`."""
    (schema,), known = msgspec.json.schema_components([target])
    for step in _STEPS.finditer(place):
        schema = _inside(_resolved(schema, known), step["field"])
    return tuple(str(value) for value in _enumerated(_resolved(schema, known)))


def _inside(schema: dict[str, Any], field: str | None) -> dict[str, Any]:
    """The schema of a field, or of what a list or a map holds."""
    found: dict[str, Any]
    if field is not None:
        found = schema.get("properties", {}).get(field, {})
    else:
        found = schema.get("items") or schema.get("additionalProperties") or {}
    return found


def _resolved(schema: dict[str, Any], known: dict[str, Any]) -> dict[str, Any]:
    name = schema.get("$ref", "").rpartition("/")[2]
    found: dict[str, Any] = known.get(name, schema)
    return found


def _enumerated(schema: dict[str, Any]) -> list[object]:
    options = [schema, *schema.get("anyOf", ())]
    return [value for option in options for value in option.get("enum", ())]


def _join(place: str, field: str) -> str:
    return f"{place}.{field}" if place else field
