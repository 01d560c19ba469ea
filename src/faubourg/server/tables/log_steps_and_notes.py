"""What the log of a table is made of in memory: steps of the game, and notes between them."""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec import Struct

from faubourg.core.phrases import Phrase
from faubourg.core.table import Step

Steps: TypeAlias = tuple[Step[Any, Any], ...]


class Passage(Struct, frozen=True, gc=False):
    """Steps of the game that came with one event: the deal, or a decision and its answers."""

    seq: int
    steps: Steps


class Note(Struct, frozen=True, gc=False):
    """A line of the log that is no move."""

    seq: int
    seat: int
    phrase: Phrase
    undoes: int | None = None
