"""Bella Vista keeps the contract of all games."""

from __future__ import annotations

from faubourg.testing import GameContract
from tests.games.bella_vista.contract_facts import FACTS


class TestBellaVista(GameContract):
    facts = FACTS
