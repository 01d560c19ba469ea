"""The laws of the house as a kit: any package runs them over its game with one small file.

    class TestMyGame(GameContract):
        facts = FACTS

Needs the extra `faubourg[testing]`, which brings pytest and hypothesis.
"""

from __future__ import annotations

import pytest

# Before they are imported: pytest then shows what their assertions compared.
pytest.register_assert_rewrite(
    "faubourg.testing.fuzzed_file_tests",
    "faubourg.testing.golden_tests",
    "faubourg.testing.kernel_laws",
    "faubourg.testing.kernel_odds",
    "faubourg.testing.kernel_tests",
    "faubourg.testing.laws",
    "faubourg.testing.remedy_laws",
    "faubourg.testing.lesson_tests",
    "faubourg.testing.play_tests",
    "faubourg.testing.position_laws",
    "faubourg.testing.position_tests",
    "faubourg.testing.puzzle_tests",
    "faubourg.testing.secrecy_laws",
    "faubourg.testing.secrecy_tests",
    "faubourg.testing.sentence_tests",
    "faubourg.testing.what_a_table_sends",
    "faubourg.testing.file_refused_or_playable",
    "faubourg.testing.sentences_reached",
)

from faubourg.testing.game_contract import GameContract  # noqa: E402 - rewritten first
from faubourg.testing.game_facts import Facts, GoldenGame, anybody, ended_by  # noqa: E402 - likewise

__all__ = ["Facts", "GameContract", "GoldenGame", "anybody", "ended_by"]
