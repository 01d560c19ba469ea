"""Sets as bits of a word: how many, and which is the first or the n-th."""

from __future__ import annotations

from typing import Any

import numpy as np

from faubourg.kernels.compiler import compiled_part

ONE = np.uint64(1)
PAIRS = np.uint64(0x5555555555555555)
FOURS = np.uint64(0x3333333333333333)
EIGHTS = np.uint64(0x0F0F0F0F0F0F0F0F)
BYTES = np.uint64(0x0101010101010101)


@compiled_part
def bit(number: Any) -> Any:
    return ONE << np.uint64(number)


@compiled_part
def how_many(word: Any) -> Any:
    """Written so that the compiler recognises the machine's own instruction for it."""
    word = word - ((word >> ONE) & PAIRS)
    word = (word & FOURS) + ((word >> np.uint64(2)) & FOURS)
    word = (word + (word >> np.uint64(4))) & EIGHTS
    return np.int64((word * BYTES) >> np.uint64(56))


@compiled_part
def first(word: Any) -> Any:
    """The lowest bit of a word that is not 0."""
    return how_many(~word & (word - ONE))


@compiled_part
def without_first(word: Any) -> Any:
    return word & (word - ONE)


@compiled_part
def nth(word: Any, number: Any) -> Any:
    """The bit before which there are so many others, by halves."""
    at, half, left = np.int64(0), np.int64(32), number
    while half > 0:
        low = how_many(word & (bit(half) - ONE))
        if left >= low:
            left -= low
            word >>= np.uint64(half)
            at += half
        half >>= 1
    return at
