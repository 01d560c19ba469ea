"""The board of a game that describes none: which fields of its views are shown, and how.

A browser calls a field by the sentence `<game>-view-<field>`, which comes with the game's words.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from faubourg.core.messages import messages
from faubourg.core.plain_table_fields import seat_fields, shown_fields
from faubourg.core.table import Table


class PlainBoard(Struct, frozen=True):
    fields: tuple[str, ...]
    """What is shown, in order."""
    by_seat: tuple[str, ...]
    """Those of them that hold one value for each seat."""
    plain: bool = True


def plain_board(table: Table[Any, Any, Any]) -> PlainBoard:
    shown = shown_fields(table.rules, type(table.view()), messages("en"))
    by_seat = seat_fields(table.rules)
    return PlainBoard((*shown,), tuple(field for field in shown if field in by_seat))
