"""The board of a game that describes none: which fields of its views are shown, and in what order.

A browser calls a field by the sentence `<game>-view-<field>`, which comes with the game's words.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from faubourg.core.messages import messages
from faubourg.core.plain_table_fields import shown_fields
from faubourg.core.table import Table


class PlainBoard(Struct, frozen=True):
    fields: tuple[str, ...]
    plain: Literal[True] = True


def plain_board(table: Table[Any, Any, Any]) -> PlainBoard:
    view = type(table.view())
    return PlainBoard((*shown_fields(table.rules, view, messages("en")),))
