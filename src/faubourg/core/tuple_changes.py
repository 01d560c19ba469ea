"""Rows of counts and of other things: frozen tuples, changed by making new ones."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def add(counts: tuple[int, ...], index: int, number: int) -> tuple[int, ...]:
    """The counts with one of them so much larger.

    >>> add((4, 0, 2), 1, 3)
    (4, 3, 2)
    """
    return (*counts[:index], counts[index] + number, *counts[index + 1 :])


def put(row: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """The row with another item in one place.

    >>> put(("a", "b", "c"), 1, "x")
    ('a', 'x', 'c')
    """
    return (*row[:index], item, *row[index + 1 :])
