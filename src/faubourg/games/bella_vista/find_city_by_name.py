"""BV-1.1 — what people call the cities, in each language."""

from __future__ import annotations

from collections.abc import Collection

from faubourg.core.messages import LANGUAGES, Messages, messages


def city_called(said: str, cities: Collection[str]) -> str | None:
    """The key of the city that is called so, in any language; a key is a name too."""
    meant = said.strip().casefold()
    key = meant.replace(" ", "-")
    if key in cities:
        return key
    every_language = [messages(language) for language in LANGUAGES]
    titled = (
        city
        for city in cities
        if any(title_of(city, texts).casefold() == meant for texts in every_language)
    )
    return next(titled, None)


def title_of(city: str, texts: Messages) -> str:
    """What people call a city; those of other editions have only the name that stands there."""
    key = f"bella-city-{city}"
    return texts.text(key) if texts.has(key) else city
