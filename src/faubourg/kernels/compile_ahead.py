"""Compiling everything of a kernel before it is needed, function by function."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import numpy as np

from faubourg.core.game_catalogue import find_rules
from faubourg.core.game_options import options_of
from faubourg.core.game_protocol import NATURE, Seat
from faubourg.kernels.kernel_catalogue import find_kernel, packed
from faubourg.kernels.kernel_protocol import Kernel, Records

FUNCTIONS = (
    *("actor", "legal", "draw", "apply", "redeal", "score", "totals", "places", "ended_by"),
    *("choose_greedily", "play_random", "play_greedy"),
)
"""What a kernel has that is compiled."""


def compile_all(game: str) -> Iterator[str]:
    """Compiles one function after the other, or reads it from the disk; yields those done."""
    kernel, rules = find_kernel(game), find_rules(game)
    options, seats = options_of(rules, None), rules.seats[0]
    box = packed(kernel, rules, seats, options)
    start = kernel.encode(rules, box, rules.setup(seats, options))
    if rules.to_act(rules.setup(seats, options)) is not NATURE:
        start = _where_nature_draws(kernel, box, start)
    for name in FUNCTIONS:
        _calls(kernel, box, start.copy(), seats)[name]()
        yield name


def _where_nature_draws(kernel: Kernel, box: Records, start: Records) -> Records:
    room = np.zeros(kernel.most_moves, np.int32)
    while kernel.actor(box, start, 0) >= 0:
        kernel.legal(box, start, 0, room)
        kernel.apply(box, start, 0, int(room[0]))
    return start


def _calls(
    kernel: Kernel, box: Records, positions: Records, seats: int
) -> dict[str, Callable[[], object]]:
    """Each function with arguments of the types that everybody uses."""
    room = np.zeros(kernel.most_moves, np.int32)
    table = np.zeros((seats, len(kernel.lines)), np.int32)
    at = (box, positions, 0)
    return {
        "actor": partial(kernel.actor, *at),
        "legal": partial(kernel.legal, *at, room),
        "draw": partial(kernel.draw, *at),
        "apply": lambda: kernel.apply(*at, kernel.draw(*at)),
        "redeal": partial(kernel.redeal, *at, Seat(0)),
        "score": partial(kernel.score, *at, table),
        "totals": partial(kernel.totals, *at, table[:, 0].copy()),
        "places": partial(kernel.places, *at, table[:, 0].copy()),
        "ended_by": partial(kernel.ended_by, *at),
        "choose_greedily": lambda: _choose(kernel, box, positions),
        "play_random": partial(kernel.play_random, *at, 1),
        "play_greedy": partial(kernel.play_greedy, *at, 1),
    }


def _choose(kernel: Kernel, box: Records, positions: Records) -> None:
    """Somebody chooses only when Nature has dealt."""
    while kernel.actor(box, positions, 0) < 0:
        kernel.apply(box, positions, 0, kernel.draw(box, positions, 0))
    kernel.choose_greedily(box, positions, 0)
