"""TypeScript interfaces from the structs of the wire: the client speaks of the same things."""

from __future__ import annotations

import inspect as python
from collections.abc import Iterable, Iterator
from enum import Enum
from importlib import import_module
from typing import Any

from msgspec import inspect

from faubourg.core.phrases import Fact, Facts, Word
from faubourg.server.board_data.plain import PlainBoard
from faubourg.server.messages import (
    http_messages,
    lesson_messages,
    puzzle_messages,
    socket_messages,
    study_messages,
)

ROOTS = (
    *(
        "About",
        "GameInfo",
        "BoardWish",
        "SuggestionWish",
        "Suggestion",
        "TableWish",
        "ForkWish",
        "LinkWish",
        "Link",
        "Opened",
        "Found",
    ),
    *("Entry", "Naming", "Entered", "Story", "LogPage"),
)
STUDIED = ("StudyWish", "Studied", "PositionFound", "StartWish", "BotWish", "RecordMoments")
LESSONS = ("LessonWish", "LessonMoment")
PUZZLES = ("PuzzleWish", "PuzzleQuestion", "PuzzleList", "PuzzleMoment")
SPOKEN = {"Down": socket_messages.Down, "Up": socket_messages.Up}

PLAIN: dict[type[inspect.Type], str] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
    inspect.BytesType: "string",
}


def wire_types() -> str:
    """Every message between server and browser."""
    named = {name: getattr(http_messages, name) for name in ("Role", "Agreement", "Origin")}
    named |= {"Word": Word, "Fact": Fact, "Facts": Facts}
    roots = {name: getattr(http_messages, name) for name in ROOTS} | SPOKEN
    roots |= {name: getattr(study_messages, name) for name in STUDIED}
    roots |= {name: getattr(lesson_messages, name) for name in LESSONS}
    roots |= {name: getattr(puzzle_messages, name) for name in PUZZLES}
    return typescript("the structs of faubourg.server.messages", roots, named)


def game_types(game: str) -> str:
    """The board and the view of one game."""
    board = import_module(f"faubourg.server.board_data.{game}")
    model = import_module(f"faubourg.games.{game}.model")
    source = f"faubourg.server.board_data.{game} and faubourg.games.{game}.model"
    roots = {"Board": board.Board, "View": model.View}
    if hasattr(board, "Aids"):
        roots["Aids"] = board.Aids
    return typescript(source, roots)


def plain_table_types() -> str:
    """The board of a game that describes none."""
    return typescript("faubourg.server.board_data.plain", {"PlainBoard": PlainBoard})


def typescript(source: str, roots: dict[str, Any], named: dict[str, Any] | None = None) -> str:
    """Interfaces for the roots and all they are made of; unions with a name keep it."""
    writer = Writer()
    for name, kind in (named or {}).items():
        writer.name(name, inspect.type_info(kind))
    for name, kind in roots.items():
        writer.root(name, inspect.type_info(kind))
    head = f"/** Made from {source} by `python3 dev.py docs`; the tests compare. */\n"
    return "\n".join([head, *writer.pieces])


class Writer:
    """Writes each struct once, the parts before the whole."""

    def __init__(self) -> None:
        self.pieces: list[str] = []
        self._written: set[str] = set()
        self._names: dict[str, str] = {}

    def name(self, name: str, kind: inspect.Type) -> None:
        """Give a type a name of its own, by which it goes from now on."""
        said = self._say(kind)
        self._names[said] = name
        self.pieces.append(f"export type {name} = {said};\n")

    def root(self, name: str, kind: inspect.Type) -> None:
        if self.say(kind) != name:
            self.name(name, kind)

    def say(self, kind: inspect.Type) -> str:
        said = self._say(kind)
        return self._names.get(said, said)

    def _say(self, kind: inspect.Type) -> str:
        if plain := PLAIN.get(type(kind)):
            return plain
        match kind:
            case inspect.StructType():
                return self._struct(kind)
            case inspect.LiteralType():
                return _either(f'"{value}"' for value in kind.values)
            case inspect.EnumType():
                return _either(f'"{value}"' for value in _values(kind.cls))
            case inspect.UnionType():
                return _either(self.say(each) for each in kind.types)
            case _:
                return self._collection(kind)

    def _collection(self, kind: inspect.Type) -> str:
        match kind:
            case inspect.Metadata():
                return self.say(kind.type)
            case inspect.VarTupleType() | inspect.ListType():
                return _listed(self.say(kind.item_type))
            case inspect.TupleType():
                return f"[{', '.join(self.say(each) for each in kind.item_types)}]"
            case inspect.DictType():
                return f"Record<string, {self.say(kind.value_type)}>"
        raise TypeError(f"no TypeScript for {kind}")

    def _struct(self, kind: inspect.StructType) -> str:
        if kind.array_like:
            return f"[{', '.join(self.say(field.type) for field in kind.fields)}]"
        name = kind.cls.__name__
        if name not in self._written:
            self._written.add(name)
            fields = [*self._fields(kind)]
            self.pieces.append(f"{_comment(kind.cls)}export interface {name} {{")
            self.pieces.extend(f"  {field};" for field in fields)
            self.pieces.append("}\n")
        return name

    def _fields(self, kind: inspect.StructType) -> Iterator[str]:
        if kind.tag is not None:
            yield f'{kind.tag_field}: "{kind.tag}"'
        for field in kind.fields:
            said = self.say(field.type)
            if _is_left_out(kind, field):
                yield f"{field.encode_name}?: {said.removesuffix(' | null')}"
            else:
                yield f"{field.encode_name}{_mark(kind, field)}: {said}"


def _mark(kind: inspect.StructType, field: inspect.Field) -> str:
    """What the browser sends may leave out what has a default; what it gets is mostly there."""
    return "?" if kind.forbid_unknown_fields and not field.required else ""


def _is_left_out(kind: inspect.StructType, field: inspect.Field) -> bool:
    """What the server does not send where there is nothing to send."""
    sent_by_us = not kind.forbid_unknown_fields
    return sent_by_us and kind.cls.__struct_config__.omit_defaults and field.default is None


def _comment(cls: type) -> str:
    text = vars(cls).get("__doc__")
    return f"/** {python.cleandoc(text)} */\n" if text else ""


def _values(cls: type[Enum]) -> list[Any]:
    return [member.value for member in cls]


def _either(choices: Iterable[str]) -> str:
    return " | ".join(dict.fromkeys(choices))


def _listed(item: str) -> str:
    return f"({item})[]" if "|" in item else f"{item}[]"
