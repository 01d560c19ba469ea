"""Games that began in different ways, or in different trees, as one; numba is not needed for it."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import stdev

from faubourg.kernels.search.search_settings import Tried


def together(parts: Sequence[Tried]) -> Tried:
    """One part for all, with the means of all games."""
    games = sum(part.visits for part in parts)
    means = {
        name: sum(part.visits * getattr(part, name) for part in parts) / games
        for name in ("reward", "margin")
    }
    chances = tuple(
        sum(part.visits * part.chances[seat] for part in parts) / games
        for seat in range(len(parts[0].chances))
    )
    return parts[0]._replace(visits=games, chances=chances, **means)


def spread_of(means: Sequence[float]) -> float:
    """The standard error of the mean of several means, by how far they lie apart."""
    return stdev(means) / sqrt(len(means)) if len(means) > 1 else 0.0
