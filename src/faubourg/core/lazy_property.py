"""A value of an object that is worked out when it is first asked for, and kept.

Unlike `functools.cached_property`, which until Python 3.12 holds one lock for all objects of a
class: a thread that works out something long for one of them keeps no other waiting. Two threads
that ask at the same moment both work it out, and find the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")


class once(Generic[T]):  # noqa: N801 - used like a decorator of the language
    """Decorates a method without arguments."""

    def __init__(self, work_out: Callable[[Any], T]) -> None:
        self._work_out = work_out
        self.__doc__ = work_out.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    @overload
    def __get__(self, instance: None, owner: type) -> once[T]: ...
    @overload
    def __get__(self, instance: object, owner: type) -> T: ...
    def __get__(self, instance: object | None, owner: type) -> once[T] | T:
        if instance is None:
            return self
        value = instance.__dict__[self._name] = self._work_out(instance)
        return value
