"""The kernels there are, found through entry points; numba is imported when one is asked for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Any

from faubourg.core.errors import FaubourgError
from faubourg.core.game_protocol import AnyRules

if TYPE_CHECKING:
    from faubourg.kernels.kernel_protocol import Kernel, Records


class NoKernel(FaubourgError):
    """The readable rules have to serve: there is no kernel, or it cannot be used here."""


def games_with_kernels() -> tuple[str, ...]:
    """The games that have one, by name; nothing is imported for it."""
    return tuple(sorted(_entries()))


@cache
def find_kernel(game: str) -> Kernel:
    """The kernel of a game; NoKernel says why there is none."""
    entry = _entries().get(game)
    if entry is None:
        raise NoKernel("no-kernel", game=game, known=games_with_kernels())
    try:
        found: Kernel = entry.load()
    except ImportError as error:
        raise NoKernel("kernel-not-loaded", game=game, detail=str(error)) from error
    return found


def has_kernel(game: str) -> bool:
    """Whether the compiled rules of a game can be loaded here."""
    try:
        find_kernel(game)
    except NoKernel:
        return False
    return True


def packed(kernel: Kernel, rules: AnyRules, seats: int, options: Any) -> Records:
    """The box of a game for a kernel; NoKernel if the edition is too large for it."""
    with _told_as_no_kernel(kernel):
        return kernel.pack(rules, seats, options)


def encoded_view(kernel: Kernel, rules: AnyRules, view: Any) -> tuple[Records, Records]:
    """The box of the game that a viewer looks at, and the position as the viewer knows it."""
    with _told_as_no_kernel(kernel):
        box = kernel.pack_view(rules, view)
        return box, kernel.encode_view(rules, box, view)


@contextmanager
def _told_as_no_kernel(kernel: Kernel) -> Iterator[None]:
    from faubourg.kernels.kernel_protocol import TooLargeForKernel

    try:
        yield
    except TooLargeForKernel as error:
        raise NoKernel("too-large-for-kernel", game=kernel.game, detail=error.phrase) from error


@cache
def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group="faubourg.kernels")}
