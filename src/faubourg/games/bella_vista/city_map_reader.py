"""BV-1.1 — cities as text maps: read, and checked as the rule says.

One character is a block of squares: the mark of the tile that lies there, or "." outside the city.
A tile's mark stands in every block that the tile covers, so a map is the same as its placed tiles.
A blank is outside as well, so a city may be set in from the left; rows are lines, or parted by "/".
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import product
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from faubourg.core.edition import Problem, problem
from faubourg.core.grid import MAX_SIDE, groups
from faubourg.core.phrases import Phrase, facts

LONGEST_MAP = 2000
"""Characters of a map, with whatever people write around the city."""
OUTSIDE = "."
BETWEEN_ROWS = "/"
TileKind: TypeAlias = Literal["district", "park", "river"]
Block: TypeAlias = tuple[int, int]
"""Row and column of a character of the map, from 0."""
Side: TypeAlias = Annotated[int, Meta(ge=1, le=MAX_SIDE)]


class Size(Struct, frozen=True, array_like=True):
    """Squares of a tile; it may be turned."""

    height: Side
    width: Side


class TileData(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    mark: Annotated[str, Meta(pattern="^[A-Za-z0-9]$", max_length=1, description="on maps")]
    kind: TileKind
    symbol: Literal["", "leaves", "flowers", "butterflies", "birds"] = ""
    pattern: Literal["", "plain", "hatched"] = ""


def tidy(text: str) -> str:
    """The map on one line, without anything around the city.

    The rows of a city that a table can hold are of one length; those of a larger one stay as they
    are, so that nothing grows beyond what somebody wrote.
    """
    written = _rows(text)
    top, left = _corner(written)
    rows = [row[left:] for row in written[top:]]
    while rows and not rows[-1]:
        rows.pop()
    width = max(map(len, rows), default=0)
    if max(width, len(rows)) <= MAX_SIDE:
        rows = [row.ljust(width, OUTSIDE) for row in rows]
    return BETWEEN_ROWS.join(rows)


def _rows(text: str) -> list[str]:
    """The rows as they were written, with nothing behind their last tile."""
    if BETWEEN_ROWS in text:
        rows = [row.strip() for row in text.replace(BETWEEN_ROWS, "\n").splitlines()]
    else:
        rows = text.splitlines()
    dotted = ["".join(OUTSIDE if sign.isspace() else sign for sign in row) for row in rows]
    return [row.rstrip(OUTSIDE) for row in dotted]


def _corner(rows: Sequence[str]) -> Block:
    """How many rows and columns lie before the city."""
    used = [number for number, row in enumerate(rows) if row]
    margins = [len(row) - len(row.lstrip(OUTSIDE)) for row in rows if row]
    return min(used, default=0), min(margins, default=0)


def blocks_of(layout: str) -> dict[Block, str]:
    """Every block of the city with the mark of its tile."""
    rows = enumerate(layout.split(BETWEEN_ROWS))
    return {(r, c): m for r, row in rows for c, m in enumerate(row) if m != OUTSIDE}


def size_problems(
    tiles: Sequence[TileData], sizes: Mapping[TileKind, Size], unit: int
) -> Iterator[Problem]:
    """Tiles have a size that whole characters can show, and districts have a face."""
    for tile in tiles:
        if tile.kind not in sizes:
            yield problem(f"sizes.{tile.kind}", "field-missing")
        if (tile.kind == "district") != bool(tile.symbol and tile.pattern):
            yield problem("tiles", "bella-bad-face", mark=tile.mark)
    for kind, size in sizes.items():
        if size.height % unit or size.width % unit:
            yield problem(f"sizes.{kind}", "bella-bad-size", unit=unit)


def map_problems(
    tiles: Sequence[TileData], sizes: Mapping[TileKind, Size], unit: int, text: str
) -> Iterator[Phrase]:
    """What is wrong with a map, with rows and columns as they are counted in the text."""
    if len(text) > LONGEST_MAP:
        yield Phrase("option-too-long", {"limit": LONGEST_MAP})
        return
    top, left = _corner(_rows(text))
    for phrase in _layout_problems(tiles, sizes, unit, tidy(text)):
        match phrase.facts:
            case {"row": int(row), "column": int(column)}:
                yield Phrase(
                    phrase.key, {**phrase.facts, "row": row + top, "column": column + left}
                )
            case _:
                yield phrase


def _layout_problems(
    tiles: Sequence[TileData], sizes: Mapping[TileKind, Size], unit: int, layout: str
) -> Iterator[Phrase]:
    """The same for a tidy map."""
    blocks = blocks_of(layout)
    known = tuple(tile.mark for tile in tiles)
    limit = MAX_SIDE // unit
    if any(row >= limit or column >= limit for row, column in blocks):
        yield Phrase("bella-city-size", facts(limit=limit))
        return
    strange = [block for block in blocks if blocks[block] not in known]
    for block in strange:
        yield _at("bella-unknown-tile", block, mark=blocks[block], known="".join(known))
    found = [each for tile in tiles for each in _tile_problems(tile, sizes, unit, blocks, known)]
    yield from found
    if not strange and not found:
        yield from _shape_problems(blocks)


def _tile_problems(
    tile: TileData,
    sizes: Mapping[TileKind, Size],
    unit: int,
    blocks: Mapping[Block, str],
    known: Collection[str],
) -> Iterator[Phrase]:
    """The tile lies there once, whole, and under no other; what is no tile is told as such."""
    own = [block for block in blocks if blocks[block] == tile.mark]
    if not own:
        yield Phrase("bella-tile-missing", facts(mark=tile.mark))
        return
    size = sizes[tile.kind]
    place = dict.fromkeys(_likeliest(own, size.height // unit, size.width // unit))
    for block in place:
        over = blocks.get(block)
        if over is None:
            yield _at("bella-tile-torn", block, mark=tile.mark)
        elif over != tile.mark and over in known:
            yield _at("bella-tile-under", block, mark=tile.mark, over=over)
    for block in own:
        if block not in place:
            yield _at("bella-tile-surplus", block, mark=tile.mark)


def _likeliest(own: Sequence[Block], height: int, width: int) -> list[Block]:
    """Where the tile is meant to lie: the place that covers most of its marks."""
    ways = dict.fromkeys(((height, width), (width, height)))
    for way in ways:
        if (place := _place_at(own[0], *way)) == own:
            return place
    places = [_place_with_most(own, *way) for way in ways]
    return max(places, key=lambda place: len({*place} & {*own}))


def _place_at(block: Block, height: int, width: int) -> list[Block]:
    """The place whose first block this is."""
    top, left = block
    return [*product(range(top, top + height), range(left, left + width))]


def _place_with_most(own: Sequence[Block], height: int, width: int) -> list[Block]:
    """Marks are counted along the rows first, then those counts along the columns."""
    in_row: Counter[Block] = Counter()
    for row, column in own:
        for left in range(column, column - width, -1):
            in_row[row, left] += 1
    covered: Counter[Block] = Counter()
    for (row, left), marks in in_row.items():
        for top in range(row, row - height, -1):
            covered[top, left] += marks
    return _place_at(max(covered, key=covered.__getitem__), height, width)


def _shape_problems(blocks: Mapping[Block, str]) -> Iterator[Phrase]:
    """One piece joined by sides, without an empty block inside."""
    # The largest piece is the city to which the others do not belong.
    _, *apart = sorted(pieces(blocks), key=len, reverse=True)
    for piece in apart:
        yield _at("bella-city-apart", piece[0], mark=blocks[piece[0]])
    for hole in holes(blocks):
        yield _at("bella-city-hole", hole)


def pieces(blocks: Mapping[Block, object]) -> list[list[Block]]:
    return _connected([*blocks])


def holes(blocks: Mapping[Block, object]) -> list[Block]:
    """The empty blocks from which no way by sides leads out of the city."""
    rows, columns = [row for row, _ in blocks], [column for _, column in blocks]
    around = product(range(min(rows) - 1, max(rows) + 2), range(min(columns) - 1, max(columns) + 2))
    empty = [block for block in around if block not in blocks]
    _, *enclosed = _connected(empty)
    return [block for hole in enclosed for block in hole]


def beside(block: Block) -> tuple[Block, ...]:
    row, column = block
    return (row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)


def _connected(blocks: Sequence[Block]) -> list[list[Block]]:
    number = {block: n for n, block in enumerate(blocks)}
    near = [[number[each] for each in beside(block) if each in number] for block in blocks]
    return [[blocks[n] for n in group] for group in groups(range(len(blocks)), near)]


def _at(key: str, block: Block, **known: str) -> Phrase:
    row, column = block
    return Phrase(key, {"row": row + 1, "column": column + 1, **known})
