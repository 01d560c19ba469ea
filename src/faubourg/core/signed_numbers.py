"""Numbers below zero: printed with a true minus sign, and read with that or with a hyphen."""

from __future__ import annotations

import re

MINUS = "−"
_MINUS_SIGNS = str.maketrans({MINUS: "-", "–": "-"})
"""What else people type for it, or a keyboard puts in for them."""
_PLACE_BELOW_ZERO = re.compile(r"-\d[\d:]*")
_HYPHEN_BEFORE_NUMBER = re.compile(r"(?<!\w)-(?=\d)")


def signed(points: int) -> str:
    """Points that are added or taken away."""
    return f"{points:+d}".replace("-", MINUS)


def with_minus(text: str | int) -> str:
    """Every hyphen before a number is a minus sign, unless a word or number stands before it."""
    return _HYPHEN_BEFORE_NUMBER.sub(MINUS, str(text))


def place_with_minus(word: str) -> str:
    """A word that is nothing but a place below zero, such as a column, is written like a number.

    >>> place_with_minus("-3"), place_with_minus("-U2@-3")
    ('−3', '-U2@-3')
    """
    return MINUS + word[1:] if _PLACE_BELOW_ZERO.fullmatch(word) else word


def with_hyphens(typed: str) -> str:
    """What was typed, with the minus sign of the notation."""
    return typed.translate(_MINUS_SIGNS)
