"""What a line typed at the terminal means, in notation."""

from __future__ import annotations

from typing import Any

from faubourg.cli.table.table_screen import find_drawing
from faubourg.cli.table.typed_moves import LineReader
from faubourg.core.table import Table
from tests.cli.sample_records import begun

AnyTable = Table[Any, Any, Any]


def reader(table: AnyTable) -> LineReader:
    return LineReader(table, find_drawing(table).talk, table.to_act or 0)


def meant(table: AnyTable, line: str) -> str:
    """The moves of a line, in notation."""
    return " ".join(table.rules.write(each.move) for each in reader(table).plan(line))


def sunrise_with_too_many_cards() -> AnyTable:
    table = begun("YYG", "RRR", names=("Ann", "Bob"))
    for text in ("++", "+R", "+R", "++", "+B", "+B", "++", "+P", "+G"):
        table.follow(table.rules.read(text))
    return table
