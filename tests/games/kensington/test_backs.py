"""The one field of a Kensington state that follows from another is kept true."""

from __future__ import annotations

import pytest

from faubourg.games.kensington import Kensington
from faubourg.testing.cases_and_positions import Case, cases_of, played_positions, scaled
from tests.games.kensington.contract_facts import FACTS


@pytest.mark.parametrize("case", cases_of(FACTS), ids=str)
def test_backs_are_always_the_tiles_of_the_heap_seen_from_behind(case: Case) -> None:
    rules = case.rules
    assert isinstance(rules, Kensington)
    for state, move in played_positions(case, scaled(100), seed=30):
        after = rules.play(state, move)
        marked = after.backs_by == "marks"
        assert after.backs == tuple(
            sum(after.heap[tile] for tile in back.tiles)
            if back.name == "=" or (back.rows is None) is marked
            else 0
            for back in rules.box.backs
        )
