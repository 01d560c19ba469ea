"""Whether a box fits into the records of its kernel; if not, what there is too much of."""

from __future__ import annotations

from collections.abc import Iterable

from faubourg.core.phrases import Phrase
from faubourg.kernels.kernel_protocol import TooLargeForKernel


def check_sizes(sizes: Iterable[tuple[str, int, int]]) -> None:
    """Each with what is counted, how many there are and how many fit: refused if any does not.

    `kernel-room-…` of the locale files names what is counted.
    """
    for what, number, limit in sizes:
        if number > limit:
            counted = Phrase(f"kernel-room-{what}")
            raise TooLargeForKernel("kernel-room", number=number, what=counted, limit=limit)
