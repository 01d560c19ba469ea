"""The one field of a Sunrise state that follows from the others is kept true."""

from __future__ import annotations

import pytest

from faubourg.games.sunrise import Sunrise
from faubourg.testing.cases_and_positions import Case, cases_of, played_positions, scaled
from tests.games.sunrise.contract_facts import FACTS
from tests.games.sunrise.positions import sites_of


@pytest.mark.parametrize("case", cases_of(FACTS), ids=str)
def test_sites_are_always_the_empty_spaces_that_touch_the_town(case: Case) -> None:
    rules = case.rules
    assert isinstance(rules, Sunrise)
    for state, move in played_positions(case, scaled(100), seed=30):
        after = rules.play(state, move)
        assert after.sites == sites_of(rules, after.town)
