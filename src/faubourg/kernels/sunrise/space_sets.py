"""Sets of building spaces: bits in two words."""

from __future__ import annotations

from typing import Any

import numpy as np

from faubourg.kernels.compiler import compiled_part

ONE = np.uint64(1)
TWO = np.uint64(2)
FOUR = np.uint64(4)
TOP_BYTE = np.uint64(56)
ODD_BITS = np.uint64(0x5555555555555555)
ODD_PAIRS = np.uint64(0x3333333333333333)
LOW_HALVES = np.uint64(0x0F0F0F0F0F0F0F0F)
BYTES = np.uint64(0x0101010101010101)


@compiled_part
def count(word: Any) -> Any:
    """How many bits are set. The compiler knows this formula and makes one instruction of it."""
    pairs = word - ((word >> ONE) & ODD_BITS)
    fours = (pairs & ODD_PAIRS) + ((pairs >> TWO) & ODD_PAIRS)
    bytes_ = (fours + (fours >> FOUR)) & LOW_HALVES
    return np.int64((bytes_ * BYTES) >> TOP_BYTE)


@compiled_part
def size(low: Any, high: Any) -> Any:
    return count(low) + count(high)


@compiled_part
def bit(space: Any) -> Any:
    """The bit of a space in its word."""
    return ONE << np.uint64(space & 63)


@compiled_part
def without_lowest(word: Any) -> Any:
    return word & (word - ONE)


@compiled_part
def lowest_of_word(word: Any) -> Any:
    """The place of the lowest bit; one instruction as well."""
    return count(~word & (word - ONE))


@compiled_part
def lowest(low: Any, high: Any) -> Any:
    """The first space of a set that is not empty."""
    return lowest_of_word(low) if low else 64 + lowest_of_word(high)


@compiled_part
def rest(low: Any, high: Any) -> Any:
    """A set without its first space."""
    if low:
        return without_lowest(low), high
    return low, without_lowest(high)


@compiled_part
def without(low: Any, high: Any, space: Any) -> Any:
    if space < 64:
        return low & ~bit(space), high
    return low, high & ~bit(space)


@compiled_part
def nth(low: Any, high: Any, number: Any) -> Any:
    """The space with this number in a set, from 0."""
    in_low = count(low)
    if number < in_low:
        return _nth_of_word(low, number)
    return 64 + _nth_of_word(high, number - in_low)


@compiled_part
def _nth_of_word(word: Any, number: Any) -> Any:
    for _ in range(number):
        word = without_lowest(word)
    return lowest_of_word(word)
