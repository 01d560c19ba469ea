"""Playouts on a GPU: one game for each thread, by the very functions that play on a core.

Records travel there and back as they are, so that the results are equal byte by byte.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from faubourg.core.errors import FaubourgError
from faubourg.kernels import compiler  # noqa: F401 - before numba, which it tells where to write
from faubourg.kernels.batches import PolicyName
from faubourg.kernels.kernel_protocol import Kernel, Records

from numba import config, cuda  # isort: skip

THREADS = 128
"""Of one block: these games take their turns together."""

NONE = "no CUDA device was found"


class NoGpu(FaubourgError):
    """There is no GPU, or it cannot be used from here."""


def why_not() -> str | None:
    """Why no GPU can be used; None if one can."""
    try:
        if not cuda.is_available():  # type: ignore[no-untyped-call]  # untyped
            error = str(cuda.cuda_error() or NONE)  # type: ignore[no-untyped-call]  # untyped
            return " ".join(error.split()).rstrip(".")
        return None if len(cuda.gpus) else NONE
    except Exception as error:  # drivers fail in their own ways, all of which mean: no
        return str(error) or type(error).__name__


def is_available() -> bool:
    return why_not() is None


def play_on_gpu(
    kernel: Kernel, box: Records, positions: Records, policy: PolicyName
) -> NDArray[np.int32]:
    """Plays the positions to their ends, in place; returns the plies of each."""
    if reason := why_not():
        raise NoGpu("no-gpu", detail=reason)
    there = cuda.to_device(positions)
    plies = cuda.device_array(len(positions), np.int32)
    launch(kernel, policy, cuda.to_device(box), there, plies)
    there.copy_to_host(positions)
    played: NDArray[np.int32] = plies.copy_to_host()
    return played


def launch(
    kernel: Kernel,
    policy: PolicyName,
    box: Any,
    positions: Any,
    plies: Any,
    threads: int = THREADS,
) -> None:
    """The same for arrays that are on the GPU already; returns before the games are over."""
    blocks = -(-len(positions) // threads)
    program_of(kernel, policy)[blocks, threads](box, positions, plies)


def program_of(kernel: Kernel, policy: PolicyName) -> Any:
    """The playouts as a program of the GPU; compiled for the device at its first launch."""
    play = kernel.play_random if policy == "random" else kernel.play_greedy
    simulated: bool = getattr(config, "ENABLE_CUDASIM", False)
    return _on_every_thread(_on_plain_arrays(play) if simulated else play)


@cache
def _on_every_thread(play: Any) -> Any:
    @cuda.jit  # type: ignore[untyped-decorator]  # untyped
    def play_my_game(box: Any, positions: Any, plies: Any) -> None:
        mine = cuda.grid(1)  # type: ignore[attr-defined]  # untyped
        if mine < len(positions):
            plies[mine] = play(box, positions, mine, mine + 1)

    return play_my_game


@cache
def _on_plain_arrays(play: Any) -> Any:
    """For numba's simulator, whose threads hold arrays in wrappings that compiled code refuses."""

    def play_there(box: Any, positions: Any, first: int, last: int) -> Any:
        return play(box._item._ary, positions._item._ary, first, last)

    return play_there
