"""A position as text: one line for links, or a page for eyes. Read and written without loss.

Every position says its game, edition and number of seats, and what was agreed on; the game says the
rest (`PositionWriter`). A position may be what one seat or a spectator sees: `seen` names them, and
what they cannot know stands as `?`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from faubourg.core.edition import Edition
from faubourg.core.errors import BadOption, BadPosition, FaubourgError
from faubourg.core.game_catalogue import find_game, is_our_own, rules_for
from faubourg.core.game_options import FIRST, recorded_options
from faubourg.core.game_protocol import AnyRules, Options, Seat, Viewer
from faubourg.core.position_grammar import (
    NOTHING,
    SEATS,
    Fields,
    Misread,
    Part,
    choice,
    fields_of,
    matched,
    seat,
    single,
)
from faubourg.core.record import Sight

SEEN = "seen"
SHORT_HASH = 12
"""Digits of its hash by which an edition that is not our own is known again."""
_HEADING = re.compile(
    r"^(?P<game>[a-z_]{1,40})/(?P<edition>[\w.-]{1,40})(?:~(?P<hash>[0-9a-f]{12}))?/(?P<seats>[1-8])$",
    re.ASCII,
)


class WrittenField(Struct, frozen=True):
    """A field of a position: rows of words. A remark, such as a picture, is for eyes only."""

    name: str
    rows: tuple[tuple[str, ...], ...]
    remark: tuple[str, ...] = ()
    is_picture: bool = False
    """Its words are squares side by side: one line needs nothing between them."""


def field(name: str, *words: str) -> WrittenField:
    return WrittenField(name, (words,))


class PositionWriter(Protocol):
    """What the rules of a game have whose positions can be written."""

    def write_position(self, state: Any) -> Iterable[WrittenField]: ...

    def read_position(self, fields: Fields, seats: int, options: Options, sight: Sight) -> Any:
        """The state that the fields say, possible or not; raises Misread."""

    position_fields: Sequence[str]
    """The names of the fields that it writes and reads."""

    def position_seen(self, view: Any) -> Any:
        """The state as the viewer knows it: cards of unknown face where they are hidden."""


class Position(Struct, frozen=True):
    """A position of a game, with all that has to be known to play on from it."""

    rules: Any
    seats: int
    options: Options
    state: Any
    """As `sight` knows it."""
    sight: Sight = "all"

    @property
    def viewer(self) -> Viewer:
        return Seat(self.sight) if isinstance(self.sight, int) else None

    def to_line(self) -> str:
        """Without a blank, for links."""
        return ";".join([_heading(self), *map(_as_line, self._fields())])

    def to_page(self) -> str:
        """With pictures and a line for each row, for eyes."""
        lines = (line for each in self._fields() for line in _as_page(each))
        return "\n".join([_heading(self), *lines, ""])

    def _fields(self) -> Iterator[WrittenField]:
        agreed: Mapping[str, Any] = msgspec.to_builtins(self.options)
        for name, value in agreed.items():
            yield field(name, _option_text(value))
        if self.sight != "all":
            yield field(SEEN, _sight_text(self.sight))
        yield from writer_of(self.rules).write_position(self.state)


def writer_of(rules: AnyRules) -> PositionWriter:
    """The rules as writers of positions; BadPosition where the game has no text for them."""
    if not hasattr(rules, "write_position"):
        raise BadPosition("position-game-without-text", game=rules.key)
    writer: Any = rules
    return writer  # type: ignore[no-any-return]  # its methods were just seen


def position_of(
    rules: AnyRules, seats: int, options: Options, state: Any, sight: Sight = "all"
) -> Position:
    """The position as `sight` knows it: from a view, which tells no secrets."""
    if sight != "all":
        viewer = Seat(sight) if isinstance(sight, int) else None
        state = writer_of(rules).position_seen(rules.view(state, viewer))
    return Position(rules, seats, options, state, sight)


def checked(position: Position) -> Position:
    """The position, if its text would be read as that very one: not after moves against rules."""
    text = position.to_line()
    if read_position(text, position.rules.edition).state != position.state:
        raise BadPosition("position-unwritable")
    return position


def read_position(text: str, edition: Edition[Any] | None = None) -> Position:
    """The position in a text of either form, possible or not; BadPosition says what is wrong where.

    `edition` is asked for where the text names one that its game does not ship.
    """
    try:
        return _read(fields_of(text), edition)
    except Misread as error:
        raise _bad(text, error) from None


def _bad(text: str, error: Misread) -> BadPosition:
    part = error.part
    before = text[: part.at]
    line, column = before.count("\n") + 1, part.at - (before.rfind("\n") + 1) + 1
    said = part.text if len(part.text) <= 20 else f"{part.text[:19]}…"
    bad = BadPosition(
        "position-misread", line=line, column=column, text=" ".join(said.split()),
        reason=error.reason,
    )  # fmt: skip
    bad.at, bad.length = part.at, max(1, len(part.text))
    return bad


def _read(fields: Fields, edition: Edition[Any] | None) -> Position:
    rules, seats = _rules_in(fields.heading, edition)
    writer = writer_of(rules)
    agreed = rules.options.__struct_fields__
    known = (*agreed, SEEN, *writer.position_fields)
    for name, part in fields.values.items():
        if name not in known:
            raise Misread(part, "position-unknown-field", field=name, known=known)
    options = _options_in(rules, fields, agreed, seats)
    whole: Sight = "all"
    sight = fields.may(SEEN, lambda part: _sight(part, seats), whole)
    state = writer.read_position(fields, seats, options, sight)
    return Position(rules, seats, options, state, sight)


def _rules_in(heading: Part, edition: Edition[Any] | None) -> tuple[AnyRules, int]:
    found = matched(heading, _HEADING, "position-wants-heading")
    try:
        game = find_game(found["game"])
        if not found["hash"]:
            rules = rules_for(found["game"], found["edition"])
        elif edition is not None and _is_meant(edition, found):
            rules = game.rules(edition)
        else:
            raise Misread(heading, "position-wants-edition", edition=found["edition"])
    except FaubourgError as error:
        raise Misread(heading, "position-reason", reason=error.phrase) from None
    seats = int(found["seats"])
    if seats not in rules.seats:
        fewest, most = rules.seats[0], rules.seats[-1]
        raise Misread(heading, "position-wants-seats", fewest=fewest, most=most)
    return rules, seats


def _is_meant(edition: Edition[Any], found: re.Match[str]) -> bool:
    names = (edition.game, edition.key, _short_hash(edition))
    return names == (found["game"], found["edition"], found["hash"])


def _options_in(rules: AnyRules, fields: Fields, names: Sequence[str], seats: int) -> Options:
    """What was agreed on, if a game can begin with it."""
    given = [name for name in names if name in fields.values]
    loose = {name: single(fields.values[name]).text for name in given}
    try:
        options = rules.settle(recorded_options(rules, loose))
        rules.setup(seats, options)
        return options
    except BadOption as error:
        wrong = str(error.phrase.facts.get("field", FIRST))
        part = fields.values.get(wrong, fields.heading)
        raise Misread(part, "position-reason", reason=error.phrase) from None


def _sight(part: Part, seats: int) -> Sight:
    if part.text == "spectator":
        return "spectator"
    choice(part, [*SEATS[:seats], "spectator"])
    return int(seat(part, seats))


def _sight_text(sight: Sight) -> str:
    return SEATS[sight] if isinstance(sight, int) else sight


def _heading(position: Position) -> str:
    edition = position.rules.edition
    mark = "" if is_our_own(edition) else f"~{_short_hash(edition)}"
    return f"{position.rules.key}/{edition.key}{mark}/{position.seats}"


def _short_hash(edition: Edition[Any]) -> str:
    return edition.hash.removeprefix("sha256:")[:SHORT_HASH]


def _option_text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _as_line(written: WrittenField) -> str:
    between = "" if written.is_picture else ","
    rows = (between.join(row) or NOTHING for row in written.rows)
    return f"{written.name}={'&'.join(rows)}"


def _as_page(written: WrittenField) -> Iterator[str]:
    rows = [[*row] or [NOTHING] for row in written.rows]
    yield from (f"# {line}".rstrip() for line in written.remark)
    if len(rows) == 1:
        yield f"{written.name}: {' '.join(rows[0])}"
        return
    yield f"{written.name}:"
    widths = [max(map(len, column)) for column in zip(*rows, strict=False)]
    for row in rows:
        if written.is_picture:
            row = [word.ljust(width) for word, width in zip(row, widths, strict=True)]
        yield f"  {' '.join(row)}".rstrip()
