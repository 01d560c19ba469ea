"""Points, always as lines: what a façade has under its roofs, its heights and its cats (KG-6).

Nothing of this can be lost again, so it counts while the game goes on; only the columns of a
building that is wholly roofed (KG-6.5) are counted at the end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from faubourg.core.game_protocol import Outcome, RuleId, ScoreLine, Seat, totals
from faubourg.core.phrases import facts
from faubourg.core.ranking import places
from faubourg.games.kensington.model import Facade, Finish, Lay, Move, Placed, Stage, State
from faubourg.games.kensington.move_sentences import plain_word
from faubourg.games.kensington.plot import DOOR, column_name, column_named, square_name
from faubourg.games.kensington.rules import play
from faubourg.games.kensington.unpacked_edition import Box, ScoredFacade


class Columns:
    """The columns of a façade as it grows, tile by tile."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.windows: Counter[int] = Counter()
        self.bricks: Counter[int] = Counter()
        self.doors: set[int] = {DOOR}
        self.tops: dict[int, int] = {DOOR: 1}
        self.roofed: dict[int, int] = {}
        """The height of every roofed column, in the order in which they were roofed."""

    def raise_by(self, placed: Placed) -> None:
        """Take in one tile more."""
        panel = self.box.panels[placed.tile][placed.turn]
        kind = self.box.faces[placed.tile].kind
        for at, (low, top) in enumerate(zip(panel.undersides, panel.tops, strict=True)):
            column = placed.column + at
            self.tops[column] = placed.row + top
            match kind:
                case "window":
                    self.windows[column] += top - low
                case "roof":
                    self.roofed[column] = placed.row + top
                case "door":
                    self.doors.add(column)
                case _:
                    self.bricks[column] += 1

    def is_wholly_roofed(self) -> bool:
        """KG-6.5"""
        return self.tops.keys() == self.roofed.keys()


def columns_of(box: Box, facade: Facade) -> Columns:
    """The columns of a façade with all its tiles."""
    columns = Columns(box)
    for placed in facade.tiles:
        columns.raise_by(placed)
    return columns


def sheet(box: Box, state: State, as_if_over: bool = False) -> tuple[ScoreLine, ...]:
    """Every line scored so far, rule by rule; then the full columns, once they count."""
    scored = [_scored(box, Seat(seat), facade) for seat, facade in enumerate(state.facades)]
    lines = [line for so_far, _ in scored for line in so_far]
    if state.stage is Stage.OVER or as_if_over:
        lines += [line for _, at_the_end in scored for line in at_the_end]
    return tuple(sorted(lines, key=lambda line: line.rule))


def gain(box: Box, state: State, move: Move) -> tuple[ScoreLine, ...]:
    """What a move adds to the sheet: a tile its lines, the end of the game the full columns."""
    match move:
        case Lay():
            after = play(box, state, move)
            return tuple(last_tile_lines(box, state.seat, after.facades[state.seat]))
        case Finish():
            after = play(box, state, move)
            return column_bonuses(box, after) if after.stage is Stage.OVER else ()
        case _:
            return ()


def _scored(box: Box, seat: Seat, facade: Facade) -> ScoredFacade:
    """The lines of a façade: from one move to the next, all but one stay as they are."""
    key = seat, facade
    try:
        return box.scored[key]
    except KeyError:
        return box.scored.keep(key, _score(box, seat, facade))


def _score(box: Box, seat: Seat, facade: Facade) -> ScoredFacade:
    """KG-6.1 to KG-6.4 — tile by tile, read as the eye goes along it; KG-6.5 at the end."""
    columns = Columns(box)
    lines = [line for placed in facade.tiles for line in _lines_of(columns, seat, placed)]
    return tuple(sorted(lines, key=_place_on_sheet)), tuple(_full_columns(columns, seat))


def _place_on_sheet(line: ScoreLine) -> tuple[RuleId, int]:
    """From left to right; heights as they came, for the k-th of them brings k points."""
    if line.reason == "height":
        return line.rule, line.points
    return line.rule, column_named(line.spaces[0])


def last_tile_lines(box: Box, seat: Seat, facade: Facade) -> Iterator[ScoreLine]:
    """What the last tile of a façade brought."""
    *before, last = facade.tiles
    return _lines_of(columns_of(box, Facade(tuple(before))), seat, last)


def _lines_of(columns: Columns, seat: Seat, placed: Placed) -> Iterator[ScoreLine]:
    """The lines of one tile on top of the others: a cat, or the columns that it roofs."""
    box, face = columns.box, columns.box.faces[placed.tile]
    known_heights = [*dict.fromkeys(columns.roofed.values())]
    columns.raise_by(placed)
    if face.cat:
        known, squares = facts(tile=plain_word(face)), tuple(box.squares(placed))
        yield ScoreLine(seat, RuleId("KG-6.4"), box.parts.points.cat, "cat", known, squares)
    if face.kind == "roof":
        width = box.panels[placed.tile][placed.turn].width
        for column in range(placed.column, placed.column + width):
            yield from _column_lines(columns, seat, column)
            height = columns.roofed[column]
            if height not in known_heights:
                known_heights.append(height)
                yield _height_line(seat, column, height, len(known_heights))


def _column_lines(columns: Columns, seat: Seat, column: int) -> Iterator[ScoreLine]:
    """KG-6.1, KG-6.2, KG-R11 — the windows and the door of a column that is roofed now."""
    points, name = columns.box.parts.points, column_name(column)
    squares = tuple(square_name(column, row) for row in range(columns.roofed[column]))
    if number := columns.windows[column]:
        known = facts(column=name, windows=number)
        line = (seat, RuleId("KG-6.1"), points.window * number, "windows", known, squares)
        yield ScoreLine(*line)
    if column in columns.doors:
        known = facts(column=name)
        yield ScoreLine(seat, RuleId("KG-6.2"), points.door, "door", known, squares[:1])


def _height_line(seat: Seat, column: int, height: int, number: int) -> ScoreLine:
    """KG-6.3 — the k-th different height brings k points."""
    known = facts(number=number, height=height, column=column_name(column))
    top = (square_name(column, height - 1),)
    return ScoreLine(seat, RuleId("KG-6.3"), number, "height", known, top)


def column_bonuses(box: Box, state: State) -> tuple[ScoreLine, ...]:
    """KG-6.5 — those of all façades."""
    scored = (_scored(box, Seat(seat), facade) for seat, facade in enumerate(state.facades))
    return tuple(line for _, at_the_end in scored for line in at_the_end)


def _full_columns(columns: Columns, seat: Seat) -> Iterator[ScoreLine]:
    """KG-6.5 — a point for each column of a building without an open one."""
    if columns.is_wholly_roofed():
        number = len(columns.tops)
        points = number * columns.box.parts.points.column
        yield ScoreLine(seat, RuleId("KG-6.5"), points, "full", facts(columns=number))


def outcome(box: Box, state: State) -> Outcome | None:
    """KG-6.6 — most points, then more birds on one's roofs; then the place is shared."""
    if state.ended_by is None:
        return None
    points = totals(sheet(box, state), len(state.facades))
    birds = [birds_on(box, facade) for facade in state.facades]
    ranked = [*zip(points, birds, strict=True)]
    return Outcome(state.ended_by, places(ranked), points)


def birds_on(box: Box, facade: Facade) -> int:
    return sum(box.faces[placed.tile].bird for placed in facade.tiles)
