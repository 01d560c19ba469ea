"""Edition files of Kensington: what they hold, and what makes them playable."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, groupby
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from faubourg.core.edition import Printer, Problem, problem
from faubourg.core.grid import groups

SQUARE = "#"
GAP = "."
LARGEST_SHAPE = 6

Units: TypeAlias = Literal["joined", "free"]
DoorColour: TypeAlias = Literal["yellow", "green", "blue", "brown", "grey"]
Some: TypeAlias = Annotated[int, Meta(ge=1, le=1000)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=1000)]
ShapeName: TypeAlias = Annotated[
    str, Meta(pattern="^[A-Z][1-9]$(?!\\n)", description="as in moves, for instance U2")
]
SeatCount: TypeAlias = Annotated[int, Meta(ge=2, le=5)]


class ShapeData(Struct, frozen=True, forbid_unknown_fields=True):
    name: ShapeName
    rows: Annotated[
        str,
        Meta(
            pattern="^[#.]+(/[#.]+)*$(?!\\n)",
            max_length=41,
            description="rows from top to bottom, '#' a square of the tile",
        ),
    ]


class WindowData(Struct, frozen=True, forbid_unknown_fields=True):
    shape: ShapeName
    lit: Number = 0
    dark: Number = 0
    lit_cats: Annotated[
        int, Meta(ge=0, le=1000, description="how many of the lit ones show a cat")
    ] = 0
    dark_cats: Annotated[
        int, Meta(ge=0, le=1000, description="how many of the dark ones show a cat")
    ] = 0
    hard: Annotated[bool, Meta(description="marked with the grey diamond")] = False


class RoofData(Struct, frozen=True, forbid_unknown_fields=True):
    shape: ShapeName
    number: Some
    birds: Annotated[int, Meta(ge=0, le=1000, description="how many of them show a bird")] = 0


class PointData(Struct, frozen=True, forbid_unknown_fields=True):
    window: Number
    door: Number
    cat: Number
    column: Number


class Components(Struct, frozen=True, forbid_unknown_fields=True):
    """All that the rules see of a box. The counts of the box are checked against the rest."""

    units: Annotated[Units, Meta(description="how tiles of one turn may join (KG-R1)")]
    turning_roofs: Annotated[bool, Meta(description="whether roofs may be turned (KG-R7)")]
    windows: Annotated[int, Meta(ge=1, le=1000, description="window tiles in the box")]
    lit: Annotated[int, Meta(ge=0, le=1000, description="window tiles that are lit")]
    hard: Annotated[int, Meta(ge=0, le=1000, description="window tiles with the diamond")]
    cats: Annotated[int, Meta(ge=0, le=1000, description="window tiles with a cat")]
    roofs: Annotated[int, Meta(ge=1, le=1000, description="roof tiles in the box")]
    birds: Annotated[int, Meta(ge=0, le=1000, description="roof tiles with a bird")]
    walls: Annotated[int, Meta(ge=0, le=1000, description="wall tiles in the box")]
    bricks: Number
    red_doors: Number
    doors: Annotated[
        tuple[DoorColour, ...], Meta(max_length=5, description="starting doors, by seat")
    ]
    tokens: Annotated[int, Meta(ge=1, le=1000, description="bonus tokens in the box")]
    tokens_by_seats: Annotated[dict[SeatCount, Some], Meta(max_length=4)]
    first_tokens: Number
    must_spend_at: Annotated[int, Meta(ge=1, le=1000, description="tokens that oblige to spend")]
    storage: Annotated[int, Meta(ge=1, le=2, description="places of a warehouse")]
    end_at_birds: Annotated[int, Meta(ge=1, le=1000, description="birds that bring the end")]
    idle_rounds: Annotated[
        int, Meta(ge=1, le=1000, description="rounds without building before KG-R5 ends the game")
    ]
    points: PointData
    shapes: Annotated[tuple[ShapeData, ...], Meta(max_length=60)]
    window_tiles: Annotated[tuple[WindowData, ...], Meta(max_length=40)]
    roof_tiles: Annotated[tuple[RoofData, ...], Meta(max_length=20)]


def squares_of(rows: str) -> frozenset[tuple[int, int]]:
    """The squares of a shape as (column, row), rows counted from the bottom."""
    lines = rows.split("/")[::-1]
    return frozenset(
        (column, row)
        for row, line in enumerate(lines)
        for column, sign in enumerate(line)
        if sign == SQUARE
    )


def check(box: Components) -> Iterator[Problem]:
    """What keeps an edition from being played; nothing for a good one."""
    if problems := [*chain(_name_problems(box), _shape_problems(box))]:
        yield from problems
    else:
        yield from _count_problems(box)
        yield from _seat_problems(box)


def _name_problems(box: Components) -> Iterator[Problem]:
    """Every name once, and only shapes that there are."""
    known = tuple(shape.name for shape in box.shapes)
    windows = [tile.shape for tile in box.window_tiles]
    roofs = [tile.shape for tile in box.roof_tiles]
    named: tuple[tuple[str, list[str]], ...] = (
        ("shapes", [*known]),
        ("window_tiles", windows),
        ("roof_tiles", roofs),
        ("doors", [*box.doors]),
    )
    for field, names in named:
        for name in sorted({name for name in names if names.count(name) > 1}):
            yield problem(field, "twice", name=name)
    for field, names in (("window_tiles", windows), ("roof_tiles", roofs)):
        for name in sorted({*names} - {*known}):
            yield problem(field, "kensington-no-shape", name=name, known=known)


def _shape_problems(box: Components) -> Iterator[Problem]:
    for shape in box.shapes:
        if len({len(row) for row in shape.rows.split("/")}) > 1:
            yield problem("shapes", "kensington-ragged", name=shape.name)
        elif not _fills_its_frame(shape.rows):
            yield problem("shapes", "kensington-frame", name=shape.name, limit=LARGEST_SHAPE)
        elif not _is_one_piece(squares_of(shape.rows)):
            yield problem("shapes", "kensington-pieces", name=shape.name)
        elif any(_has_hole(column) for column in _columns(shape.rows)):
            yield problem("shapes", "kensington-hole", name=shape.name)


def _columns(rows: str) -> list[str]:
    return ["".join(column) for column in zip(*rows.split("/"), strict=True)]


def _fills_its_frame(rows: str) -> bool:
    """No empty row or column, and small enough."""
    lines, columns = rows.split("/"), _columns(rows)
    small = max(len(lines), len(columns)) <= LARGEST_SHAPE
    return small and all(SQUARE in line for line in (*lines, *columns))


def _is_one_piece(squares: frozenset[tuple[int, int]]) -> bool:
    numbers = {square: number for number, square in enumerate(sorted(squares))}
    sides = ((0, 1), (1, 0), (0, -1), (-1, 0))
    near = [
        [numbers[column + x, row + y] for x, y in sides if (column + x, row + y) in numbers]
        for column, row in numbers
    ]
    return len(groups(range(len(numbers)), near)) == 1


def _has_hole(column: str) -> bool:
    """Tiles are let down from above, so the squares of a column must lie on one another."""
    return [sign for sign, _ in groupby(column)].count(SQUARE) > 1


def _count_problems(box: Components) -> Iterator[Problem]:
    """The counts that the box names agree with the details."""
    tiles, roofs = box.window_tiles, box.roof_tiles
    counted = (
        ("windows", box.windows, sum(tile.lit + tile.dark for tile in tiles)),
        ("lit", box.lit, sum(tile.lit for tile in tiles)),
        ("hard", box.hard, sum(tile.lit + tile.dark for tile in tiles if tile.hard)),
        ("cats", box.cats, sum(tile.lit_cats + tile.dark_cats for tile in tiles)),
        ("roofs", box.roofs, sum(roof.number for roof in roofs)),
        ("birds", box.birds, sum(roof.birds for roof in roofs)),
        ("walls", box.walls, box.bricks + box.red_doors),
    )
    for field, said, number in counted:
        if said != number:
            yield problem(field, "count", said=said, counted=number)
    yield from _surplus("window_tiles", ((t.shape, t.lit_cats, t.lit) for t in tiles))
    yield from _surplus("window_tiles", ((t.shape, t.dark_cats, t.dark) for t in tiles))
    yield from _surplus("roof_tiles", ((r.shape, r.birds, r.number) for r in roofs))


def _surplus(field: str, marked: Iterable[tuple[str, int, int]]) -> Iterator[Problem]:
    """No more cats or birds than there are tiles to show them."""
    for name, marks, tiles in marked:
        if marks > tiles:
            yield problem(field, "kensington-marks", name=name, marks=marks, tiles=tiles)


def _seat_problems(box: Components) -> Iterator[Problem]:
    counts = {*box.tokens_by_seats}
    if not counts:
        yield problem("tokens_by_seats", "field-missing")
        return
    for seats in sorted({*range(min(counts), max(counts))} - counts):
        yield problem("tokens_by_seats", "kensington-seats-gap", seats=seats)
    for seats, tokens in sorted(box.tokens_by_seats.items()):
        if tokens > box.tokens:
            yield problem("tokens", "too-few", said=box.tokens, needed=tokens, seats=seats)
        needed = seats * box.first_tokens
        if tokens < needed:
            yield problem("tokens_by_seats", "too-few", said=tokens, needed=needed, seats=seats)
    if max(counts) > len(box.doors):
        said, needed = len(box.doors), max(counts)
        yield problem("doors", "too-few", said=said, needed=needed, seats=needed)


PRINTER = Printer("kensington", Components, check)
