"""Kensington keeps the contract of all games."""

from __future__ import annotations

from faubourg.testing import GameContract
from tests.games.kensington.contract_facts import FACTS


class TestKensington(GameContract):
    facts = FACTS
