"""The facts of every game of this package, found where its tests lie."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from faubourg.testing import Facts

GAMES = Path(__file__).parent.parent / "games"


def facts_of_every_game() -> list[Facts]:
    folders = sorted(file.parent.name for file in GAMES.glob("*/contract_facts.py"))
    return [import_module(f"tests.games.{name}.contract_facts").FACTS for name in folders]
