"""What stands on the box."""

from __future__ import annotations

from faubourg.core.game_catalogue import Meta
from faubourg.core.game_protocol import RuleId

META = Meta(
    key="bella_vista",
    title={"en": "Bella Vista", "fr": "Bella Vista"},
    designers=("Bruno Cathala", "Andrea Mainini"),
    prefix="BV",
    status="released",
    editions=("vista",),
    shelf=2,
    minutes=(20, 25),
    bonuses=(RuleId("BV-5.1"), RuleId("BV-5.2"), RuleId("BV-5.3")),
    bonuses_kept=(RuleId("BV-5.3"),),
)
