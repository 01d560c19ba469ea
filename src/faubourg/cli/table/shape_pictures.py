"""Shapes of pieces drawn with signs, and drawings side by side as far as the screen is wide."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from rich.text import Text

Block: TypeAlias = Sequence[Text]
"""A drawing, line by line."""
FILLED, GAP = "#", "."
BETWEEN = 3
"""Blanks between two drawings."""


def picture(title: str, rows: str) -> Block:
    """A shape under its name; rows as edition files write them, `#.#/###`."""
    return [Text(title, style="bold"), *(Text(" ".join(row)) for row in rows.split("/"))]


def rows_of(cells: Iterable[tuple[int, int]]) -> str:
    """A shape on one line, as edition files write it, from rows and columns counted downwards."""
    taken = {*cells}
    top, left = min(row for row, _ in taken), min(column for _, column in taken)
    bottom, right = max(row for row, _ in taken), max(column for _, column in taken)
    return "/".join(
        "".join(FILLED if (row, column) in taken else GAP for column in range(left, right + 1))
        for row in range(top, bottom + 1)
    )


def side_by_side(blocks: Iterable[Block], width: int) -> Iterator[Text]:
    """Drawings in rows that fit the width, all standing on the same ground."""
    row: list[Block] = []
    for block in blocks:
        if row and sum(map(_width, row)) + _width(block) + BETWEEN * len(row) > width:
            yield _joined(row)
            row = []
        row.append(block)
    if row:
        yield _joined(row)


def _width(block: Block) -> int:
    return max(line.cell_len for line in block)


def _joined(blocks: Sequence[Block]) -> Text:
    height = max(map(len, blocks))
    return Text("\n").join(_joined_line(blocks, height - number) for number in range(height))


def _joined_line(blocks: Sequence[Block], from_ground: int) -> Text:
    line = Text()
    for block in blocks:
        part = block[-from_ground].copy() if from_ground <= len(block) else Text()
        part.pad_right(_width(block) + BETWEEN - part.cell_len)
        line.append_text(part)
    return line
