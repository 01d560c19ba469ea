"""Who is first, second, third: positions from values, with the two ways to count after a tie."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias, TypeVar

Ties: TypeAlias = Literal["skip", "next"]
Value = TypeVar("Value", int, tuple[int, ...])


def positions(values: Sequence[Value | None], ties: Ties = "skip") -> tuple[int | None, ...]:
    """The position of each value, the largest first; None is not ranked.

    After a tie, `skip` leaves out as many positions as were shared, `next` leaves out none.

    >>> positions([7, 9, 9, 4])
    (3, 1, 1, 4)
    >>> positions([7, 9, 9, None], ties="next")
    (2, 1, 1, None)
    """
    ranked = [value for value in values if value is not None]
    field = ranked if ties == "skip" else list(set(ranked))
    return tuple(None if value is None else _position(value, field) for value in values)


def places(values: Sequence[Value]) -> tuple[int, ...]:
    """The place of each seat at the end of a game; equals share the better one.

    >>> places([(30, 2), (41, 0), (30, 2)])
    (2, 1, 2)
    """
    return tuple(_position(value, values) for value in values)


def _position(value: Value, field: Sequence[Value]) -> int:
    return 1 + sum(better > value for better in field)
