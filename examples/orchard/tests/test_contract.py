"""Orchard keeps the contract of all games."""

from __future__ import annotations

from faubourg.testing import GameContract

from tests.contract_facts import FACTS


class TestOrchard(GameContract):
    facts = FACTS
