"""What is said at a table of Kensington: words for its moves, and shapes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from faubourg.cli.table.game_vocabulary import GameTalk, MoveWords
from faubourg.cli.table.shape_pictures import Block, picture
from faubourg.core.game_protocol import AnyRules, RuleId, ScoreLine, Seat
from faubourg.core.phrases import Person, Phrase, facts
from faubourg.games.kensington import Kensington
from faubourg.games.kensington.model import (
    Back,
    BacksBy,
    Facade,
    Finish,
    Heap,
    Lay,
    Source,
    Take,
    Tile,
    Warehouse,
)
from faubourg.games.kensington.plot import column_name
from faubourg.games.kensington.rules import diamond_of, diamonds
from faubourg.games.kensington.scoring import columns_of
from faubourg.games.kensington.unpacked_edition import Box

FROM_LEFT_TO_RIGHT = ("windows", "door", "cat")

FEW_COLUMNS = 6
"""Columns with windows that the walk through the score names one by one."""


class KensingtonTalk(GameTalk):
    verbs = ("take", "buy", "skip", "lay", "finish", "store", "return")

    def words(self, rules: AnyRules, view: Any, move: Any) -> MoveWords | None:
        box = _box(rules)
        match move:
            case Take(source):
                return _take_words(box, source, view.backs_by)
            case Lay(tile, column, turn):
                turned = (f"turn:{turn}",) if turn else ()
                name = column_name(column)
                place = (name, f"column:{name}", *turned)
                return MoveWords("lay", (*_tile_words(box, tile), *place), needs=turned)
            case Finish(keep):
                return _finish_words(keep)
            case _:
                return None

    def reading(self, view: Any) -> str:
        """KG-R10 — whether backs have outlines."""
        return "marks" if view.backs_by == "marks" else ""

    def beside_points(self, rules: AnyRules, view: Any, move: Any) -> Phrase | None:
        """KG-2.1, KG-4.1 — the token that is paid, or those that come at the end of the turn."""
        match move:
            case Take(Warehouse(seat)):
                return Phrase("kensington-token-to-owner", {"owner": Person(seat)})
            case Take(Heap(back)) if _box(rules).backs[back].brown:
                return Phrase("kensington-token-to-stock")
            case Lay(tile):
                tokens = diamond_of(_box(rules), view, tile)
            case Finish():
                tokens = diamonds(_box(rules), view)
            case _:
                tokens = 0
        return Phrase("kensington-tokens-at-the-end", {"number": tokens}) if tokens else None

    def score_order(self, line: ScoreLine) -> int:
        """From left to right; heights and whole façades have no such order."""
        return _first_column(line) if line.reason in FROM_LEFT_TO_RIGHT else 0

    def summed_up(self, lines: Sequence[ScoreLine]) -> Phrase | None:
        """KG-6.1 — windows of many columns, which the façade shows better than any list."""
        if len(lines) <= FEW_COLUMNS or lines[0].reason != "windows":
            return None
        number = sum(int(str(line.facts["windows"])) for line in lines)
        return Phrase("walk-KG-6-1.summed", facts(number=number, columns=len(lines)))

    def points_missed(self, rules: AnyRules, view: Any) -> Mapping[tuple[RuleId, Seat], Phrase]:
        """KG-6.5 — the columns that are open."""
        box = _box(rules)
        found = ((Seat(seat), _open_columns(box, each)) for seat, each in enumerate(view.facades))
        return {
            (RuleId("KG-6.5"), seat): Phrase(
                "kensington-open-columns", facts(columns=columns, number=len(columns))
            )
            for seat, columns in found
            if columns
        }

    def shapes(self, rules: AnyRules, view: Any) -> Sequence[Block]:  # noqa: ARG002 - same for all
        return [picture(shape.name, shape.rows) for shape in _box(rules).parts.shapes]


def _box(rules: AnyRules) -> Box:
    assert isinstance(rules, Kensington)
    return rules.box


def _first_column(line: ScoreLine) -> int:
    return int(line.spaces[0].split(":")[0])


def _open_columns(box: Box, facade: Facade) -> tuple[str, ...]:
    columns = columns_of(box, facade)
    return tuple(column_name(each) for each in sorted(columns.tops.keys() - columns.roofed.keys()))


def _take_words(box: Box, source: Source, by: BacksBy) -> MoveWords:
    match source:
        case Heap(back):
            return _back_words(box, back, by)
        case Warehouse(seat, tile):
            owner = (str(seat + 1), f"seat:{seat + 1}")
            return MoveWords("buy", (*_tile_words(box, tile), *owner))
        case _:
            return MoveWords("skip")


def _back_words(box: Box, back: Back, by: BacksBy) -> MoveWords:
    """A shape alone means a beige back: a brown one costs a token, so it is said to be brown.

    KG-R10 — by marks alone a colour means the back without a mark. Backs that this game does not
    tell apart are only meant by whoever names them.
    """
    data = box.backs[back]
    name, shape = data.name.lower(), data.name.removeprefix("^").lower()
    mark = "wall" if data.brown else "diamond"
    colour = "brown" if data.brown else "beige"
    words = (colour, name, shape, *(mark,) * data.marked, *("roof",) * (shape != name))
    if back not in box.back_by[by]:
        return MoveWords("take", words, needs=(name, shape))
    if by == "marks":
        return MoveWords("take", words, needs=(mark,) * data.marked)
    paid = (colour, "wall" if data.marked else "roof", name) if data.brown else ()
    return MoveWords("take", words, needs=paid)


def _finish_words(keep: bool) -> MoveWords:
    """KG-2.6 — both end the turn: which one is said where both are possible."""
    return MoveWords("store", ("finish",)) if keep else MoveWords("finish", ("return",))


def _tile_words(box: Box, tile: Tile) -> tuple[str, ...]:
    """A tile by its name, or by its kind and its shape."""
    face = box.faces[tile]
    kind = face.kind if face.kind != "window" else "lit" if face.lit else "dark"
    animal = ("cat",) * face.cat + ("bird",) * face.bird
    shape = (face.name[1:3].lower(),) if face.kind in ("window", "roof") else ()
    return (face.name.lower(), *shape, kind, *animal)


TALK = KensingtonTalk()
