"""The locale files: both languages say the same things, and whatever the code says is there."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as fluent

import faubourg
from faubourg.core.messages import LANGUAGES

SOURCE = Path(faubourg.__file__).parent
FILES = sorted(SOURCE.glob("locale/en/*.ftl"))
KEY_FIRST = {
    *("text", "Phrase", "__init__", "Unknown", "BadOption", "BadNotation"),
    *(
        "BadRecord",
        "BadPosition",
        "BadEdition",
        "BadFile",
        "CannotUndo",
        "FaubourgError",
        "NoKernel",
    ),
}
IMPOSSIBLE = "impossible"
"""Why a position cannot come about: rule, field, message, and facts as one."""
KEY_SECOND = {"Misread", "problem"}
REFUSALS = {"refuse"}


class Variables(visitor.Visitor):
    """Collects the variables of a pattern."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - the visitor's name
        self.names.add(node.id.name)


class References(visitor.Visitor):
    """Collects the other messages that a pattern is put together from."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802 - likewise
        self.names.add(node.id.name)


def variables_of(pattern: fluent.BaseNode) -> set[str]:
    collector = Variables()
    collector.visit(pattern)
    return collector.names


@cache
def entries_of(language: str, name: str) -> list[fluent.EntryType]:
    text = (files("faubourg") / "locale" / language / name).read_text(encoding="utf-8")
    return FluentParser().parse(text).body


@cache
def messages_of(language: str, name: str) -> list[tuple[str, set[str]]]:
    """Every message and attribute of a file with its variables."""
    found = []
    for entry in entries_of(language, name):
        if isinstance(entry, fluent.Message):
            if entry.value is not None:
                found.append((entry.id.name, variables_of(entry.value)))
            found += [
                (f"{entry.id.name}.{each.id.name}", variables_of(each.value))
                for each in entry.attributes
            ]
    return found


@cache
def english() -> dict[str, set[str]]:
    return {key: names for file in FILES for key, names in messages_of("en", file.name)}


def test_both_languages_have_the_same_files() -> None:
    folders = [{*(path.name for path in SOURCE.glob(f"locale/{each}/*"))} for each in LANGUAGES]
    assert folders[0] == folders[1]
    assert folders[0]


@pytest.mark.parametrize("name", [file.name for file in FILES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_a_locale_file_is_junk(language: str, name: str) -> None:
    kinds = (fluent.Junk, fluent.Term)
    assert [entry for entry in entries_of(language, name) if isinstance(entry, kinds)] == []


@pytest.mark.parametrize("name", [file.name for file in FILES])
def test_both_languages_have_the_same_messages_in_the_same_order(name: str) -> None:
    in_english, in_french = messages_of("en", name), messages_of("fr", name)
    assert [key for key, _ in in_english] == [key for key, _ in in_french]


@pytest.mark.parametrize("name", [file.name for file in FILES])
def test_both_languages_use_the_same_facts_in_each_message(name: str) -> None:
    assert dict(messages_of("en", name)) == dict(messages_of("fr", name))


def test_no_message_is_there_twice() -> None:
    keys = [key for file in FILES for key, _ in messages_of("en", file.name)]
    assert len(keys) == len({*keys})


@pytest.mark.parametrize("name", [file.name for file in FILES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_refers_to_another_file_which_may_not_have_been_read(
    language: str, name: str
) -> None:
    collector = References()
    for entry in entries_of(language, name):
        collector.visit(entry)
    assert collector.names <= {key for key, _ in messages_of(language, name)}


# What the code says


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Every call in the sources, with the name of what is called."""
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                match node.func:
                    case ast.Name(id=name) | ast.Attribute(attr=name):
                        yield name, node


def literal(call: ast.Call, index: int) -> str | None:
    match call.args[index : index + 1]:
        case [ast.Constant(value=str(text))]:
            return text
    return None


def keys_said(name: str, call: ast.Call) -> list[str]:
    """The messages that a call names, if it names them in so many words."""
    if name in REFUSALS:
        rule, reason = literal(call, 0), literal(call, 1)
        about = f"{(rule or '').replace('.', '-')}.{reason}"
        return [about] if rule and reason else []
    key = literal(call, 0) if name in KEY_FIRST else None
    key = literal(call, 1) if name in KEY_SECOND else key
    key = literal(call, 2) if name == IMPOSSIBLE else key
    return [key] if key else []


def facts_given(name: str, call: ast.Call) -> set[str] | None:
    """The names of the facts in a call; None if they are not written there."""
    if name == IMPOSSIBLE:
        return None
    if name == "Phrase":
        match call.args[1:]:
            case []:
                return set()
            case [ast.Dict(keys=keys)] if all(isinstance(key, ast.Constant) for key in keys):
                return {str(ast.literal_eval(key)) for key in keys if key is not None}
        return None
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else {each for each in names if each is not None}


@cache
def said() -> list[tuple[str, set[str] | None]]:
    """The messages that the sources name, with the facts that they give them."""
    return [
        (key, facts_given(name, call)) for name, call in calls() for key in keys_said(name, call)
    ]


def test_the_sources_are_searched_with_success() -> None:
    assert {"unknown-game", "SL-2-7.taken", "row-length", "sunrise-told-stop"} <= {
        key for key, _ in said()
    }


def test_every_message_that_the_code_names_is_there() -> None:
    assert {key for key, _ in said() if key not in english()} == set()


def test_every_message_that_the_code_names_gets_all_its_facts() -> None:
    missing = {
        (key, *sorted(english()[key] - given))
        for key, given in said()
        if key in english() and given is not None and not english()[key] <= given
    }
    assert missing == set()
