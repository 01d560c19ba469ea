"""Golden games: played once for each way to end, and kept as records that replay for ever."""

from __future__ import annotations

from pathlib import Path
from random import Random

from faubourg.cli.game_in_words import annotated
from faubourg.core.messages import messages
from faubourg.core.table import Table
from faubourg.testing.game_facts import AnyTable, Facts

LONGEST = 80
"""Lines of a record that somebody may want to read."""
MOST_SEEDS = 10_000


def golden_file(facts: Facts, name: str) -> Path:
    """The readable form; the other lies beside it."""
    return facts.golden / f"{facts.game}-{name}.txt"


def play_golden(facts: Facts, name: str) -> AnyTable:
    """The first seed whose game ends as wanted and is short enough to read."""
    game = facts.golden_games[name]
    for seed in range(MOST_SEEDS):
        rng = Random(seed)
        rules = game.rules or facts.rules
        table: AnyTable = Table(rules, game.seats, seed=seed, options=game.options)
        while not table.over:
            table.play(game.policy(table, rng))
        if game.wanted(table) and len(annotated(table, messages("en")).splitlines()) <= LONGEST:
            return table
    raise LookupError(f"no game ends like {name}")


def write_golden(facts: Facts, name: str) -> None:
    table, file = play_golden(facts, name), golden_file(facts, name)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(annotated(table, messages("en")), encoding="utf-8")
    file.with_suffix(".json").write_bytes(table.record().to_json() + b"\n")
    print(file.stem, table.outcome)
