"""What is wrong with outside data, told by field and reason whatever the target."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta, Struct, ValidationError

from faubourg.core.decode_input import explain
from faubourg.core.messages import LANGUAGES, messages
from faubourg.core.phrases import Either, Phrase

Kind = Literal["cat", "dog"]


class Pet(Struct, forbid_unknown_fields=True):
    kind: Kind
    age: Annotated[int, Meta(ge=0)] = 0


class Home(Struct, forbid_unknown_fields=True):
    pets: tuple[Pet, ...] = ()
    by_name: dict[str, Pet] = {}
    best: Kind | None = None
    kinds: dict[str, Kind] = {}


def told(data: dict[str, Any]) -> tuple[str, Phrase]:
    with pytest.raises(ValidationError) as caught:
        msgspec.convert(data, Home)
    field, reason = explain(caught.value, Home)
    assert all(messages(language).say(reason) for language in LANGUAGES)
    return field, reason


def choice(got: str) -> Phrase:
    return Phrase("field-choice", {"got": f"'{got}'", "known": Either(("cat", "dog"))})


def test_a_missing_field_is_named_by_its_path() -> None:
    assert told({"pets": [{"kind": "cat"}, {}]}) == ("pets[1].kind", Phrase("field-missing"))


def test_a_field_too_many_is_named_by_its_path() -> None:
    assert told({"zoo": 1}) == ("zoo", Phrase("field-surplus"))


def test_a_value_of_another_type_is_told_with_both_types() -> None:
    expected = Phrase("field-type", {"expected": "int", "got": "str"})
    assert told({"pets": [{"kind": "cat", "age": "1"}]}) == ("pets[0].age", expected)


def test_a_value_out_of_bounds_is_told_with_the_bounds() -> None:
    expected = Phrase("field-out-of-bounds", {"expected": "int >= 0", "got": ""})
    assert told({"pets": [{"kind": "cat", "age": -1}]}) == ("pets[0].age", expected)


def test_a_choice_that_is_none_is_told_with_the_choices() -> None:
    assert told({"best": "cow"}) == ("best", choice("cow"))


def test_the_choices_are_found_in_lists_and_in_maps() -> None:
    assert told({"pets": [{"kind": "cow"}]}) == ("pets[0].kind", choice("cow"))
    assert told({"by_name": {"Rex": {"kind": "cow"}}}) == ("by_name[...].kind", choice("cow"))
    assert told({"kinds": {"Rex": "cow"}}) == ("kinds[...]", choice("cow"))


def test_a_wrong_whole_has_no_field() -> None:
    assert explain(ValidationError("Expected `object`, got `array`"), Home) == (
        "",
        Phrase("field-type", {"expected": "object", "got": "array"}),
    )


def test_an_error_of_another_kind_is_passed_on_as_it_is() -> None:
    assert explain(ValidationError("Strange - at `$.best`"), Home) == (
        "best",
        Phrase("field-wrong", {"detail": "Strange"}),
    )
