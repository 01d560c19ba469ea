"""What a sentence is made from: a key and facts, put into words only at the edge."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from msgspec import Struct


class Person(Struct, frozen=True, gc=False, tag="person"):
    """A seat, shown by the name of whoever sits there."""

    seat: int


class Phrase(Struct, frozen=True, gc=False, tag="phrase"):
    """A message of the locale files, with the facts that fill it."""

    key: str
    facts: Mapping[str, Fact] = {}


class Either(Struct, frozen=True, gc=False, tag="either"):
    """Things of which one is enough: listed with "or"."""

    choices: tuple[Word, ...]


Word: TypeAlias = int | str | Person | Phrase | Either
Fact: TypeAlias = Word | tuple[Word, ...]
"""A tuple is listed with "and"."""
Facts: TypeAlias = Mapping[str, Fact]


def facts(**named: Fact) -> Facts:
    """Facts by name, typed as such."""
    return named
