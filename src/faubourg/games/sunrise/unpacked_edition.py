"""An edition unpacked: the board as tables, and every move that can be said on it, made once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from operator import itemgetter
from typing import TypeAlias

from faubourg.core.edition import Edition
from faubourg.core.game_protocol import ScoreLine
from faubourg.core.grid import beside, square_name
from faubourg.core.owned_caches import Recent
from faubourg.core.phrases import Phrase
from faubourg.core.ranking import Ties
from faubourg.games.sunrise.edition_schema import (
    FOUNTAIN,
    NO_AREA,
    OBSTACLE,
    AreaData,
    Components,
    rows,
)
from faubourg.games.sunrise.model import (
    BuildHouse,
    BuildPark,
    Colour,
    Deal,
    Discard,
    Draw,
    House,
    Move,
    Space,
    Stop,
    Town,
)

BONUSES = ("tallest", "most")
"""Of areas, in the order of the rulebook: SL-5.2, SL-5.3."""
SQUARES_KEPT = 80_000
"""Squares of the towns whose score sheets are kept."""
SQUARES_OF_PARTS_KEPT = 200_000
"""Squares of the towns of which a corner area, or one seat, is kept with what it counts for."""
MOVES_KEPT = 2048
Ranking: TypeAlias = tuple[tuple[int | None, ...], Phrase | None]
"""The position of each seat in a bonus, and the words for it."""


class Box:
    """What the rules look up. Nothing in here changes during a game."""

    def __init__(self, edition: Edition[Components]) -> None:
        self.edition = edition
        self.parts = edition.play
        board = rows(self.parts.board, split=True)
        self.width, self.height = len(board[0]), len(board)
        self._lay_out([*chain.from_iterable(board)])
        self._mark_areas([*chain.from_iterable(rows(self.parts.areas, split=False))])
        self._make_moves()
        self._make_room()

    def _make_room(self) -> None:
        """For what is asked for again and again."""
        self.texts = Recent[Move, str](MOVES_KEPT)
        self.said = Recent[str, Move](MOVES_KEPT)
        self.house_lines = Recent[tuple[Space, House], ScoreLine](MOVES_KEPT)
        towns = max(1, SQUARES_KEPT // len(self.names))
        self.sheets = Recent[tuple[int, int, Ties], tuple[Town, tuple[ScoreLine, ...]]](towns)
        """By the number of the town in memory, which is its own as long as it is kept here."""
        parts = max(1, SQUARES_OF_PARTS_KEPT // len(self.names))
        self.area_lines = Recent[tuple[int, Town, int, Ties], tuple[ScoreLine, ...]](parts)
        self.rankings = Recent[tuple[str, tuple[tuple[int, ...] | None, ...], Ties], Ranking](parts)
        self.groups = Recent[tuple[Space, ...], list[Space]](parts)

    def _lay_out(self, squares: list[str]) -> None:
        letters = [colour.letter for colour in self.parts.colours]
        self.names = [square_name(n, self.width) for n in range(len(squares))]
        self.fountain = Space(squares.index(FOUNTAIN))
        self.is_space = [square not in (FOUNTAIN, OBSTACLE) for square in squares]
        self.spaces = [Space(n) for n, good in enumerate(self.is_space) if good]
        self.colours = [
            Colour(letters.index(square[0]) if good else len(letters))
            for square, good in zip(squares, self.is_space, strict=True)
        ]
        self.dots = [int(s[1:]) if g else 0 for s, g in zip(squares, self.is_space, strict=True)]
        self.neighbours = [self._neighbours(Space(n)) for n in range(len(squares))]

    def _neighbours(self, square: Space) -> tuple[Space, ...]:
        """SL-R9 — the spaces that have a side in common with this one."""
        near = beside(square, self.width, self.height)
        return tuple(Space(n) for n in near if self.is_space[n])

    def _mark_areas(self, marks: list[str]) -> None:
        """SL-0.4 — the corner areas, in the order in which the rulebook counts their bonuses; what
        has no mark is the cross between them."""
        self.areas: list[tuple[AreaData, tuple[Space, ...]]] = [
            (area, tuple(s for s in self.spaces if marks[s] == area.mark))
            for area in sorted(self.parts.bonus_areas, key=_by_rule)
        ]
        self.parts_of_town = [_part_of_town(spaces) for _, spaces in self.areas]
        self.area_spaces = [space for space in self.spaces if marks[space] != NO_AREA]

    def _make_moves(self) -> None:
        every_colour = [Colour(n) for n in range(len(self.parts.colours))]
        self.every_colour = every_colour
        self.unknown = Colour(len(every_colour))
        self.printed = (*(colour.cards for colour in self.parts.colours), 0)
        heights = range(1, self.parts.hand_limit + 1)
        squares = [Space(n) for n in range(len(self.names))]
        self.houses_on = [tuple(BuildHouse(s, n) for n in heights) for s in squares]
        self.parks_on = [tuple(BuildPark(s, c) for c in every_colour) for s in squares]
        self.discards_of = [Discard(colour) for colour in every_colour]
        self.deals_of = [Deal(colour) for colour in every_colour]

    def every_move(self) -> Iterator[Move]:
        """Every move that can be said on this board."""
        yield Stop()
        yield Draw()
        yield from self.discards_of
        yield from self.deals_of
        yield from chain.from_iterable(self.houses_on)
        yield from chain.from_iterable(self.parks_on)

    def colour_name(self, colour: int) -> str:
        return self.parts.colours[colour].name

    def pieces(self, seats: int) -> int:
        return self.parts.houses_by_seats[seats]


def _part_of_town(spaces: tuple[Space, ...]) -> Callable[[Town], Town]:
    """What stands on these spaces, in their order."""
    if len(spaces) > 1:
        return itemgetter(*spaces)
    return lambda town: tuple(town[space] for space in spaces)


def _by_rule(area: AreaData) -> int:
    """SL-5.2 before SL-5.3."""
    return BONUSES.index(area.bonus)
