"""What all the test classes of the kit share: one game, its cases, and how much is tried."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import pytest
from hypothesis import HealthCheck, settings

from faubourg.core.messages import LANGUAGES
from faubourg.testing.cases_and_positions import cases_of, scaled
from faubourg.testing.game_facts import Facts


class OneGame:
    """Tests over one game: those that ask for a case get every edition and number of seats."""

    facts: ClassVar[Facts]

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        asked = metafunc.fixturenames
        if "case" in asked:
            cases = cases_of(self.facts)
            names = [f"{case.edition}-{case.seats}" for case in cases]
            metafunc.parametrize("case", cases, ids=names)
        if "language" in asked:
            metafunc.parametrize("language", LANGUAGES)
        if "golden" in asked:
            metafunc.parametrize("golden", [*self.facts.golden_games])


def tried(examples: int) -> Callable[[Any], Any]:
    """So many examples of hypothesis, for a test that every game inherits."""
    inherited = [HealthCheck.differing_executors]
    return settings(max_examples=scaled(examples), deadline=None, suppress_health_check=inherited)
