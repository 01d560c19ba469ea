"""What stands on the box."""

from __future__ import annotations

from faubourg.core.game_catalogue import Meta
from faubourg.core.game_protocol import RuleId

META = Meta(
    key="kensington",
    title={"en": "Kensington", "fr": "Kensington"},
    designers=("Cielo d’Oro",),
    prefix="KG",
    status="released",
    editions=("piatnik",),
    shelf=3,
    minutes=(45, 50),
    bonuses=(RuleId("KG-6.5"),),
)
