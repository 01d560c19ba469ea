"""Which fields of a view a plain table shows, and what they are called."""

from __future__ import annotations

from msgspec import Struct

from faubourg.core.game_protocol import AnyRules
from faubourg.core.messages import Messages


def shown_fields(rules: AnyRules, view: type[Struct], texts: Messages) -> dict[str, str]:
    """Fields with the names that people read, in the order of the view.

    The sentences `<game>-view-<field>` choose and name them; without any, all are shown.
    """
    keys = {field: f"{rules.key}-view-{field}" for field in view.__struct_fields__}
    named = {field: texts.text(key) for field, key in keys.items() if key in texts.keys}
    return named or {field: field.replace("_", " ") for field in keys}
