"""Sunrise Lane keeps the contract of all games."""

from __future__ import annotations

from faubourg.testing import GameContract
from tests.games.sunrise.contract_facts import FACTS


class TestSunriseLane(GameContract):
    facts = FACTS
