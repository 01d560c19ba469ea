"""Edition files of Sunrise Lane: what they hold, and what makes them playable."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from faubourg.core.edition import Printer, Problem, problem
from faubourg.core.grid import MAX_SIDE, beside, groups, square_name
from faubourg.core.phrases import Phrase
from faubourg.core.ranking import Ties

FOUNTAIN = "@@"
OBSTACLE = ".."
NO_AREA = "."
_DOTS = re.compile(r"^[1-9]$")

ColourName: TypeAlias = Literal["yellow", "green", "red", "blue", "pink"]
Some: TypeAlias = Annotated[int, Meta(ge=1, le=1000)]
Hand: TypeAlias = Annotated[int, Meta(ge=1, le=25)]
SeatCount: TypeAlias = Annotated[int, Meta(ge=2, le=4)]


class ColourData(Struct, frozen=True, forbid_unknown_fields=True):
    letter: Annotated[
        str, Meta(pattern="^[A-Z]$", max_length=1, description="as on the board map and in moves")
    ]
    name: ColourName
    cards: Annotated[int, Meta(ge=1, le=1000, description="cards of this colour")]


class AreaData(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[
        str, Meta(pattern="^[A-Z][0-9]?$(?!\\n)", description="as printed, for instance A1")
    ]
    mark: Annotated[
        str, Meta(pattern="^[a-z]$", max_length=1, description="its letter on the map of areas")
    ]
    bonus: Literal["tallest", "most"]


class Components(Struct, frozen=True, forbid_unknown_fields=True):
    """All that the rules see of a box. The counts of the box are checked against the rest."""

    ties: Annotated[Ties, Meta(description="positions after a tie (SL-R1)")]
    spaces: Annotated[int, Meta(ge=1, le=1000, description="building spaces on the board")]
    cards: Annotated[int, Meta(ge=1, le=1000, description="cards in the box")]
    houses: Annotated[int, Meta(ge=1, le=1000, description="house pieces in the box, all colours")]
    parks: Annotated[int, Meta(ge=0, le=1000, description="park tokens in the box")]
    houses_by_seats: Annotated[dict[SeatCount, Some], Meta(max_length=3)]
    first_hand: Hand
    hand_limit: Hand
    draw_after_building: Some
    draw_instead: Some
    end_at_pieces: Annotated[
        int, Meta(ge=0, le=1000, description="this many pieces left bring the end")
    ]
    idle_rounds: Annotated[
        int, Meta(ge=1, le=1000, description="rounds of draws before SL-R8 ends the game")
    ]
    lowest_counted: Annotated[
        int, Meta(ge=1, le=99, description="lowest house that counts as tall")
    ]
    position_points: Annotated[tuple[Some, ...], Meta(max_length=8)]
    colours: Annotated[tuple[ColourData, ...], Meta(max_length=5)]
    board: Annotated[
        str,
        Meta(max_length=4000, description="rows of squares: colour and dots, '..' or '@@'"),
    ]
    areas: Annotated[
        str, Meta(max_length=2000, description="rows of marks, '.' outside every area")
    ]
    bonus_areas: Annotated[tuple[AreaData, ...], Meta(max_length=26)]


def rows(text: str, split: bool) -> list[list[str]]:
    """The squares of a map, row by row."""
    lines = text.strip().splitlines()
    return [line.split() if split else [*line.strip()] for line in lines]


def check(box: Components) -> Iterator[Problem]:
    """What keeps an edition from being played; nothing for a good one."""
    if problems := [*chain(_box_problems(box), _map_problems(box))]:
        yield from problems
    else:
        yield from _reach_problems(box)
        yield from _count_problems(box)


def _map_problems(box: Components) -> Iterator[Problem]:
    board, areas = rows(box.board, split=True), rows(box.areas, split=False)
    width = Counter(map(len, board)).most_common(1)[0][0] if board else 0
    if not 1 <= width <= MAX_SIDE or len(board) > MAX_SIDE:
        yield problem("board", "board-size", limit=MAX_SIDE)
        return
    for number, row in enumerate(board):
        if len(row) != width:
            yield problem("board", "row-length", row=number + 1, expected=width, got=len(row))
    if [len(row) for row in areas] != [width] * len(board):
        yield problem("areas", "areas-size", width=width, height=len(board))
    letters = {colour.letter: colour.name for colour in box.colours}
    for number, row in enumerate(board):
        for column, square in enumerate(row):
            yield from _square_problems(square, number * width + column, width, letters)
    fountains = sum(row.count(FOUNTAIN) for row in board)
    if fountains != 1:
        yield problem("board", "fountains", got=fountains)


def _square_problems(
    square: str, index: int, width: int, letters: dict[str, ColourName]
) -> Iterator[Problem]:
    if square in (FOUNTAIN, OBSTACLE):
        return
    where = square_name(index, width)
    if square[0] not in letters:
        known: tuple[str, ...] = (*letters,)
        yield problem("board", "unknown-colour", space=where, got=square, known=known)
    elif not _DOTS.match(square[1:]):
        yield problem("board", "bad-dots", space=where, got=square)


def _box_problems(box: Components) -> Iterator[Problem]:
    named: tuple[tuple[str, list[str]], ...] = (
        ("colours", [colour.letter for colour in box.colours]),
        ("colours", [colour.name for colour in box.colours]),
        ("bonus_areas", [area.name for area in box.bonus_areas]),
        ("bonus_areas", [area.mark for area in box.bonus_areas]),
    )
    for field, keys in named:
        for key in sorted({key for key in keys if keys.count(key) > 1}):
            yield problem(field, "twice", name=key)
    if not box.bonus_areas:
        yield problem("bonus_areas", "field-missing")
    if box.first_hand > box.hand_limit:
        yield problem("first_hand", "hand-too-large", hand=box.first_hand, limit=box.hand_limit)
    counts = {*box.houses_by_seats}
    if not counts:
        yield problem("houses_by_seats", "field-missing")
    for seats in sorted({*range(min(counts, default=0), max(counts, default=0))} - counts):
        yield problem("houses_by_seats", "seats-gap", seats=seats)
    marks = {area.mark for area in box.bonus_areas}
    used = {*chain.from_iterable(rows(box.areas, split=False))}
    for mark in sorted(used - marks - {NO_AREA}):
        yield problem("areas", "unknown-area", mark=mark, known=tuple(sorted(marks)))


def _reach_problems(box: Components) -> Iterator[Problem]:
    """Every space can be reached from the fountain, and every area has spaces."""
    board = rows(box.board, split=True)
    width, height = len(board[0]), len(board)
    squares = [*chain.from_iterable(board)]
    marks = [*chain.from_iterable(rows(box.areas, split=False))]
    open_squares = [n for n, square in enumerate(squares) if square != OBSTACLE]
    neighbours = [[*beside(n, width, height)] for n in range(len(squares))]
    fountain = squares.index(FOUNTAIN)
    for group in groups(open_squares, neighbours):
        if fountain not in group:
            names = tuple(square_name(n, width) for n in group)
            yield problem("board", "unreachable", spaces=names)
    if marks[fountain] != NO_AREA:
        yield problem("areas", "fountain-in-area", space=square_name(fountain, width))
    for area in box.bonus_areas:
        if not any(marks[n] == area.mark for n in open_squares):
            yield problem("areas", "empty-area", area=area.name)


def _count_problems(box: Components) -> Iterator[Problem]:
    """The counts that the box names agree with the details."""
    squares = [*chain.from_iterable(rows(box.board, split=True))]
    spaces = sum(square not in (OBSTACLE, FOUNTAIN) for square in squares)
    if spaces != box.spaces:
        yield problem("spaces", "count", said=box.spaces, counted=spaces)
    cards = sum(colour.cards for colour in box.colours)
    if cards != box.cards:
        yield problem("cards", "count", said=box.cards, counted=cards)
    for seats, pieces in sorted(box.houses_by_seats.items()):
        if seats * pieces > box.houses:
            yield problem("houses", "too-few", said=box.houses, needed=seats * pieces, seats=seats)
    most = max(box.houses_by_seats)
    needed = most * box.hand_limit + max(box.draw_instead, box.draw_after_building) + 1
    if cards < needed:
        yield problem("cards", "too-few", said=cards, needed=needed, seats=most)


PRINTER = Printer("sunrise", Components, check)


def colour_word(name: str) -> Phrase:
    return Phrase(f"colour-{name}")
