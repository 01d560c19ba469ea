"""How kernels are compiled: `@compiled` for every function of one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

from faubourg.kernels.compile_cache import use_compiled_code_folder

KEPT_IN = use_compiled_code_folder()  # before numba is imported, which reads it then

from numba import njit  # noqa: E402

P = ParamSpec("P")
R = TypeVar("R")
OPTIONS: Any = {"nogil": True, "error_model": "numpy"}
"""Nothing is divided by nothing: to ask each time would be slower, to compile and to run."""
FOR_PYTHON: Any = {**OPTIONS, "cache": KEPT_IN is not None}
FOR_COMPILED_CODE: Any = {**OPTIONS, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Compiled at its first call, kept on the disk, and free of the interpreter's lock."""
    made: Callable[P, R] = njit(**FOR_PYTHON)(function)
    return made


def compiled_part(function: Callable[P, R]) -> Callable[P, R]:
    """Compiled for other compiled functions only: nothing is made by which Python could call it,
    and it is kept on the disk as a part of those that do."""
    made: Callable[P, R] = njit(**FOR_COMPILED_CODE)(function)
    return made


def written_out(function: Callable[P, R]) -> Callable[P, R]:
    """Compiled as part of each caller: where a long chain of functions would each be optimised
    together with all that they call, that is done once."""
    made: Callable[P, R] = njit(**FOR_PYTHON, inline="always")(function)
    return made
