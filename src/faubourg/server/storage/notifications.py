"""What servers that share a database say to one another, and how they hear it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Protocol, TypeAlias

News: TypeAlias = list[tuple[str, int]]
"""Tables, each with the number of the event that it has now, or with what else has changed."""
RIGHTS = -1
"""In place of a number: somebody may be less there than before."""
QUIET = -2
"""In place of a number: nothing that anybody else has to hear of."""
MOST_BYTES = 7999
"""PostgreSQL carries no longer text in one notification."""


class Bus(Protocol):
    """Brings what is said until it is closed; None when any amount of it may have been missed."""

    def close(self) -> None: ...


class Silence:
    """One server alone has nobody to hear from."""

    def close(self) -> None:
        """Nothing was begun."""


def packed(words: Iterable[str], head: str = "") -> Iterator[str]:
    """The words in as few texts as can carry them, each text after the same head."""
    text = head
    for word in words:
        if len(text) + 1 + len(word) > MOST_BYTES:
            yield text
            text = head
        text = f"{text} {word}" if text else word
    if text:
        yield text


def texts_of(news: News) -> Iterator[str]:
    return packed(_words(news))


def news_in(text: str) -> News:
    parted = (word.rpartition(":") for word in text.split())
    return [(table, int(number)) for table, _, number in parted]


def _words(news: News) -> Iterable[str]:
    """One word for whatever is said twice, and for the newest event of each table."""
    newest = {(table, number < 0): (table, number) for table, number in sorted(news)}
    return (f"{table}:{number}" for table, number in newest.values() if number != QUIET)
