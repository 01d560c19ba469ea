"""How kernels are compiled: `@compiled` for every function of one."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, TypeVar

from faubourg.kernels.compile_cache import use_compiled_code_folder

KEPT_IN = use_compiled_code_folder()  # before numba is imported, which reads it then

from numba import njit  # noqa: E402

P = ParamSpec("P")
R = TypeVar("R")


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Compiled at its first call, kept on the disk, and free of the interpreter's lock."""
    made: Callable[P, R] = njit(cache=KEPT_IN is not None, nogil=True)(function)
    return made


def written_out(function: Callable[P, R]) -> Callable[P, R]:
    """Compiled as part of each caller: where a long chain of functions would each be optimised
    together with all that they call, that is done once."""
    made: Callable[P, R] = njit(cache=KEPT_IN is not None, nogil=True, inline="always")(function)
    return made
