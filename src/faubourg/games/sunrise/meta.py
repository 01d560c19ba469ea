"""What stands on the box."""

from __future__ import annotations

from faubourg.core.game_catalogue import Meta
from faubourg.core.game_protocol import RuleId

META = Meta(
    key="sunrise",
    title={"en": "Sunrise Lane", "fr": "Sunrise Avenue"},
    designers=("Reiner Knizia",),
    prefix="SL",
    status="released",
    editions=("lane", "avenue"),
    shelf=1,
    minutes=(25, 35),
    bonuses=(RuleId("SL-5.2"), RuleId("SL-5.3"), RuleId("SL-5.4")),
)
