"""Boxes of one's own: those that fit stay in step, the others are refused in words."""

from __future__ import annotations

from random import Random

import pytest

from faubourg.core.game_catalogue import find_game
from faubourg.games.bella_vista import BellaVista
from faubourg.games.bella_vista.edition_schema import PRINTER
from faubourg.games.bella_vista.model import BellaVistaOptions
from faubourg.kernels.bella_vista.kernel import KERNEL
from faubourg.kernels.kernel_protocol import TooLargeForKernel
from tests.lockstep.bella_vista.in_step import plays_in_step

VISTA = (find_game("bella_vista").data / "vista.toml").read_text(encoding="utf-8")
FOOTPRINTS = 'buildings = ["####", "#./#./##", "###/.#.", "##/##", "##/#.", "##", "#", "#"]'
OTHER_BOXES = {
    "nine buildings": [(FOOTPRINTS, FOOTPRINTS.replace('"#"]', '"#", "#"]'))],
    "large buildings": [(FOOTPRINTS, FOOTPRINTS.replace('"####"', '"####/####"'))],
    "dear places": [("coins = 20", "coins = 5"), ("coins = 30", "coins = 3")],
    "other coins": [
        ("smaller_coins = 1", "smaller_coins = 4"),
        ("tallest_coins = 3", "tallest_coins = 0"),
    ],
    "many open contracts": [("open_contracts = 4", "open_contracts = 8")],
    "a short game": [("rounds = 8", "rounds = 3")],
    "neutral buildings for all": [("neutral = false", "neutral = true")],
    "three offers each": [
        ("start = [0, 1, 1, 0]", "start = [0, 1, 1, 0, 1, 0]"),
        ("sets = 2", "sets = 3"),
        ("rounds = 8", "rounds = 6"),
    ],
}
MANY_TURNS = '["#../###", "#./#./##", "##/#./#./#.", "##./.##/..#", "##/#.", "##", "#", "#.#/###"]'
TOO_LARGE = {
    "many turns": (
        [(FOOTPRINTS, f"buildings = {MANY_TURNS}")],
        "27 footprints in all positions, at most 24",
    ),
    "large buildings": (
        [(FOOTPRINTS, FOOTPRINTS.replace('"####"', '"###/###/###"'))],
        "9 squares of a footprint, at most 8",
    ),
    "many offers": (
        [
            ("start = [0, 1, 2]\n", "start = [0, 1, 2, 0, 1, 2, 0, 1, 2]\n"),
            ("sets = 1", "sets = 4"),
        ],
        "9 offers in a round, at most 8",
    ),
    "many contracts": (
        [("open_contracts = 4", "open_contracts = 9")],
        "9 open contracts, at most 8",
    ),
}


def rules_with(*changes: tuple[str, str]) -> BellaVista:
    text = VISTA
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return BellaVista(PRINTER.from_toml(text, "own.toml"))


@pytest.mark.parametrize("changes", OTHER_BOXES.values(), ids=OTHER_BOXES)
def test_another_box_stays_in_step(changes: list[tuple[str, str]]) -> None:
    rules = rules_with(*changes)
    for seats in rules.seats:
        start = rules.setup(seats, BellaVistaOptions())
        assert plays_in_step(rules, start, Random(seats)) > 40


@pytest.mark.parametrize(("changes", "reason"), TOO_LARGE.values(), ids=TOO_LARGE)
def test_a_box_that_does_not_fit_is_refused_in_words(
    changes: list[tuple[str, str]], reason: str
) -> None:
    with pytest.raises(TooLargeForKernel, match=reason):
        KERNEL.pack(rules_with(*changes), 3, BellaVistaOptions())
