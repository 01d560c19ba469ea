"""What stands on the box."""

from __future__ import annotations

from faubourg.core.catalogue import Meta

META = Meta(
    key="sunrise",
    title={"en": "Sunrise Lane", "fr": "Sunrise Avenue"},
    designers=("Reiner Knizia",),
    prefix="SL",
    status="released",
    editions=("lane", "avenue"),
)
