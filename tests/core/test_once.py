"""Values that are worked out once."""

from __future__ import annotations

from faubourg.core.lazy_property import once


class Sum:
    def __init__(self) -> None:
        self.asked = 0

    @once
    def of_all(self) -> int:
        """The sum of all."""
        self.asked += 1
        return 42


def test_a_value_is_worked_out_when_it_is_first_asked_for_and_kept() -> None:
    one, other = Sum(), Sum()
    assert one.asked == 0
    assert (one.of_all, one.of_all, one.asked) == (42, 42, 1)
    assert other.asked == 0


def test_its_class_tells_what_it_is() -> None:
    assert Sum.of_all.__doc__ == "The sum of all."
