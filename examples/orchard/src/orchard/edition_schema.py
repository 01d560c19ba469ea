"""Edition files of Orchard: what they hold, and what makes them playable."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from faubourg.core.edition import Edition, Printer, Problem, problem
from faubourg.core.grid import beside, square_name
from faubourg.core.phrases import Phrase
from msgspec import Meta, Struct

from orchard.model import UNKNOWN, Cards, Deal, Exchange, Fruit, Move, Pass, Plant, PlotNumber

MOST_ROWS = 9


class FruitData(Struct, frozen=True, forbid_unknown_fields=True):
    letter: Annotated[str, Meta(pattern="^[A-Z]$", max_length=1)]
    name: Literal["apple", "pear", "cherry", "plum"]
    cards: Annotated[int, Meta(ge=1, le=50)]


class Components(Struct, frozen=True, forbid_unknown_fields=True):
    """All that the rules see of a box."""

    orchard: Annotated[str, Meta(max_length=500, description="rows of plots by their letters")]
    fruits: Annotated[tuple[FruitData, ...], Meta(min_length=1, max_length=4)]
    hand: Annotated[int, Meta(ge=1, le=9)]
    most_seats: Annotated[int, Meta(ge=2, le=4)]
    grove_points: Annotated[int, Meta(ge=0, le=50, description="for the largest grove (OR-3.2)")]


def rows_of(box: Components) -> list[list[str]]:
    return [line.split() for line in box.orchard.strip().splitlines()]


def check(box: Components) -> Iterator[Problem]:
    """What keeps an edition from being played; nothing for a good one."""
    rows, letters = rows_of(box), [fruit.letter for fruit in box.fruits]
    lengths = {len(row) for row in rows}
    if len(lengths) != 1 or not 2 <= len(rows) <= MOST_ROWS or not 2 <= min(lengths) <= MOST_ROWS:
        yield problem("orchard", "orchard-shape", most=MOST_ROWS)
    for letter in sorted({plot for row in rows for plot in row} - {*letters}):
        yield problem("orchard", "orchard-unknown-fruit", letter=letter, known=tuple(letters))
    for letter in sorted({letter for letter in letters if letters.count(letter) > 1}):
        yield problem("fruits", "twice", name=letter)
    cards, needed = sum(fruit.cards for fruit in box.fruits), box.hand * box.most_seats
    if cards < needed:
        yield problem("fruits", "orchard-too-few-cards", cards=cards, needed=needed)


PRINTER = Printer("orchard", Components, check)


class Box:
    """The edition, unpacked for the rules."""

    def __init__(self, edition: Edition[Components]) -> None:
        self.parts = parts = edition.play
        rows = rows_of(parts)
        self.width = len(rows[0])
        self.letters = ["?", *(fruit.letter for fruit in parts.fruits)]
        self.fruits = [Fruit(number) for number in range(1, len(self.letters))]
        self.grows = [Fruit(self.letters.index(letter)) for row in rows for letter in row]
        self.plots = [PlotNumber(number) for number in range(len(self.grows))]
        self.names = [square_name(plot, self.width) for plot in self.plots]
        self.printed: Cards = (0, *(fruit.cards for fruit in parts.fruits))
        self.neighbours = [
            [PlotNumber(near) for near in beside(plot, self.width, len(rows))]
            for plot in self.plots
        ]

    def every_move(self) -> Iterator[Move]:
        """Every move that can be said in this orchard."""
        yield Pass()
        for fruit in self.fruits:
            yield from (Deal(fruit), Exchange(fruit))
        yield from (Plant(plot) for plot in self.plots)

    def is_fruit(self, fruit: int) -> bool:
        return UNKNOWN < fruit < len(self.letters)

    def word(self, fruit: Fruit) -> Phrase:
        return Phrase(f"orchard-{self.parts.fruits[fruit - 1].name}")
