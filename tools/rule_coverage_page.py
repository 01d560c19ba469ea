"""The page that says of every rule which functions carry it, what they say, and what tries it."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path

from faubourg.core.game_catalogue import Game, games
from faubourg.core.messages import messages, section_of
from tools.rules_in_code import ROOT, Definition, carried_by, refusals, rules, score_lines, tried_by

PAGE = ROOT / "docs" / "coverage-of-the-rulebooks.md"
WITHOUT_FUNCTION = {
    "BV-0.2": "material: the tiles are data of the edition",
    "BV-0.5": "material: the objectives are data of the edition",
    "BV-R6": "says which cards there are: they are data of the edition",
    "KG-0.2": "material: the roofs are data of the edition",
    "KG-0.3": "material: the walls are data of the edition",
    "KG-0.4": "material: doors, places and tokens are data of the edition",
    "SL-1.2": "nothing to do: a score sheet without lines adds up to zero",
}
"""Rules that no function has to carry, and why. All others have one, and a test."""
INTRODUCTION = """# Coverage of the rulebooks

Which functions carry each rule, by which keys it refuses moves and counts points, and which tests
try it. Made from the sources: a function carries a rule that its docstring names, or that its code
gives to a refusal or a score line; a test names its rules with `pytest.mark.rule`. A rule without a
test, or without a function and without a reason for that, fails the suite by its number.

| | rules | functions | refusals | score lines | tests |
|---|--:|--:|--:|--:|--:|"""


def coverage_page() -> str:
    """The whole page."""
    every_game = list(games().values())
    lines = [INTRODUCTION, *map(_summary, every_game)]
    for game in every_game:
        lines += _game_lines(game)
    return "\n".join(lines) + "\n"


def anchor(heading: str) -> str:
    """What a heading is called in a link: small letters, without signs, hyphens for spaces."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def uncarried() -> list[str]:
    """The rules without a function that should have one."""
    return [rule for rule in rules() if rule not in {*carried_by(), *WITHOUT_FUNCTION}]


def untested() -> list[str]:
    return [rule for rule in rules() if rule not in tried_by()]


def _rules(game: Game) -> list[str]:
    return messages("en").rules(game.meta.prefix)


def _summary(game: Game) -> str:
    own, title = _rules(game), game.meta.title["en"]
    functions = {each for rule in own for each in carried_by().get(rule, ())}
    tests = {each for rule in own for each in tried_by().get(rule, ())}
    refused = sum(len(refusals(rule)) for rule in own)
    counted = sum(len(score_lines(rule)) for rule in own)
    numbers = (len(own), len(functions), refused, counted, len(tests))
    return f"| [{title}](#{anchor(title)}) | {' | '.join(map(str, numbers))} |"


def _game_lines(game: Game) -> Iterator[str]:
    texts = messages("en")
    yield f"\n## {game.meta.title['en']}"
    for section, own in groupby(_rules(game), section_of):
        yield f"\n### {section} {texts.rule_title(section)}"
        for rule in own:
            yield from _rule_lines(game, rule, texts.rule_title(rule))


def _rule_lines(game: Game, rule: str, title: str) -> Iterator[str]:
    page = f"rules/{game.meta.key}.en.md#{anchor(f'{rule} {title}')}"
    yield f"\n#### {rule} {title}\n\n- [The rule]({page})"
    if keys := refusals(rule):
        yield f"- Refuses with {_listed(keys)}"
    if keys := score_lines(rule):
        yield f"- Counts with {_listed(keys)}"
    if rule in WITHOUT_FUNCTION:
        yield f"- Needs no function — {WITHOUT_FUNCTION[rule]}"
    if found := carried_by().get(rule):
        yield "- Carried by"
        yield from _by_file(found, "`{}`", ", ")
    if found := tried_by().get(rule):
        yield "- Tried by"
        yield from _by_file(found, "{}", "; ")


def _by_file(definitions: Sequence[Definition], form: str, between: str) -> Iterator[str]:
    """Definitions after a link to the file that they stand in."""
    for file, found in groupby(sorted(definitions), lambda each: each.file):
        names = between.join(form.format(_sentence(each.name)) for each in found)
        yield f"  - [{_short(file)}]({_link(file)}): {names}"


def _sentence(name: str) -> str:
    """The name of a test is a sentence."""
    return name.removeprefix("test_").replace("_", " ") if name.startswith("test_") else name


def _short(file: Path) -> str:
    return f"{file.parent.name}/{file.name}"


def _link(file: Path) -> str:
    return Path(os.path.relpath(file, PAGE.parent)).as_posix()


def _listed(keys: Sequence[str]) -> str:
    return ", ".join(f"`{key}`" for key in keys)
