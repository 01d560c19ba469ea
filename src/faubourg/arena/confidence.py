"""How sure a mean or a share is: intervals of 95 %."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Any

from msgspec import Struct

if TYPE_CHECKING:  # whoever only counts wins does without numpy
    from numpy.typing import NDArray

Z95 = 1.959964


class Estimate(Struct, frozen=True):
    """A number that was measured, and between which bounds it lies in 19 cases of 20."""

    value: float
    low: float
    high: float

    @property
    def reach(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


def mean(values: NDArray[Any]) -> Estimate:
    """The mean of many games."""
    middle, games = float(values.mean()), len(values)
    reach = Z95 * float(values.std(ddof=1)) / sqrt(games) if games > 1 else 0.0
    return Estimate(middle, middle - reach, middle + reach)


def share(part: float, whole: int) -> Estimate:
    """Wilson's interval for a share; `part` may count shared wins by their shares.

    >>> share(0, 0)
    Estimate(value=0.0, low=0.0, high=1.0)
    """
    if not whole:
        return Estimate(0.0, 0.0, 1.0)
    n, p, z = whole, part / whole, Z95
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    reach = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return Estimate(p, max(0.0, middle - reach), min(1.0, middle + reach))
