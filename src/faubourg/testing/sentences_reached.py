"""Errors in words, and the sentences that refusals and score lines of a game come to."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from faubourg.core.errors import FaubourgError
from faubourg.core.game_protocol import AnyRules
from faubourg.core.messages import LANGUAGES, messages
from faubourg.core.phrases import Fact, Phrase
from faubourg.testing.cases_and_positions import Case, built_positions, played_positions

NAMES = ["Ann", "Bea", "Cid", "Dan", "Eve", "Flo"]
SAID = 50
"""How often each refusal is put into words, besides the first of each position; there are hundreds
of thousands of them."""
TRIED = 4000
"""How many of the moves of one kind are tried in each position, others in each."""


def in_both_languages(error: FaubourgError) -> list[str]:
    """The error's sentences, of which there must be one in each language."""
    sentences = [messages(language).say(error.phrase) for language in LANGUAGES]
    assert all(sentences)
    assert len({*sentences}) == len(LANGUAGES)
    assert str(error)
    return sentences


def sentences_reached(case: Case) -> frozenset[str]:
    """The keys of all refusals, their remedies, and all phrases of score lines that came up.

    Each is also said in both languages, so that a missing argument shows.
    """
    return frozenset(_refusals(case)) | frozenset(_score_phrases(case))


def _refusals(case: Case) -> Iterator[str]:
    rules, rng = case.rules, Random(f"{case}")
    times: Counter[str] = Counter()
    odd = [*case.facts.malformed(rules)]
    played = (state for state, _ in played_positions(case, case.facts.positions, seed=20))
    for state in (
        rules.setup(case.seats, rules.options()),
        *played,
        *built_positions(case, case.facts.positions, seed=20),
    ):
        is_first = True
        for move in (*_some_moves(rules, case.seats, rng), *odd):
            refusal = rules.why_not(state, move)
            if refusal is None:
                continue
            key = f"{refusal.rule.replace('.', '-')}.{refusal.reason}"
            times[key] += 1
            if times[key] <= SAID or is_first:
                remedy = rules.remedy(state, move)
                assert all(messages(each).refusal(refusal, remedy, NAMES) for each in LANGUAGES)
                yield remedy.phrase.key
            is_first = False
            yield key


def _some_moves(rules: AnyRules, seats: int, rng: Random) -> list[Any]:
    kinds: dict[type, list[Any]] = {}
    for move in rules.well_formed(seats):
        kinds.setdefault(type(move), []).append(move)
    some = (rng.sample(kind, min(TRIED, len(kind))) for kind in kinds.values())
    return [move for each in some for move in each]


def _score_phrases(case: Case) -> Iterator[str]:
    for state in built_positions(case, 60, seed=21):
        for line in case.rules.sheet(state, as_if_over=True):
            for language in LANGUAGES:
                assert messages(language).because(line, NAMES)
            yield f"{line.rule.replace('.', '-')}.{line.reason}"
            for fact in line.facts.values():
                yield from _keys(fact)


def _keys(fact: Fact) -> Iterator[str]:
    match fact:
        case Phrase(key, facts):
            yield key
            for each in facts.values():
                yield from _keys(each)
        case tuple():
            for each in fact:
                yield from _keys(each)


def sentences_under_rules(prefix: str, language: str) -> set[str]:
    """The sentences under a rule's number that are neither its titles nor its text."""
    keys = {key for key in messages(language).keys if key.startswith(f"{prefix}-")}
    titles = (".title", ".row", ".group", ".text")
    return {key for key in keys if "." in key and not key.endswith(titles)}


def rules_marked(folder: Path) -> set[str]:
    """The numbers in the marks `rule` of the tests in a folder."""
    marked: set[str] = set()
    for file in folder.rglob("*.py"):
        for marks in re.findall(r"mark\.rule\(([^)]*)\)", file.read_text(encoding="utf-8")):
            marked |= set(re.findall(r'"([^"]+)"', marks))
    return marked
