"""Randomness inside a position: one 64-bit number, moved on by every draw (splitmix64)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from faubourg.kernels.compiler import compiled_part

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
MIX_ONE = np.uint64(0xBF58476D1CE4E5B9)
MIX_TWO = np.uint64(0x94D049BB133111EB)


@compiled_part
def random_bits(position: Any) -> Any:
    """64 random bits."""
    position.random += GOLDEN
    bits = position.random
    bits = (bits ^ (bits >> np.uint64(30))) * MIX_ONE
    bits = (bits ^ (bits >> np.uint64(27))) * MIX_TWO
    return bits ^ (bits >> np.uint64(31))


@compiled_part
def random_below(position: Any, limit: int) -> Any:
    """A number from 0 to limit - 1, off by less than limit / 2³² of fairness."""
    high = random_bits(position) >> np.uint64(32)
    return np.int32((high * np.uint64(limit)) >> np.uint64(32))


def seed_of(seed: int, index: int) -> np.uint64:
    """Where the randomness of one of many positions begins: far from all the others."""
    mixed = seed * 0xD1342543DE82EF95 + index * int(GOLDEN) + 0x632BE59BD9B4E019
    mixed &= 2**64 - 1
    return np.uint64((mixed ^ (mixed >> 29)) * int(MIX_ONE) & (2**64 - 1))


def seeds_of(seed: int, count: int, first: int = 0) -> NDArray[np.uint64]:
    """`seed_of` for so many indices from the first on."""
    begin = np.uint64((seed * 0xD1342543DE82EF95 + 0x632BE59BD9B4E019) & (2**64 - 1))
    mixed = np.arange(first, first + count, dtype=np.uint64) * GOLDEN + begin
    return (mixed ^ (mixed >> np.uint64(29))) * MIX_ONE
