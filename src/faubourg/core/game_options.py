"""Options from outside: bounded first, then made into those of the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from msgspec import Struct, ValidationError, inspect
from msgspec.structs import replace

from faubourg.core.decoding_errors import clipped, explain
from faubourg.core.errors import BadOption
from faubourg.core.game_protocol import FirstSeat, M, Options, Rules, S, Seat, V
from faubourg.core.phrases import Phrase, facts
from faubourg.core.seeded_draws import Secret, draw

FIRST, LOTS = "first", "lots"
YES_AND_NO = {"yes": True, "oui": True, "no": False, "non": False}
MOST_OPTIONS = 20
LONGEST_OPTION = 2000
"""Characters of a value: a map of the largest city and what people write around it."""


def options_of(rules: Rules[S, M, V], given: Options | Mapping[str, Any] | None) -> Options:
    """The options of a new table, from loose values; BadOption names the one that is wrong."""
    if isinstance(given, rules.options):
        return rules.settle(given)
    if isinstance(given, Options):
        wrong = facts(expected=rules.options.__name__, got=type(given).__name__)
        raise BadOption("bad-option", field="options", reason=Phrase("field-type", wrong))
    loose = {**rules.options.today, **_with_yes_and_no(rules, given or {})}
    return rules.settle(recorded_options(rules, loose))


def recorded_options(rules: Rules[S, M, V], loose: Mapping[str, Any]) -> Options:
    """The options of a record: those that it does not name mean what they always did."""
    _check_sizes(loose)
    try:
        return msgspec.convert(loose, rules.options, strict=False)
    except ValidationError as error:
        field, reason = explain(error, rules.options)
        reason = _with_what_there_is(rules, _with_the_value(reason, loose.get(field)))
        raise BadOption("bad-option", field=field, reason=reason) from None


def _with_the_value(reason: Phrase, said: object) -> Phrase:
    """Whoever wrote a word knows that it is text: they are told the word itself."""
    if reason.key != "field-type" or not isinstance(said, str):
        return reason
    wanted = reason.facts["expected"]
    return Phrase("field-choice", {"got": clipped(said), "known": wanted})


def _with_what_there_is(rules: Rules[S, M, V], reason: Phrase) -> Phrase:
    """Whoever names an option that there is not is told of those that there are."""
    if reason.key != "field-surplus":
        return reason
    known = tuple(name for name in rules.options.__struct_fields__ if name != FIRST)
    return Phrase("option-unknown", {"known": known})


def _with_yes_and_no(rules: Rules[S, M, V], given: Mapping[str, Any]) -> dict[str, Any]:
    """The options with what people say instead of true and false, where that is asked for."""
    meant = {name: YES_AND_NO.get(str(value).casefold()) for name, value in given.items()}
    if all(value is None for value in meant.values()):
        return dict(given)
    asked = {each.name for each in _fields(rules) if _is_yes_or_no(each.type)}
    return {
        name: value if meant[name] is None or name not in asked else meant[name]
        for name, value in given.items()
    }


def options_as_called(rules: Any, options: Mapping[str, Any]) -> dict[str, Any]:
    """Settled options by the names that people know, where the game has any for their values."""
    names = getattr(rules, "options_as_called", dict)
    called: dict[str, Any] = names(options)
    return called


class Choice(Struct, frozen=True):
    """An option with a few values, one of which is the usual one."""

    name: str
    values: tuple[str | int | bool, ...]
    usual: str | int | bool


def choices_of(rules: Rules[S, M, V]) -> Iterator[Choice]:
    """The options of a new table that can be chosen from a list; who begins is asked by itself."""
    usual = options_of(rules, None)
    for field in _fields(rules):
        values, now = _values(field.type), getattr(usual, field.name)
        if field.name != FIRST and now in values:
            yield Choice(field.name, values, now)


def _values(kind: inspect.Type) -> tuple[str | int | bool, ...]:
    """All that an option may be, where that can be listed."""
    if isinstance(kind, inspect.UnionType):
        return tuple(value for each in kind.types for value in _values(each))
    if isinstance(kind, inspect.LiteralType):
        return tuple(value for value in kind.values if value is not None)
    return (False, True) if isinstance(kind, inspect.BoolType) else ()


def _fields(rules: Rules[S, M, V]) -> tuple[inspect.Field, ...]:
    described = inspect.type_info(rules.options)
    assert isinstance(described, inspect.StructType)
    return described.fields


def _is_yes_or_no(kind: inspect.Type) -> bool:
    kinds = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    return any(isinstance(each, inspect.BoolType) for each in kinds)


def unusual_options(rules: Rules[S, M, V], options: Options) -> tuple[str, ...]:
    """The names of those that differ from what a new table agrees on where it is told nothing."""
    usual = options_of(rules, None)
    names = (name for name in rules.options.__struct_fields__ if name != FIRST)
    return tuple(name for name in names if getattr(options, name) != getattr(usual, name))


def lots_drawn(options: Options, seats: int, secret: Secret) -> Options:
    """The options with a seat that begins, where lots were asked for."""
    if getattr(options, FIRST, None) != LOTS:
        return options
    return replace(options, first=draw(dict.fromkeys(range(seats), 1), secret, "first", 0))


def who_begins(options: Options) -> Seat | None:
    """The seat that begins at a table; None in games that settle it by their own draws."""
    return getattr(options, FIRST, None)


def first_seat(first: FirstSeat, seats: int) -> Seat:
    """The seat that an option names; BadOption where the table has none of that number."""
    if not isinstance(first, int) or not 0 <= first < seats:
        raise BadOption("no-such-seat", seat=first, seats=seats)
    return Seat(first)


def _check_sizes(loose: Mapping[str, Any]) -> None:
    """Nothing is made of more than a game can ask for."""
    if len(loose) > MOST_OPTIONS:
        many = Phrase("too-many-options", {"limit": MOST_OPTIONS})
        raise BadOption("bad-option", field="options", reason=many)
    for name, value in loose.items():
        if _size(value) > LONGEST_OPTION:
            long = Phrase("option-too-long", {"limit": LONGEST_OPTION})
            raise BadOption("bad-option", field=clipped(str(name)), reason=long)


def _size(value: object) -> int:
    """Characters of a text, and of all other values as they would be written."""
    if isinstance(value, str):
        return len(value)
    try:
        return len(msgspec.json.encode(value))
    except (TypeError, ValueError, OverflowError, RecursionError):
        return LONGEST_OPTION + 1
