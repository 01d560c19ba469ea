"""What stands on the box."""

from __future__ import annotations

from faubourg.core.game_catalogue import Meta
from faubourg.core.game_protocol import RuleId

META = Meta(
    key="orchard",
    title={"en": "Orchard", "fr": "Le Verger"},
    designers=("Faubourg",),
    prefix="OR",
    status="released",
    editions=("garden",),
    bonuses=(RuleId("OR-3.2"),),
)
