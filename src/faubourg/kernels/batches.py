"""Many games at once on all cores: threads, since compiled code leaves the interpreter's lock.

Every position carries its own randomness: results do not depend on the number of threads.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from itertools import islice
from typing import Any, Literal, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from faubourg.core.game_protocol import AnyRules
from faubourg.kernels.kernel_protocol import Kernel, Records
from faubourg.kernels.random_numbers import seeds_of

PolicyName: TypeAlias = Literal["random", "greedy"]
"""How the games of a batch are played."""
POLICIES: tuple[PolicyName, ...] = ("random", "greedy")
SLICE = 512
"""Positions that are played in one piece: an interruption waits for as many."""
QUEUED = 2
"""Slices that wait for each thread, so that none is ever without work."""


class Slice(NamedTuple):
    """A part of a batch that has been played."""

    first: int
    last: int
    plies: int
    """Nature's draws included."""


def new_games(
    kernel: Kernel,
    rules: AnyRules,
    box: Records,
    state: Any,
    games: int,
    seed: int,
    first: int = 0,
) -> Records:
    """So many times the same position, each with randomness of its own, by its number."""
    positions: Records = np.repeat(kernel.encode(rules, box, state), games)
    positions["random"] = seeds_of(seed, games, first)
    return positions


def play_on_all_cores(
    kernel: Kernel,
    box: Records,
    positions: Records,
    policy: PolicyName,
    threads: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> int:
    """Plays the positions to their ends; returns the plies. `progress` hears how many are done."""
    plies = 0
    for done in played_slices(kernel, box, positions, policy, threads):
        plies += done.plies
        if progress is not None:
            progress(done.last - done.first)
    return plies


def played_slices(
    kernel: Kernel,
    box: Records,
    positions: Records,
    policy: PolicyName,
    threads: int | None = None,
    lengths: NDArray[np.int32] | None = None,
) -> Generator[Slice, None, None]:
    """Parts of the batch as they are done, in any order; whoever stops asking stops the rest.

    `lengths` is filled with the plies of each game, for a sixth of the speed.
    """
    workers = threads or os.cpu_count() or 1
    size = max(1, min(SLICE, len(positions) // (workers * QUEUED * 8)))
    begins = iter(range(0, len(positions), size))

    play = kernel.play_random if policy == "random" else kernel.play_greedy

    def play_slice(first: int) -> Slice:
        last = min(first + size, len(positions))
        if lengths is None:
            return Slice(first, last, play(box, positions, first, last))
        each = [play(box, positions, game, game + 1) for game in range(first, last)]
        lengths[first:last] = each
        return Slice(first, last, sum(each))

    with ThreadPoolExecutor(workers) as pool:
        running = {pool.submit(play_slice, first) for first in islice(begins, workers * QUEUED)}
        try:
            while running:
                done = _next_done(running)
                running.remove(done)
                running |= {pool.submit(play_slice, first) for first in islice(begins, 1)}
                yield done.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _next_done(running: set[Future[Slice]]) -> Future[Slice]:
    return wait(running, return_when=FIRST_COMPLETED).done.pop()
