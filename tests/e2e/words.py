"""What the pages say, from the very files that they take it from."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "fr")
TITLES = {"en": "game-orchard = Orchard", "fr": "game-orchard = Le Verger"}
"""What the server says besides the sentences of a game that is a package of its own."""


def files(language: str) -> list[Path]:
    """The sentences of the house and of its parts, of the server, of the games and the examples."""
    client = ROOT / "client" / "src"
    parts = sorted(
        [*client.glob(f"games/*/*{language}.ftl"), *client.glob(f"locale/*/{language}.ftl")]
    )
    ours = ROOT / "src" / "faubourg" / "locale" / language
    served = [file for file in sorted(ours.glob("*.ftl")) if file.stem != "cli"]
    examples = sorted(ROOT.glob(f"examples/*/src/*/locale/{language}/*.ftl"))
    return [client / "locale" / f"{language}.ftl", *parts, *served, *examples]


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for file in files(language):
        made.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    made.add_resource(FluentResource(TITLES[language]))
    return made


def words(language: str, key: str, **facts: object) -> str:
    """A sentence of the page, or a part of it, as in "SL-2-2.title"."""
    spoken = bundle(language)
    name, _, attribute = key.partition(".")
    message = spoken.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, f"{key} says nothing in {language}"
    text, errors = spoken.format_pattern(pattern, facts)
    assert not errors, errors
    return str(text)
