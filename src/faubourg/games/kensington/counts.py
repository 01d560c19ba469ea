"""Counts and rows: frozen tuples, changed by making new ones."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def add(counts: tuple[int, ...], index: int, number: int) -> tuple[int, ...]:
    return (*counts[:index], counts[index] + number, *counts[index + 1 :])


def put(row: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    return (*row[:index], item, *row[index + 1 :])
