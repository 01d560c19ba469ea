"""What stands on the box."""

from __future__ import annotations

from faubourg.core.catalogue import Meta

META = Meta(
    key="bella_vista",
    title={"en": "Bella Vista", "fr": "Bella Vista"},
    designers=("Bruno Cathala", "Andrea Mainini"),
    prefix="BV",
    status="released",
    editions=("vista",),
)
