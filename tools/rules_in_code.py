"""Where the rules stand in the sources: functions that carry them, sentences, tests of them.

A function carries a rule if its docstring names the number or its code gives it to a refusal or a
score line. A test names its rules with `pytest.mark.rule`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeAlias

from faubourg.core.game_catalogue import games
from faubourg.core.messages import messages

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "faubourg"
TESTS = ROOT / "tests"
NUMBER = re.compile(r"\b[A-Z]{2}-(?:R\d+|\d+\.\d+)\b")
"""A rule's number: SL-2.5, or SL-R10 for a ruling. Sections (SL-2) are not rules."""
MARK = re.compile(r"pytest\.mark\.rule\b")
ABOUT_THE_RULE = ("title", "text", "group", "row", "standing")
"""Sentences under a rule's number that neither refuse anything nor say how points came about."""
RANGE = re.compile(r"\b([A-Z]{2}-\d+\.)(\d+) to \1(\d+)\b")


class Definition(NamedTuple):
    """A function, a class or a test, and the file that it stands in."""

    file: Path
    name: str


ByRule: TypeAlias = dict[str, list[Definition]]
Node: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def rules() -> list[str]:
    """The number of every rule of every game, in rulebook order."""
    texts = messages("en")
    return [rule for game in games().values() for rule in texts.rules(game.meta.prefix)]


@cache
def carried_by() -> ByRule:
    """The functions and classes of each rule. The core knows no game: its numbers are examples."""
    found: ByRule = {}
    for definition, node in _definitions(SOURCES, NUMBER):
        if not definition.file.is_relative_to(SOURCES / "core"):
            for rule in sorted(named_by(node)):
                found.setdefault(rule, []).append(definition)
    return found


@cache
def tried_by() -> ByRule:
    """The tests of each rule."""
    found: ByRule = {}
    for definition, node in _definitions(TESTS, MARK):
        for rule in sorted(_marked_with(node)):
            found.setdefault(rule, []).append(definition)
    return found


def refusals(rule: str) -> list[str]:
    """The keys of a rule's refusals: its sentences that are about no points."""
    return [key for key in _sentences(rule) if not _is_about_points(rule, key)]


def score_lines(rule: str) -> list[str]:
    """The keys of a rule's sentences about points: how they came about."""
    return [key for key in _sentences(rule) if _is_about_points(rule, key)]


def _is_about_points(rule: str, key: str) -> bool:
    """Whether a key is named where score lines are made; one that is data stands by its rule."""
    scoring = _texts_where("ScoreLine(")
    return key in scoring or (key not in _texts_where("refuse(") and rule in scoring)


@cache
def _texts_where(made: str) -> frozenset[str]:
    """Every text in the files of the games in which something is made."""
    sources = (file.read_text("utf-8") for file in (SOURCES / "games").rglob("*.py"))
    nodes = (node for text in sources if made in text for node in ast.walk(ast.parse(text)))
    texts = (node.value for node in nodes if isinstance(node, ast.Constant))
    return frozenset(text for text in texts if isinstance(text, str))


def _sentences(rule: str) -> list[str]:
    start = f"{rule.replace('.', '-')}."
    found = [key.removeprefix(start) for key in messages("en").keys if key.startswith(start)]
    return [key for key in found if key not in ABOUT_THE_RULE]


def _definitions(folder: Path, wanted: re.Pattern[str]) -> Iterator[tuple[Definition, Node]]:
    """What the files define in which the wanted is written; most have none of it."""
    for file in sorted(folder.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text if wanted.search(text) else "")):
            if isinstance(node, Node):
                yield Definition(file, node.name), node


def named_by(node: Node) -> set[str]:
    """The rules that a docstring names; of a function, also those that its code uses."""
    docstring = ast.get_docstring(node) or ""
    named = {*NUMBER.findall(docstring), *_between(docstring)}
    if not isinstance(node, ast.ClassDef):
        texts = (each.value for each in ast.walk(node) if isinstance(each, ast.Constant))
        named |= {text for text in texts if isinstance(text, str) and NUMBER.fullmatch(text)}
    return named


def _between(text: str) -> Iterator[str]:
    """The rules of "SL-1.1 to SL-1.3"."""
    for section, first, last in RANGE.findall(text):
        yield from (f"{section}{number}" for number in range(int(first), int(last) + 1))


def _marked_with(node: Node) -> set[str]:
    marks = [each for each in node.decorator_list if isinstance(each, ast.Call)]
    rule_marks = [mark for mark in marks if ast.unparse(mark.func) == "pytest.mark.rule"]
    words = [word for mark in rule_marks for word in mark.args if isinstance(word, ast.Constant)]
    return {str(word.value) for word in words}
