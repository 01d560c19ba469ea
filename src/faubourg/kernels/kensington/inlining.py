"""How helpers are compiled that belong to one or two callers: as part of these.

Every compiled function is optimised together with all that it calls. A long chain of functions
above the search of drafts would be optimised over and over; written out, it is so once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, TypeVar

from faubourg.kernels import compiler  # noqa: F401 - it says where compiled code is kept

from numba import njit  # isort: skip

P = ParamSpec("P")
R = TypeVar("R")


def written_out(function: Callable[P, R]) -> Callable[P, R]:
    """Compiled wherever it is called, as if its lines stood there."""
    made: Callable[P, R] = njit(cache=True, nogil=True, inline="always")(function)
    return made
