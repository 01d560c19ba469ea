"""Boxes that are not the printed one: smaller, with other shapes, or too large."""

from __future__ import annotations

from random import Random

import pytest

from faubourg.core.game_catalogue import find_game
from faubourg.core.game_options import options_of
from faubourg.games.kensington import Kensington
from faubourg.games.kensington.edition_schema import PRINTER
from faubourg.kernels.kensington.kernel import KERNEL
from faubourg.kernels.kernel_protocol import TooLargeForKernel
from faubourg.testing.game_facts import random_move
from tests.lockstep.kensington.in_step import agrees

PIATNIK = (find_game("kensington").data / "piatnik.toml").read_text(encoding="utf-8")
BOXES = {
    "one place to store": [("storage = 2", "storage = 1")],
    "no walls": [
        ("walls = 6", "walls = 0"),
        ("bricks = 3", "bricks = 0"),
        ("doors = 3", "doors = 0"),
    ],
    "large tiles": [
        ('rows = "####"', 'rows = "######"'),
        ('rows = "#/#/#"', 'rows = "#/#/#/#/#/#"'),
        ('rows = "##/##"', 'rows = "######/######/######/######/######/######"'),
    ],
}


def rules_of(changes: list[tuple[str, str]]) -> Kensington:
    text = PIATNIK
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return Kensington(PRINTER.from_toml(text, "mine.toml"))


@pytest.mark.parametrize("changes", BOXES.values(), ids=[*BOXES])
@pytest.mark.parametrize("turning", [False, True])
def test_a_game_with_another_box_is_the_same(changes: list[tuple[str, str]], turning: bool) -> None:
    rules, rng = rules_of(changes), Random(5)
    options = options_of(rules, {"turning_roofs": turning})
    state = rules.setup(2, options)
    box = KERNEL.pack(rules, 2, options)
    positions = KERNEL.encode(rules, box, state)
    while rules.to_act(state) is not None:
        agrees(rules, box, positions, state)
        move = random_move(rules, state, rng)
        KERNEL.apply(box, positions, 0, KERNEL.action_of(rules, move))
        state = rules.play(state, move)
    agrees(rules, box, positions, state)


def test_a_box_with_too_many_tiles_is_refused_with_a_sentence() -> None:
    more = [("bricks = 3", "bricks = 40"), ("walls = 6", "walls = 43")]
    with pytest.raises(TooLargeForKernel, match="137 tiles, at most 128"):
        KERNEL.pack(rules_of(more), 2, None)
