"""What a line typed at the terminal means, in notation."""

from __future__ import annotations

from typing import Any

from faubourg.cli.table.table_screen import find_drawing
from faubourg.cli.table.typed_moves import LineReader
from faubourg.core.table import Table

AnyTable = Table[Any, Any, Any]


def reader(table: AnyTable) -> LineReader:
    return LineReader(table, find_drawing(table).talk, table.to_act or 0)


def meant(table: AnyTable, line: str) -> str:
    """The moves of a line, in notation."""
    return " ".join(table.rules.write(each.move) for each in reader(table).plan(line))
