"""Long tests have a short form for every day; FAUBOURG_FULL=1 runs all of them at full length."""

from __future__ import annotations

import os
from typing import TypeVar

T = TypeVar("T")

FULL = "FAUBOURG_FULL"
"""Set to 1, nothing is shortened, and a missing program is a failure of the tests that need it."""
SCALE = "FAUBOURG_SCALE"
SHORT_SCALE = "0.2"
"""The part of the full number of positions, examples and games that the kit tries every day."""


def is_full() -> bool:
    return os.environ.get(FULL) == "1"


def in_full(full: T, *, short: T) -> T:
    """What a long test tries: all of it, or what its short form makes do with."""
    return full if is_full() else short


def shorten_the_kit() -> None:
    """The kit reads its scale when it is imported; whoever has set one knows better."""
    if not is_full():
        os.environ.setdefault(SCALE, SHORT_SCALE)
