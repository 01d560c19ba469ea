"""Position texts put together from several: fields of one in another, words doubled or swapped."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

_WORDS = re.compile(r"([,&])")


def mixed(texts: Sequence[str], rng: Random) -> str:
    """One of the texts with a few changes: most of what comes out can be read."""
    head, *fields = rng.choice(texts).split(";")
    for _ in range(rng.randint(1, 3)):
        rng.choice([_other_field, _left_out, _other_word, _other_word, _other_sign])(
            fields, texts, rng
        )
    return ";".join([head, *fields])


def _other_field(fields: list[str], texts: Sequence[str], rng: Random) -> None:
    """A field as another position has it."""
    name = _name(rng.choice(rng.choice(texts).split(";")[1:]))
    values = [each for text in texts for each in text.split(";")[1:] if _name(each) == name]
    fields[:] = [each for each in fields if _name(each) != name] + [rng.choice(values)]


def _left_out(fields: list[str], texts: Sequence[str], rng: Random) -> None:  # noqa: ARG001 - like the others
    fields.pop(rng.randrange(len(fields)))


def _other_word(fields: list[str], texts: Sequence[str], rng: Random) -> None:
    """A word becomes one of the same field in any position, is doubled, or goes."""
    at = rng.randrange(len(fields))
    name, _, value = fields[at].partition("=")
    words = _WORDS.split(value)
    others = [each for text in texts for each in text.split(";")[1:] if _name(each) == name]
    known = _WORDS.split(rng.choice(others or [fields[at]]).partition("=")[2])[::2]
    place = rng.randrange(0, len(words), 2)
    word = words[place]
    words[place] = rng.choice([rng.choice(known), f"{word},{word}", "-"])
    fields[at] = f"{name}={''.join(words)}"


def _other_sign(fields: list[str], texts: Sequence[str], rng: Random) -> None:
    """A character becomes another one that positions have."""
    at = rng.randrange(len(fields))
    name, _, value = fields[at].partition("=")
    place = rng.randrange(len(value) + 1)
    sign = rng.choice(rng.choice(texts))
    fields[at] = f"{name}={value[:place]}{sign}{value[place + 1 :]}"


def _name(field: str) -> str:
    return field.partition("=")[0]
