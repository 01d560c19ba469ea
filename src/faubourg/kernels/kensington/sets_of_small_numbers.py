"""Sets of up to 64 columns or backs in one word: counted, gone through, chosen from."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

from faubourg.kernels.compiler import compiled_part, written_out
from faubourg.kernels.smaller_and_larger import larger, smaller

Int64: TypeAlias = Any
"""A whole number of compiled code; conditions come as 0 and 1."""
ZERO = np.uint64(0)
ONE = np.uint64(1)
BYTE = np.uint64(8)
LOW = np.uint64(0xFF)
"""The lowest byte of a word, and how far the next one is."""
ALL = np.uint64(0xFFFFFFFFFFFFFFFF)
PAIRS = np.uint64(0x5555555555555555)
FOURS = np.uint64(0x3333333333333333)
BYTES = np.uint64(0x0F0F0F0F0F0F0F0F)
SUMS = np.uint64(0x0101010101010101)


@compiled_part
def number_in(word: Any) -> Any:
    """How many members the set has."""
    word = word - ((word >> ONE) & PAIRS)
    word = (word & FOURS) + ((word >> np.uint64(2)) & FOURS)
    word = (word + (word >> np.uint64(4))) & BYTES
    return np.int64((word * SUMS) >> np.uint64(56))


@compiled_part
def lowest(word: Any) -> Any:
    """The first member of a set that is not empty."""
    return number_in((word & (~word + ONE)) - ONE)


@written_out
def without_lowest(word: Any) -> Any:
    return word & (word - ONE)


@compiled_part
def member(word: Any, number: Int64) -> Any:
    """The member after so many others."""
    for _ in range(number):
        word = without_lowest(word)
    return lowest(word)


@written_out
def has(word: Any, bit: Int64) -> Any:
    return (word >> np.uint64(bit)) & ONE != ZERO


@written_out
def single(bit: Int64) -> Any:
    """The set of one member."""
    return ONE << np.uint64(bit)


@compiled_part
def between(low: Int64, high: Int64) -> Any:
    """The columns from low to high, as far as they are on the plot."""
    low, high = larger(low, 0), smaller(high, 63)
    if high < low:
        return ZERO
    return (ALL >> np.uint64(63 - high)) & (ALL << np.uint64(low))
