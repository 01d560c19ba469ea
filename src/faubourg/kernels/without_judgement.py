# ruff: noqa: ARG001 - they take what those of all kernels take
"""For kernels that bring no judgement of actions: search plays such games on greedily.

Search is compiled as a whole, so that names have to stand for something where they are not used.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from faubourg.kernels.compiler import compiled
from faubourg.kernels.kernel_protocol import Judgement, Records

MIND = np.dtype([("worths", np.float32, (1,))])


def minds_for(
    box: Records,
    weights: Sequence[Sequence[float]],
) -> Records:
    minds: Records = np.zeros(len(weights), MIND)
    return minds


@compiled
def choose_by_worth(
    box: Any,
    positions: Any,
    index: int,
    minds: Any,
    which: int,
) -> Any:
    return np.int64(0)


@compiled
def judge(
    box: Any, positions: Any, index: int, minds: Any, which: int, actions: Any, number: int
) -> None:
    """Nothing seems worth more than anything else."""


@compiled
def estimate(
    box: Any,
    positions: Any,
    index: int,
    minds: Any,
    which: int,
    out: Any,
) -> Any:
    """Nobody expects anything."""
    return 1.0


NO_JUDGEMENT = Judgement((), minds_for)
