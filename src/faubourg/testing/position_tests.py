"""The laws of positions as text, as tests over one game."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from faubourg.core.position_text import position_of
from faubourg.core.table import Table
from faubourg.testing import laws, position_laws
from faubourg.testing.base_of_tests import OneGame, tried
from faubourg.testing.cases_and_positions import Case, scaled
from faubourg.testing.damaged_files import damaged
from faubourg.testing.game_facts import Facts
from faubourg.testing.mutated_position_texts import mixed

GAMES, PART = 3, 0.1
TEXTS = 12
"""Positions of one game that are damaged and mixed with one another."""


@cache
def played(case: Case, seed: int) -> Table[Any, Any, Any]:
    table = laws.random_table(case.facts, case.rules, case.seats, seed)
    return laws.play_to_the_end(case.facts, table, Random(seed))


@cache
def texts_of(facts: Facts) -> tuple[str, ...]:
    """Positions of one random game, from everybody's eyes."""
    rules, rng = facts.rules, Random(3)
    case = Case(facts, rules.edition.key, rules.seats[0])
    table = played(case, 3)
    steps = rng.sample([*table.steps], min(TEXTS, len(table.steps)))
    sights = [*position_laws.sights(case.seats)]
    states = [table.state, *(step.before for step in steps)]
    return tuple(
        position_of(rules, case.seats, table.options, state, rng.choice(sights)).to_line()
        for state in states
    )


class PositionTests(OneGame):
    def test_positions_are_read_as_they_were_written(self, case: Case) -> None:
        if not position_laws.has_position_text(case.rules):
            position_laws.no_text_is_said_so(case.rules)
            return
        for seed in range(scaled(GAMES)):
            table = played(case, seed)
            for state in position_laws.played_positions_of(table, Random(seed), PART):
                position_laws.a_position_is_read_as_it_was_written(table, state)
                position_laws.a_position_read_back_goes_on_alike(table, state)

    def test_a_position_from_a_seat_tells_no_secret(self, case: Case) -> None:
        swap, rng = self.facts.with_other_secrets, Random(4)
        if swap and position_laws.has_position_text(case.rules):
            table = played(case, 4)
            for state in position_laws.played_positions_of(table, rng, PART):
                position_laws.a_position_tells_no_secret(table, state, swap, rng)

    @tried(150)
    @given(seed=st.integers(0, 2**32))
    def test_a_position_mixed_from_others_is_playable_or_refused_in_words(self, seed: int) -> None:
        if position_laws.has_position_text(self.facts.rules):
            rng = Random(seed)
            text = mixed(texts_of(self.facts), rng)
            position_laws.a_text_is_playable_or_refused(self.facts, self.facts.rules, text, rng)

    @tried(150)
    @given(data=st.data())
    def test_a_damaged_position_is_playable_or_refused_in_words(self, data: st.DataObject) -> None:
        if position_laws.has_position_text(self.facts.rules):
            whole = data.draw(st.sampled_from(texts_of(self.facts))).encode()
            text = data.draw(damaged(whole)).decode(errors="replace")
            position_laws.a_text_is_playable_or_refused(
                self.facts, self.facts.rules, text, Random(5)
            )

    @tried(100)
    @given(text=st.text(max_size=80))
    def test_a_random_text_is_no_position(self, text: str) -> None:
        rules = self.facts.rules
        for each in (text, f"{rules.key}/{rules.edition.key}/{rules.seats[0]};{text}"):
            assert not position_laws.a_text_is_playable_or_refused(
                self.facts, rules, each, Random(6)
            )
