"""The smaller and the larger of two numbers: the built-in ones cannot be typed for a GPU."""

from __future__ import annotations

from typing import Any

from faubourg.kernels.compiler import written_out


@written_out
def smaller(one: Any, other: Any) -> Any:
    return one if one < other else other


@written_out
def larger(one: Any, other: Any) -> Any:
    return one if one > other else other
