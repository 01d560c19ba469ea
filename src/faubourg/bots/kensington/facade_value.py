"""What a façade of Kensington is worth: its points, and what roofs may still bring.

Every open column can be closed by some roof, but roofs cost tokens: only the best columns are
counted on, and columns of a new height more than others.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from faubourg.core.owned_caches import Recent
from faubourg.games.kensington.edition_schema import PointData
from faubourg.games.kensington.model import Facade, Placed
from faubourg.games.kensington.oriented_tiles import Panel
from faubourg.games.kensington.plot import DOOR
from faubourg.games.kensington.unpacked_edition import Box, Face

SKETCHES = 4096


class Weights(Struct, frozen=True):
    """What the planner believes things to be worth, in points."""

    hope: float = 0.62
    """The share of a column's worth that counts while it waits for a roof within reach."""
    idle_hope: float = 0.12
    """The same for columns beyond the roofs that one can count on."""
    heights: float = 0.45
    """The share of a new height's points that a column within reach stands for."""
    level: float = 0.35
    """Two open neighbours of one height: a wider roof will do for both."""
    cover: float = 1.6
    """Columns that a roof closes on average."""
    token: float = 1.9
    spare_token: float = 0.4
    """A token, and one that obliges to spend."""
    stored_roof: float = 2.2
    stored_hard: float = 1.2
    stored_window: float = 0.5
    """A tile in the warehouse."""
    whole: float = 0.0
    whole_late: float = 0.7
    """The share of the points for full columns that counts as long as the end is far, and when it
    is there."""
    horizon: float = 5.0
    """The turns left from which on tokens and stored tiles lose their worth."""
    roof_takes: float = 0.3
    """How often a take is one of a roof."""
    rival: float = 0.4
    """How much the best rival's standing counts against our own."""
    lead: float = 0.5
    """How much being ahead or behind counts when the game is brought to its end."""


class Sketch:
    """A façade by its columns. Made by `grown`, never changed."""

    __slots__ = ("columns", "heights", "points", "roofed")

    def __init__(
        self,
        points: int,
        columns: dict[int, tuple[int, int]],
        heights: frozenset[int],
        roofed: int,
    ) -> None:
        self.points = points
        self.columns = columns
        """Height and points under a roof of every open column."""
        self.heights = heights
        """The different heights of roofed columns."""
        self.roofed = roofed

    @property
    def is_whole(self) -> bool:
        return not self.columns


class Sketches(Recent[Facade, Sketch]):
    """The sketches of one box's façades. They know its tiles, not the box: they go with it."""

    __slots__ = ("faces", "panels", "worths")

    def __init__(self, box: Box) -> None:
        super().__init__(SKETCHES)
        self.faces: Sequence[Face] = box.faces
        self.panels: Sequence[Sequence[Panel]] = box.panels
        self.worths: PointData = box.parts.points

    def make(self, key: Facade) -> Sketch:
        if not key.tiles:
            return Sketch(0, {DOOR: (1, self.worths.door)}, frozenset(), 0)
        return self.grown(self[Facade(key.tiles[:-1])], key.tiles[-1])

    def grown(self, sketch: Sketch, placed: Placed) -> Sketch:
        """The sketch with one tile more."""
        face = self.faces[placed.tile]
        panel = self.panels[placed.tile][placed.turn]
        columns, points = dict(sketch.columns), sketch.points
        worths = self.worths
        if face.kind != "roof":
            each = worths.window if face.kind == "window" else 0
            for at, (low, top) in enumerate(zip(panel.undersides, panel.tops, strict=True)):
                column = placed.column + at
                below = columns.get(column, (0, 0))[1]
                door = worths.door if face.kind == "door" else 0
                columns[column] = placed.row + top, below + each * (top - low) + door
            return Sketch(points + worths.cat * face.cat, columns, sketch.heights, sketch.roofed)
        heights = {*sketch.heights}
        for at, top in enumerate(panel.tops):
            points += columns.pop(placed.column + at)[1]
            if placed.row + top not in heights:
                heights.add(placed.row + top)
                points += len(heights)
        return Sketch(points, columns, frozenset(heights), sketch.roofed + panel.width)


def prospects(sketch: Sketch, reach: float, weights: Weights) -> float:
    """What the open columns promise, with roofs for so many of them within reach."""
    worth, new, left = 0.0, len(sketch.heights), reach
    heights = {*sketch.heights}
    columns = sketch.columns
    for column, (height, points) in sorted(columns.items(), key=lambda each: -each[1][1]):
        share = weights.hope if left > 0 else weights.idle_hope
        worth += share * points
        if left > 0 and height + 1 not in heights:
            heights.add(height + 1)
            new += 1
            worth += weights.heights * share * new
        beside = columns.get(column + 1)
        if beside and beside[0] == height:
            worth += weights.level
        left -= 1
    return worth
