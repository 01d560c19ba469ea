"""What is wrong with outside data, told by field and reason whatever the target."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta, Struct, ValidationError
from msgspec.structs import replace

from faubourg import Table
from faubourg.core.decoding_errors import explain
from faubourg.core.errors import BadOption
from faubourg.core.expected_type_in_words import kind_in_words
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
    known = {"expected": Phrase("kind-whole-number"), "got": Phrase("kind-text")}
    expected = Phrase("field-type", known)
    assert told({"pets": [{"kind": "cat", "age": "1"}]}) == ("pets[0].age", expected)


def test_a_value_out_of_bounds_is_told_with_the_bounds() -> None:
    bound = Phrase("kind-at-least", {"kind": Phrase("kind-whole-number"), "number": 0})
    expected = Phrase("field-out-of-bounds", {"expected": bound})
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
        Phrase("field-type", {"expected": Phrase("kind-fields"), "got": Phrase("kind-list")}),
    )


def test_an_error_of_another_kind_is_passed_on_as_it_is() -> None:
    assert explain(ValidationError("Strange - at `$.best`"), Home) == (
        "best",
        Phrase("field-wrong", {"detail": "Strange"}),
    )


@pytest.mark.parametrize(
    ("said", "english", "french"),
    [
        ("bool", "yes or no", "oui ou non"),
        ("int | null", "a whole number or nothing", "un nombre entier ou rien"),
        ("`float`", "a number", "un nombre"),
        ("int <= 99", "a whole number of at most 99", "un nombre entier d’au plus 99"),
        ("str of length <= 1", "text of at most 1 character", "un texte d’au plus 1 caractère"),
        ("array of length >= 2", "a list of at least 2 items", "une liste d’au moins 2 éléments"),
        ("object of length == 3", "exactly 3 named fields", "exactement 3 champs nommés"),
        ("datetime", "datetime", "datetime"),
        ("datetime >= 3", "datetime >= 3", "datetime >= 3"),
    ],
)
def test_kinds_of_values_are_told_in_words(said: str, english: str, french: str) -> None:
    told = Phrase("field-out-of-bounds", {"expected": kind_in_words(said)})
    assert messages("en").say(told) == f"{english} was expected"
    assert messages("fr").say(told) == f"il fallait {french}"


def test_an_option_takes_yes_and_no_in_both_languages() -> None:
    for said, meant in (("yes", True), ("Oui", True), ("no", False), ("NON", False)):
        table = Table("bella_vista", 3, options={"closed_contracts": said})
        assert table.options == replace(table.options, closed_contracts=meant)
    roofs = Table("kensington", 2, options={"turning_roofs": "oui", "storing": "may"}).options
    assert roofs == replace(roofs, turning_roofs=True, storing="may")


def test_a_wrong_option_is_told_with_the_word_and_what_was_expected() -> None:
    for said, sentence in (
        ({"closed_contracts": "maybe"}, "maybe is not possible; yes or no was expected"),
        ({"closed_contracts": "7"}, "7 is not possible; yes or no was expected"),
    ):
        with pytest.raises(BadOption) as caught:
            Table("bella_vista", 3, options=said)
        assert sentence in messages("en").say(caught.value.phrase)
