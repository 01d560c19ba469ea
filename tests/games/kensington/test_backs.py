"""The one field of a Kensington state that follows from another is kept true."""

from __future__ import annotations

import pytest

from faubourg.games.kensington import Kensington
from tests.contract.cases import Case, cases, played_positions, scaled


@pytest.mark.parametrize("case", [case for case in cases() if case.game == "kensington"], ids=str)
def test_backs_are_always_the_tiles_of_the_heap_seen_from_behind(case: Case) -> None:
    rules = case.rules
    assert isinstance(rules, Kensington)
    for state, move in played_positions(case, scaled(100), seed=30):
        after = rules.play(state, move)
        assert after.backs == tuple(
            sum(after.heap[tile] for tile in back.tiles) for back in rules.box.backs
        )
