"""Every refusal and every score line has a sentence in both languages, and every sentence a use."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from faubourg.core.game_catalogue import games
from faubourg.core.messages import LANGUAGES, messages
from faubourg.core.phrases import Fact, Phrase
from tests.contract.cases import Case, built_positions, cases, played_positions

NAMES = ["Ann", "Bea", "Cid", "Dan", "Eve"]
SAID = 50
"""How often each refusal is put into words; there are hundreds of thousands of them."""
TESTS = Path(__file__).parent.parent
every_game = pytest.mark.parametrize("game", sorted({case.game for case in cases()}))


@cache
def reached(game: str) -> tuple[frozenset[str], frozenset[str]]:
    """The keys of all reasons of refusals, and of all phrases of score lines, that came up.

    Each is also said in both languages, so that a missing argument shows.
    """
    refused: set[str] = set()
    scored: set[str] = set()
    for case in cases():
        if case.game == game:
            refused |= set(_refusals(case))
            scored |= set(_score_phrases(case))
    return frozenset(refused), frozenset(scored)


def _refusals(case: Case) -> Iterator[str]:
    rules = case.rules
    times: Counter[str] = Counter()
    odd = [*import_module(f"tests.games.{case.game}.contract_facts").malformed(rules)]
    played = (state for state, _ in played_positions(case, 60, seed=20))
    for state in (
        rules.setup(case.seats, rules.options()),
        *played,
        *built_positions(case, 60, seed=20),
    ):
        for move in (*rules.well_formed(case.seats), *odd):
            refusal = rules.why_not(state, move)
            if refusal is None:
                continue
            key = f"{refusal.rule.replace('.', '-')}.{refusal.reason}"
            times[key] += 1
            if times[key] <= SAID:
                assert all(messages(each).refusal(refusal, NAMES) for each in LANGUAGES)
            yield key
            yield f"{key}-remedy"


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


def _attributes(game: str, language: str) -> set[str]:
    """The sentences under a rule's number that are neither its titles nor its text."""
    prefix = games()[game].meta.prefix
    keys = {key for key in messages(language).keys if key.startswith(f"{prefix}-")}
    return {key for key in keys if "." in key and not key.endswith((".title", ".group", ".text"))}


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_and_score_line_has_a_sentence_and_every_sentence_is_reached(
    game: str, language: str
) -> None:
    refused, scored = reached(game)
    under_rules = {key for key in refused | scored if key.startswith(games()[game].meta.prefix)}
    assert under_rules == _attributes(game, language)


@every_game
def test_every_rule_has_a_title_and_a_text_in_both_languages(game: str) -> None:
    prefix = games()[game].meta.prefix
    english, french = (messages(language).rules(prefix) for language in LANGUAGES)
    assert english == french
    for language in LANGUAGES:
        for rule in english:
            assert messages(language).rule_title(rule)
            assert len(messages(language).rule_text(rule)) > 20


@every_game
def test_every_rule_is_reached_by_a_test(game: str) -> None:
    marked: set[str] = set()
    for file in (TESTS / "games" / game).rglob("*.py"):
        for marks in re.findall(r"mark\.rule\(([^)]*)\)", file.read_text()):
            marked |= set(re.findall(r'"([^"]+)"', marks))
    known = set(messages("en").rules(games()[game].meta.prefix))
    assert marked >= known, f"no test for {sorted(known - marked)}"
