"""Editions: the cardboard as data, with where each value comes from, checked before play."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import islice
from typing import Annotated, Any, Generic, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Meta, Struct, ValidationError

from faubourg.core.decoding_errors import clipped, explain
from faubourg.core.errors import BadEdition
from faubourg.core.phrases import Fact, Phrase

Source: TypeAlias = Literal["printed", "reviews", "inferred", "proposed"]
Word: TypeAlias = Annotated[str, Meta(max_length=40)]
P = TypeVar("P", bound=Struct)
MAX_TEXT = 64_000
"""Characters of an edition file: ten times what the largest of ours has."""
MAX_LINE = 2_000
MOST_PROBLEMS = 50
"""Problems that are looked for; whoever mends them will hear of the others."""


class Edition(Struct, Generic[P], frozen=True, forbid_unknown_fields=True):
    """One edition of one game: `play` is all that the rules see, and all that is hashed."""

    game: Word
    key: Word
    title: Annotated[
        dict[Annotated[str, Meta(max_length=10)], Annotated[str, Meta(max_length=100)]],
        Meta(max_length=20, description="by language"),
    ]
    play: P
    provenance: Annotated[
        dict[Word, Source],
        Meta(max_length=60, description="of every field; of a part of one by its path, a.b"),
    ]

    @property
    def hash(self) -> str:
        plain = msgspec.to_builtins(self.play, str_keys=True)
        return "sha256:" + sha256(msgspec.json.encode(plain, order="sorted")).hexdigest()


class Problem(Struct, frozen=True):
    """A field of an edition file and what is wrong with it."""

    field: str
    reason: Phrase


def problem(field: str, key: str, **facts: Fact) -> Problem:
    return Problem(f"play.{field}" if field else "play", Phrase(key, facts))


Check: TypeAlias = Callable[[P], Iterator[Problem]]


class Printer(Generic[P]):
    """Makes editions of one game from files or from records."""

    def __init__(self, game: str, play: type[P], check: Check[P]) -> None:
        self.game = game
        self.play = play
        self.check = check
        self._type: Any = Edition[play]  # type: ignore[valid-type]  # made at run time

    def from_toml(self, text: str, source: str) -> Edition[P]:
        """The edition in a TOML text; BadEdition names the source, the fields and the reasons."""
        return self.from_data(parse_toml(text, source), source)

    def from_data(self, data: Mapping[str, Any], source: str) -> Edition[P]:
        try:
            edition: Edition[P] = msgspec.convert(data, self._type, str_keys=True)
        except ValidationError as error:
            raise bad_edition(source, Problem(*explain(error, self._type))) from None
        frame = [*self._frame_problems(edition)]
        if problems := frame or [*islice(self.check(edition.play), MOST_PROBLEMS)]:
            raise bad_edition(source, *problems)
        return edition

    def schema(self) -> dict[str, Any]:
        """The JSON Schema of the edition files of this game."""
        return msgspec.json.schema(self._type)

    def _frame_problems(self, edition: Edition[P]) -> Iterator[Problem]:
        if edition.game != self.game:
            facts = {"expected": self.game, "got": edition.game}
            yield Problem("game", Phrase("field-type", facts))
        fields = {*self.play.__struct_fields__}
        for field in sorted(fields - {*edition.provenance}):
            yield Problem(f"provenance.{field}", Phrase("field-missing"))
        plain = msgspec.to_builtins(edition.play, str_keys=True)
        for field in sorted({*edition.provenance} - fields):
            if not _has_part(plain, field.split(".")):
                yield Problem(f"provenance.{field}", Phrase("field-surplus"))


def _has_part(value: object, path: Sequence[str]) -> bool:
    """Whether the path leads to a part of the value, through tables alone."""
    for step in path:
        if not isinstance(value, dict) or step not in value:
            return False
        value = value[step]
    return True


def parse_toml(text: str, source: str) -> dict[str, Any]:
    if len(text) > MAX_TEXT or max(map(len, text.splitlines()), default=0) > MAX_LINE:
        limits = {"limit": MAX_TEXT, "line": MAX_LINE}
        raise bad_edition(source, Problem("-", Phrase("edition-too-long", limits)))
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise bad_edition(
            source, Problem("-", Phrase("not-toml", {"detail": clipped(str(error))}))
        ) from None


def bad_edition(source: str, *problems: Problem) -> BadEdition:
    told = tuple(
        Phrase("edition-problem", {"field": each.field, "reason": each.reason}) for each in problems
    )
    return BadEdition("bad-edition", source=source, problems=told)
