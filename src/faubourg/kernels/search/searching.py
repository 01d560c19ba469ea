"""A search from one position: in threads, each with a tree of its own, and the trees added up.

The answer is the same for the same seed, number of iterations and number of threads, unless it was
cut short by the clock or by whoever asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from time import monotonic
from typing import Any

import numpy as np

from faubourg.kernels.kernel_protocol import Kernel, Records
from faubourg.kernels.random_numbers import seed_of
from faubourg.kernels.search.iterations import iterate
from faubourg.kernels.search.records import DEEPEST, NONE, ROOT, SETTINGS, Desk, desk_for
from faubourg.kernels.search.search_settings import Limits, Manner, Tried

PLAYOUTS = ("greedy", "worth")
AT_A_TIME = 32
"""Iterations between two looks at the clock: hints grow some fifty trees, none of which may be late
by much."""
MOST_NODES = 1_000_000
"""Of the trees of all threads together: about 80 MB."""


def search(
    kernel: Kernel,
    box: Records,
    position: Records,
    observer: int,
    manner: Manner,
    limits: Limits,
    seed: int,
) -> list[Tried]:
    """The moves tried, the best first. The position is one of a view: its hidden part is
    dealt anew in every iteration."""
    *_, last = growing_answers(kernel, box, position, observer, manner, limits, seed)
    return last


def growing_answers(
    kernel: Kernel,
    box: Records,
    position: Records,
    observer: int,
    manner: Manner,
    limits: Limits,
    seed: int,
) -> Iterator[list[Tried]]:
    """The same, again and again as it grows; whoever stops asking stops the search."""
    if manner.playouts == "worth" and not kernel.judgement.weights:
        raise ValueError(f"the kernel of {kernel.game} cannot judge actions")
    settings = settings_of(manner, observer, int(box[0]["seats"]))
    most = min(limits.iterations, MOST_NODES) // manner.threads + 2
    desks = []
    for thread in range(manner.threads):
        desk = desk_for(kernel, box, position, most)
        desk.positions["random"] = seed_of(seed, thread)
        desk.lines[:] = [line not in manner.overlooked for line in kernel.lines]
        desks.append(desk)
    for _ in _worked_at(box, desks, settings, limits):
        tried = _added_up(desks, observer, int(box[0]["seats"]))
        yield _judged(kernel, box, desks[0], tried) if kernel.judgement.weights else tried


def settings_of(manner: Manner, observer: int, seats: int) -> Records:
    settings: Records = np.zeros(1, SETTINGS)
    into = settings[0]
    into["observer"], into["seats"] = observer, seats
    into["playouts"] = PLAYOUTS.index(manner.playouts)
    into["trust"], into["slope"] = manner.trust, manner.slope
    into["deepest"] = min(manner.deepest, DEEPEST)
    into["horizon"], into["exploration"] = manner.horizon, manner.exploration
    into["rounds"] = manner.rounds if manner.playouts == "worth" else 0
    into["widening"], into["place_share"] = manner.widening, manner.place_share
    into["margin_of_half"] = manner.margin_of_half
    into["branches_on_draws"] = manner.branches_on_draws
    into["deals_anew"] = manner.deals_anew
    into["sees_every_line"] = not manner.overlooked
    return settings


def _worked_at(box: Records, desks: list[Desk], settings: Records, limits: Limits) -> Iterator[int]:
    """How many iterations were made, at every stop on the way."""
    until = None if limits.seconds is None else monotonic() + limits.seconds
    left_alone = Event()

    def goes_on() -> bool:
        in_time = until is None or monotonic() < until
        return in_time and not left_alone.is_set() and not limits.is_stopped()

    def work(desk: Desk, goal: int) -> None:
        while (left := goal - int(desk.tree[0]["visits"])) > 0 and goes_on():
            iterate(box, desk, settings, min(left, AT_A_TIME))

    with ThreadPoolExecutor(len(desks)) as pool:
        try:
            for goal in _stops(limits):
                # The stops make no difference to how many iterations are whose.
                goals = [(goal + thread) // len(desks) for thread in range(len(desks))]
                for done in pool.map(work, desks, goals):
                    assert done is None
                made = sum(int(desk.tree[0]["visits"]) for desk in desks)
                yield made
                if made < goal:
                    return
        finally:
            left_alone.set()


def _stops(limits: Limits) -> Iterator[int]:
    if limits.every > 0:
        yield from range(limits.every, limits.iterations, limits.every)
    yield limits.iterations


def _added_up(desks: list[Desk], observer: int, seats: int) -> list[Tried]:
    sums: dict[int, np.ndarray[Any, np.dtype[np.float64]]] = {}
    for desk in desks:
        child = int(desk.tree[0]["child"])
        while child != NONE:
            node = desk.tree[child]
            counts = (node["visits"], node["rewards"][observer], node["margin"], *node["wins"])
            sums.setdefault(int(node["action"]), np.zeros(len(counts)))[:] += counts
            child = int(node["sibling"])
    tried = [
        _tried(action, int(counts[0]), (counts[1:] / counts[0]).tolist(), observer, seats)
        for action, counts in sums.items()
    ]
    return sorted(tried, key=lambda each: (-each.secured, each.action))


def _tried(action: int, visits: int, means: list[float], observer: int, seats: int) -> Tried:
    reward, margin, *chances = means
    return Tried(action, visits, reward, margin, tuple(chances[:seats]), observer)


def _judged(kernel: Kernel, box: Records, desk: Desk, tried: list[Tried]) -> list[Tried]:
    """With what each move seemed worth to the seat to act, if the moves are its own."""
    if not tried or kernel.actor(box, desk.positions, ROOT) != tried[0].seat:
        return tried
    actions = np.array([each.action for each in tried], np.int32)
    kernel.judge(box, desk.positions, ROOT, desk.minds, 0, actions, len(tried))
    worths = desk.minds[0]["worths"][: len(tried)].tolist()
    return [each._replace(worth=worth) for each, worth in zip(tried, worths, strict=True)]
