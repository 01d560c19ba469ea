"""What was worked out once, kept as long as its owner lives and as long as there is room.

A cache of a function keeps its arguments alive, and with them whole boxes of editions that nobody
plays any more; a cache of a bound method holds itself in a circle. These belong to their box, know
nothing of it, and go with it at once.
"""

from __future__ import annotations

from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Recent(dict[K, V], Generic[K, V]):
    """The values asked for last: at most twice as many as there is room for.

    When the room is full all that is in it grows old; what is asked for again becomes young again,
    and the rest is forgotten with the next such turn.
    """

    __slots__ = ("_old", "_room")

    def __init__(self, room: int) -> None:
        super().__init__()
        self._room = room
        self._old: dict[K, V] = {}

    def make(self, key: K) -> V:
        """The value, when it is asked for in brackets and not known."""
        raise KeyError(key)

    def __missing__(self, key: K) -> V:
        found = self.recall(key)
        return self.keep(key, self.make(key)) if found is None else found

    def recall(self, key: K) -> V | None:
        """A value that has grown old, as long as it is not forgotten."""
        found = self._old.get(key)
        return None if found is None else self.keep(key, found)

    def keep(self, key: K, value: V) -> V:
        if len(self) >= self._room:
            self._old = dict(self)
            self.clear()
        self[key] = value
        return value
