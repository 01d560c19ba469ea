"""A table drawn from the view alone, for a game that brings no drawing of its own.

Rows of rows are a board, rows of one value for each seat are columns beside the names, whatever
else there is stands below. The sentences `<game>-view-<field>` say which fields are shown and what
they are called; a game without any shows them all by their bare names.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from string import ascii_lowercase
from typing import Any

import msgspec
from rich.console import Group
from rich.text import Text

from faubourg.cli.game_in_words import AnyTable
from faubourg.cli.table.default_vocabulary import SQUARE, PlainTalk
from faubourg.cli.table.game_drawing import (
    BRACKETS,
    LAMP,
    NOTHING_LIT,
    QUIET,
    ROOMY,
    SEATS,
    Lit,
    Room,
)
from faubourg.cli.table.game_vocabulary import GameTalk
from faubourg.core.game_protocol import AnyRules, ScoreLine
from faubourg.core.messages import Messages
from faubourg.core.plain_table_fields import seat_fields, shown_fields
from faubourg.core.remedies import any_of

EMPTY = "·"
YES, NO = "✓", "–"
HAND = "hand"


class PlainDrawing:
    """Draws the views of one table, whatever is played there."""

    side_by_side = 80

    def __init__(self, table: AnyTable) -> None:
        self.table = table
        self._seat_fields = seat_fields(table.rules)
        self.talk: GameTalk = PlainTalk(table)

    def board(
        self,
        rules: AnyRules,
        view: Any,
        texts: Messages,
        *,
        lit: Lit = NOTHING_LIT,
        fresh: Collection[str] = (),
        room: Room = ROOMY,  # noqa: ARG002 - a line for each row is as little as it can be
    ) -> Group:
        grids = [value for _, _, value in _fields(rules, view, texts) if _is_grid(value)]
        return Group(*(_drawn_grid(grid, lit, fresh) for grid in grids))

    def legend(self, rules: AnyRules, texts: Messages) -> Sequence[Text]:  # noqa: ARG002 - none
        return []

    def hand(self, rules: AnyRules, view: Any, texts: Messages) -> Text:  # noqa: ARG002 - same
        hand = _plain(view).get(HAND)
        return Text(_told(hand) if hand else texts.text("list-empty"))

    def now(self, rules: AnyRules, view: Any, texts: Messages, *, room: Room = ROOMY) -> str:  # noqa: ARG002 - same
        moves = tuple(rules.write(move) for move in self.table.moves())
        return texts.text("plain-now", moves=any_of(moves))

    def facts(self, rules: AnyRules, view: Any, texts: Messages) -> Mapping[str, Sequence[str]]:
        return {
            name: [_told(each) for each in value]
            for field, name, value in _fields(rules, view, texts)
            if self._is_by_seat(field, value)
        }

    def common(self, rules: AnyRules, view: Any, texts: Messages) -> Text:
        rest = [
            f"{name} {_told(value)}"
            for field, name, value in _fields(rules, view, texts)
            if not _is_grid(value) and not self._is_by_seat(field, value)
        ]
        return Text(" · ".join(rest), style=QUIET)

    def shows(self, view: Any, line: ScoreLine) -> bool:  # noqa: ARG002 - points hide nothing
        return True

    def targets(self, rules: AnyRules, moves: Sequence[Any]) -> Lit:
        """The names of squares in the texts of the moves."""
        names = (name for move in moves for name in SQUARE.findall(rules.write(move)))
        return dict.fromkeys(names, BRACKETS)

    def _is_by_seat(self, field: str, value: Any) -> bool:
        return field in self._seat_fields and not _is_grid(value)


def _fields(rules: AnyRules, view: Any, texts: Messages) -> list[tuple[str, str, Any]]:
    """What is shown of a view besides the viewer's hand: field, name that people read, value."""
    plain = _plain(view)
    names = shown_fields(rules, type(view), texts)
    return [(field, name, plain[field]) for field, name in names.items() if field != HAND]


def _plain(view: Any) -> dict[str, Any]:
    """The view as a browser gets it."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(view))
    return plain


def _is_grid(value: Any) -> bool:
    """Several rows of the same length."""
    rows = value if isinstance(value, list) else []
    return len(rows) > 1 and all(isinstance(row, list) and len(row) == len(rows[0]) for row in rows)


def _drawn_grid(rows: list[list[Any]], lit: Collection[str], fresh: Collection[str]) -> Text:
    width = max(len(_told(each)) for row in rows for each in row) + 1
    letters = ascii_lowercase[: len(rows[0])]
    lines = [Text("    " + "".join(f"{each:<{width + 2}}" for each in letters), style=QUIET)]
    for number, row in enumerate(rows, 1):
        line = Text(f"{number:>3}", style=QUIET)
        for letter, value in zip(letters, row, strict=False):
            line.append_text(_square(value, f"{letter}{number}", width, lit, fresh))
        lines.append(line)
    return Text("\n").join(lines)


def _square(
    value: Any, name: str, width: int, lit: Collection[str], fresh: Collection[str]
) -> Text:
    may_act = name in lit
    body = _told(value) + ("*" if name in fresh else "")
    text = Text("[" if may_act else " ", style=LAMP if may_act else "")
    text.append(f"{body:<{width}}", _style(value))
    text.append("]" if may_act else " ", LAMP if may_act else "")
    return text


def _style(value: Any) -> str:
    seat = value.get("seat") if isinstance(value, dict) else None
    return SEATS[seat][1] if isinstance(seat, int) else ""


def _told(value: Any) -> str:
    """A value in a few signs: a seat by its crest, things that hang together without a blank."""
    match value:
        case None:
            return EMPTY
        case bool():
            return YES if value else NO
        case dict():
            return "".join(_parts(value))
        case list():
            return " ".join(map(_told, value)) or NO
        case _:
            return str(value)


def _parts(thing: dict[str, Any]) -> Iterator[str]:
    for field, value in thing.items():
        is_seat = field == "seat" and isinstance(value, int)
        yield SEATS[value][0] if is_seat else _told(value)
