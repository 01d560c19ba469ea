"""The compiled functions of whichever game a box belongs to, for code that knows no game.

These names stand for the functions of the kernel whose records they are called with; numba chooses
when it compiles the caller, by the type of the box. So a search is written once, is compiled for
each game that is played, and is kept on the disk like everything compiled. A kernel's own folder
calls `register_kernel`: nobody imports a game to search another.
"""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from typing import Any, NoReturn

import numpy as np

from faubourg.kernels import compiler  # noqa: F401 - before numba, which it tells where to write
from faubourg.kernels.kernel_protocol import Kernel

from numba import from_dtype  # isort: skip
from numba.core.types import Record  # isort: skip
from numba.extending import overload  # isort: skip


def _compiled_only(*_: Any) -> NoReturn:
    raise NotImplementedError("this name has a meaning in compiled code only")


def actor(box: Any, positions: Any, index: int) -> Any:
    _compiled_only(box, positions, index)


def legal(box: Any, positions: Any, index: int, out: Any) -> Any:
    _compiled_only(box, positions, index, out)


def worth_trying(box: Any, positions: Any, index: int, out: Any) -> Any:
    _compiled_only(box, positions, index, out)


def apply(box: Any, positions: Any, index: int, action: int) -> None:
    _compiled_only(box, positions, index, action)


def draw(box: Any, positions: Any, index: int) -> Any:
    _compiled_only(box, positions, index)


def redeal(box: Any, positions: Any, index: int, seat: int) -> None:
    _compiled_only(box, positions, index, seat)


def seen_as(box: Any, positions: Any, index: int, seat: int, action: int) -> Any:
    _compiled_only(box, positions, index, seat, action)


def score(box: Any, positions: Any, index: int, out: Any) -> None:
    _compiled_only(box, positions, index, out)


def totals(box: Any, positions: Any, index: int, out: Any) -> None:
    _compiled_only(box, positions, index, out)


def places(box: Any, positions: Any, index: int, out: Any) -> None:
    _compiled_only(box, positions, index, out)


def choose_greedily(box: Any, positions: Any, index: int) -> Any:
    _compiled_only(box, positions, index)


def choose_by_worth(box: Any, positions: Any, index: int, minds: Any, which: int) -> Any:
    _compiled_only(box, positions, index, minds, which)


def judge(
    box: Any, positions: Any, index: int, minds: Any, which: int, actions: Any, number: int
) -> None:
    _compiled_only(box, positions, index, minds, which, actions, number)


def estimate(box: Any, positions: Any, index: int, minds: Any, which: int, out: Any) -> Any:
    _compiled_only(box, positions, index, minds, which, out)


NAMES: tuple[Callable[..., Any], ...] = (
    *(actor, legal, worth_trying, apply, draw, redeal, seen_as),
    *(score, totals, places, choose_greedily),
    *(choose_by_worth, judge, estimate),
)


def register_kernel(box: np.dtype[Any], kernel: Kernel) -> None:
    """From now on the names above are this kernel's functions where such a box is used."""
    record = from_dtype(box)
    for name in NAMES:
        _let(name, record, getattr(kernel, name.__name__))


def _let(name: Callable[..., Any], record: Record, function: Callable[..., Any]) -> None:
    call = _CALLS[len(signature(name).parameters)](function)

    # The games name their arguments as they like: only the order is the same.
    @overload(name, strict=False)
    def this_game(box: Any, *_: Any) -> Callable[..., Any] | None:
        return call if box.dtype == record else None


def _call_with_three(function: Callable[..., Any]) -> Callable[..., Any]:
    return lambda box, positions, index: function(box, positions, index)


def _call_with_four(function: Callable[..., Any]) -> Callable[..., Any]:
    return lambda box, positions, index, other: function(box, positions, index, other)


def _call_with_five(function: Callable[..., Any]) -> Callable[..., Any]:
    return lambda box, positions, index, one, other: function(box, positions, index, one, other)


def _call_with_six(function: Callable[..., Any]) -> Callable[..., Any]:
    return lambda box, positions, index, one, two, three: function(
        box, positions, index, one, two, three
    )


def _call_with_seven(function: Callable[..., Any]) -> Callable[..., Any]:
    return lambda box, positions, index, one, two, three, four: function(
        box, positions, index, one, two, three, four
    )


_CALLS = {
    3: _call_with_three,
    4: _call_with_four,
    5: _call_with_five,
    6: _call_with_six,
    7: _call_with_seven,
}
"""Functions that are compiled as part of their callers cannot be called with any number."""
