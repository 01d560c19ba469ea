"""Chances made as cautious as they turned out to have to be."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from faubourg.bots import Advice

HALF_A_GAME = 0.5
"""In a thousand games nobody has won, but somebody might."""


def tempered(chances: Sequence[float], confidence: float) -> tuple[float, ...]:
    """Chances raised to a power, and making 1 again: below 1 they are nearer to one another.

    >>> tempered([0.8, 0.2], 1.0)
    (0.8, 0.2)
    >>> [round(chance, 3) for chance in tempered([0.8, 0.2], 0.5)]
    [0.667, 0.333]
    """
    raised = [chance**confidence for chance in chances]
    return tuple(each / sum(raised) for each in raised)


def tempered_advice(advice: Advice, games: int, seat: int, confidence: float) -> Advice:
    """Advice whose chances are shares of so many games, with the error that they have then."""
    if confidence == 1 or advice.error is None:
        return advice
    seats = len(advice.chances)
    shares = [
        (chance * games + HALF_A_GAME) / (games + seats * HALF_A_GAME) for chance in advice.chances
    ]
    chances = tempered(shares, confidence)
    before, after = shares[seat], chances[seat]
    steepness = confidence * after * (1 - after) / (before * (1 - before))
    return replace(advice, chance=after, error=steepness * advice.error, chances=chances)
