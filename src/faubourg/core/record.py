"""Records: a game as its moves, as JSON or as readable text. No seed, no state, nothing hidden."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import DecodeError, Meta, Struct, ValidationError
from msgspec.structs import replace

from faubourg.core.decoding_errors import clipped, explain
from faubourg.core.errors import BadRecord
from faubourg.core.expected_type_in_words import kind_in_words
from faubourg.core.game_protocol import Outcome
from faubourg.core.phrases import Phrase
from faubourg.core.player_names import bounded

FORMAT = 1
MAX_BYTES = 1_000_000
MAX_MOVES = 1500
"""More than any game has, and few enough to be replayed in a moment."""
MAX_SEATS = 8
_TITLE = "Faubourg record"
_NUMBER = re.compile(r"^[0-9]{1,6}$")
_FIELD = re.compile(r"^(?P<name>[a-z]+): (?P<value>.*)$")

Sight: TypeAlias = Literal["all", "spectator"] | Annotated[int, Meta(ge=-99, le=99)]
"""What the moves show: everything, or what a spectator or one seat saw."""
Word: TypeAlias = Annotated[str, Meta(max_length=40)]
Hash: TypeAlias = Annotated[str, Meta(max_length=71)]
"""Any other than the edition's own is refused when it is replayed, with a better reason."""


class EditionStamp(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Which edition was played; `data` holds the whole of a foreign one."""

    key: Word
    hash: Hash
    data: dict[str, Any] | None = None


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """A game that can be replayed for ever."""

    format: int
    engine: Word
    game: Word
    edition: EditionStamp
    seats: tuple[str, ...]
    bots: dict[int, str] = {}
    """The seats that bots held, by the bots' names."""
    options: dict[str, Any] = {}
    sight: Sight = "all"
    moves: tuple[Word, ...] = ()
    result: Outcome | None = None
    practice: bool = False
    """Somebody took back what had told them more than they knew, in a game against bots."""

    def to_json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self._fields()), indent=2)

    def to_text(self, lines: Iterable[tuple[Iterable[str], str]] | None = None) -> str:
        """The readable form; `lines` groups the moves, each line with a remark of its own."""
        fields = self._fields()
        head = [f"{_TITLE} {fields.pop('format')}"]
        moves, result = fields.pop("moves"), fields.pop("result")
        head += [f"{name}: {_json(value)}" for name, value in fields.items()]
        body = [_line(texts, remark) for texts, remark in lines or [(moves, "")]]
        return "\n".join([*head, "", *body, "", f"result: {_json(result)}", ""])

    def _fields(self) -> dict[str, Any]:
        """What is written: a game that is no practice says nothing about it."""
        fields: dict[str, Any] = msgspec.to_builtins(self, str_keys=True)
        if not self.practice:
            del fields["practice"]
        return fields


def read_record(data: bytes) -> Record:
    """The record in a file's bytes, JSON or text; BadRecord says what is wrong with it."""
    if len(data) > MAX_BYTES:
        raise BadRecord("record-too-large", bytes=len(data), limit=MAX_BYTES)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        raise BadRecord("record-not-text") from None
    fields = _from_text(text) if text.startswith(_TITLE) else _from_json(data)
    try:
        return _named(msgspec.convert(fields, Record, str_keys=True))
    except ValidationError as error:
        field, reason = explain(error, Record)
        raise BadRecord("record-field", field=field, reason=reason) from None


def _named(record: Record) -> Record:
    """The record with names that can be shown, and with bots only at seats that it has."""
    if len(record.seats) > MAX_SEATS:
        most = kind_in_words(f"array of length <= {MAX_SEATS}")
        wanted = Phrase("field-out-of-bounds", {"expected": most})
        raise BadRecord("record-field", field="seats", reason=wanted)
    seats = tuple(map(bounded, record.seats))
    bots = {seat: bounded(record.bots[seat]) for seat in range(len(seats)) if seat in record.bots}
    return replace(record, seats=seats, bots=bots)


def _check_format(number: object) -> None:
    if not isinstance(number, int) or isinstance(number, bool) or number < 1:
        raise BadRecord("record-unversioned")
    if number > FORMAT:
        # No larger than what an answer in JSON can hold.
        raise BadRecord("record-from-the-future", format=min(number, 2**63 - 1), known=FORMAT)


def _from_json(data: bytes) -> dict[str, Any]:
    try:
        fields = msgspec.json.decode(data)
    except (DecodeError, RecursionError) as error:
        raise BadRecord("record-not-json", detail=clipped(str(error))) from None
    if not isinstance(fields, dict):
        raise BadRecord("record-unversioned")
    _check_format(fields.get("format"))
    return fields


def _from_text(text: str) -> dict[str, Any]:
    title, *rest = text.replace("\r\n", "\n").split("\n")
    number = _NUMBER.match(title.removeprefix(_TITLE).strip())
    fields: dict[str, Any] = {"format": int(number[0]) if number else None, "moves": []}
    _check_format(fields["format"])
    for line in rest:
        if field := _FIELD.match(line):
            if field["name"] in ("format", "moves"):
                surplus = Phrase("field-surplus")
                raise BadRecord("record-field", field=field["name"], reason=surplus)
            fields[field["name"]] = _value(field["name"], field["value"])
        else:
            fields["moves"] += line.partition("#")[0].split()
    if "result" not in fields:
        raise BadRecord("record-truncated")
    return fields


def _value(name: str, text: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except (DecodeError, RecursionError) as error:
        raise BadRecord("record-line", field=clipped(name), detail=clipped(str(error))) from None


def _json(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()


def _line(texts: Iterable[str], remark: str) -> str:
    moves = " ".join(texts)
    return f"{moves:<40} # {remark}" if remark else "\n".join(_wrapped(moves.split()))


def _wrapped(texts: Iterable[str], width: int = 96) -> Iterator[str]:
    line = ""
    for text in texts:
        if line and len(line) + 1 + len(text) > width:
            yield line
            line = text
        else:
            line = f"{line} {text}".strip()
    yield line
