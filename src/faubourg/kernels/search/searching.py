"""A search from one position: in threads, each with a tree of its own, and the trees added up.

The answer is the same for the same seed, number of iterations and number of threads, unless it was
cut short by the clock or by whoever asked.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from time import monotonic

import numpy as np

from faubourg.kernels.kernel_protocol import Kernel, Records
from faubourg.kernels.random_numbers import seed_of
from faubourg.kernels.search.iterations import iterate
from faubourg.kernels.search.manner import Limits, Manner, Tried
from faubourg.kernels.search.records import GREEDY, NONE, RANDOM, SETTINGS, Desk, desk_for

AT_A_TIME = 256
"""Iterations between two looks at the clock."""
MOST_NODES = 1_000_000
"""Of the trees of all threads together: about 60 MB."""


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
    seats, threads = int(box[0]["seats"]), manner.threads
    settings = settings_of(manner, observer, seats)
    most = min(limits.iterations, MOST_NODES) // threads + 2
    desks = []
    for thread in range(threads):
        desk = desk_for(kernel, position, most)
        desk.positions["random"] = seed_of(seed, thread)
        desk.lines[:] = [line not in manner.overlooked for line in kernel.lines]
        desks.append(desk)
    _work_at_all(box, desks, settings, limits)
    return _added_up(desks, observer)


def settings_of(manner: Manner, observer: int, seats: int) -> Records:
    settings: Records = np.zeros(1, SETTINGS)
    into = settings[0]
    into["observer"], into["seats"] = observer, seats
    into["playouts"] = GREEDY if manner.playouts == "greedy" else RANDOM
    into["horizon"], into["exploration"] = manner.horizon, manner.exploration
    into["widening"], into["place_share"] = manner.widening, manner.place_share
    into["margin_of_half"] = manner.margin_of_half
    into["branches_on_draws"] = manner.branches_on_draws
    into["sees_every_line"] = not manner.overlooked
    return settings


def _work_at_all(box: Records, desks: list[Desk], settings: Records, limits: Limits) -> None:
    until = None if limits.seconds is None else monotonic() + limits.seconds
    shares = [limits.iterations // len(desks)] * len(desks)
    shares[0] += limits.iterations % len(desks)

    def work(desk: Desk, share: int) -> None:
        while share > 0 and not limits.is_stopped():
            if until is not None and monotonic() >= until:
                return
            iterate(box, desk, settings, min(share, AT_A_TIME))
            share -= AT_A_TIME

    if len(desks) == 1:
        work(desks[0], shares[0])
        return
    with ThreadPoolExecutor(len(desks)) as pool:
        for done in pool.map(work, desks, shares):
            assert done is None


def _added_up(desks: list[Desk], observer: int) -> list[Tried]:
    sums: dict[int, np.ndarray[tuple[int], np.dtype[np.float64]]] = {}
    for desk in desks:
        child = int(desk.tree[0]["child"])
        while child != NONE:
            node = desk.tree[child]
            counts = (node["visits"], node["rewards"][observer], node["wins"], node["margin"])
            sums.setdefault(int(node["action"]), np.zeros(4))[:] += counts
            child = int(node["sibling"])
    tried = [
        Tried(action, int(counts[0]), *(counts[1:] / counts[0]).tolist())
        for action, counts in sums.items()
    ]
    return sorted(tried, key=lambda each: (-each.secured, each.action))
