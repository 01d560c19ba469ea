"""Which fields of a view a plain table shows, and what they are called."""

from __future__ import annotations

from msgspec import Struct

from faubourg.core.game_protocol import AnyRules
from faubourg.core.messages import Messages
from faubourg.core.table import Table


def shown_fields(rules: AnyRules, view: type[Struct], texts: Messages) -> dict[str, str]:
    """Fields with the names that people read, in the order of the view.

    The sentences `<game>-view-<field>` choose and name them; without any, all are shown.
    """
    keys = {field: f"{rules.key}-view-{field}" for field in view.__struct_fields__}
    named = {field: texts.text(key) for field, key in keys.items() if texts.has(key)}
    return named or {field: field.replace("_", " ") for field in keys}


def seat_fields(rules: AnyRules) -> frozenset[str]:
    """Fields that hold one value for each seat.

    Before anything is dealt, and whatever the number of seats: later on a row of cards may well
    be as long as the row of players.
    """
    return frozenset.intersection(*(_as_many_as(seats, rules) for seats in rules.seats))


def _as_many_as(seats: int, rules: AnyRules) -> frozenset[str]:
    view = Table(rules, seats, dealt=False).view()
    rows = ((field, getattr(view, field)) for field in view.__struct_fields__)
    return frozenset(
        field for field, row in rows if isinstance(row, tuple | list) and len(row) == seats
    )
