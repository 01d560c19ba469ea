"""What the end of a turn of Kensington is worth to the seat whose turn it is.

Tokens, stored tiles and open columns need turns to become points: the fewer turns are left, the
less they are worth, and the more a building without an open column.
"""

from __future__ import annotations

from collections.abc import Sequence
from weakref import WeakKeyDictionary

from faubourg.bots.kensington.facade_value import Sketch, Sketches, Weights, prospects
from faubourg.games.kensington.model import Finish, State, Tile
from faubourg.games.kensington.rules import birds_seen
from faubourg.games.kensington.unpacked_edition import Box

_kept: WeakKeyDictionary[Box, Sketches] = WeakKeyDictionary()


def _sketches(box: Box) -> Sketches:
    """The sketches of a box, as long as there is one."""
    found = _kept.get(box)
    if found is None:
        found = _kept[box] = Sketches(box)
    return found


def turns_left(box: Box, state: State, weights: Weights) -> float:
    """The turns that each seat may expect before the last bird comes or the beige tiles run out."""
    roofs = [tile for tile in box.tiles if box.faces[tile].kind == "roof"]
    hidden = sum(state.heap[tile] for tile in roofs)
    birds = sum(state.heap[tile] for tile in roofs if box.faces[tile].bird)
    wanted = max(0, box.parts.end_at_birds - birds_seen(box, state))
    draws = wanted * (hidden + 1) / (birds + 1)
    beige = sum(state.backs[back] for back in box.beige)
    return min(draws / weights.roof_takes, beige) / len(state.facades)


class Judge:
    """Values the ends of one seat's turn."""

    def __init__(self, box: Box, state: State, weights: Weights) -> None:
        self.box, self.state, self.weights = box, state, weights
        self.seat = state.seat
        self.sketches = _sketches(box)
        self.roofs_left = sum(state.backs[back] for back in box.brown)
        self.turns_left = turns_left(box, state, weights)
        self.far = min(1.0, self.turns_left / weights.horizon)
        """How far off the end is: 1 as long as it makes no difference, 0 when it is there."""

    def finished(self, at: State, move: Finish) -> float:
        """What the turn is worth when it is finished like this."""
        tiles = at.facades[self.seat].tiles
        draft = tiles[len(tiles) - at.laid :]
        diamonds = sum(self.box.faces[placed.tile].hard for placed in draft)
        tokens = at.tokens[self.seat] + min(at.stock, diamonds)
        stored = at.warehouses[self.seat]
        if move.keep and at.taken is not None:
            stored = (*stored, at.taken)
        sketch = self.sketches[at.facades[self.seat]]
        if at.ender is not None:
            return self._final(sketch)
        return self.worth(sketch, tokens, stored)

    def _final(self, sketch: Sketch) -> float:
        """At the end only points count."""
        bonus = sketch.roofed * self.box.parts.points.column if sketch.is_whole else 0
        return sketch.points + bonus

    def worth(self, sketch: Sketch, tokens: int, stored: Sequence[Tile]) -> float:
        """What a façade, tokens and stored tiles are worth before the end."""
        weights, box = self.weights, self.box
        roofs = sum(box.faces[tile].kind == "roof" for tile in stored)
        within = min(min(tokens + 1, self.roofs_left) + roofs, self.turns_left)
        worth = sketch.points + prospects(sketch, weights.cover * within, weights)
        if sketch.is_whole:
            share = weights.whole + (weights.whole_late - weights.whole) * (1 - self.far)
            worth += share * sketch.roofed * box.parts.points.column
        spare = max(0, tokens - box.parts.must_spend_at + 1)
        kept = weights.token * (tokens - spare) + weights.spare_token * spare
        return worth + self.far * (kept + sum(map(self.stored, stored)))

    def stored(self, tile: Tile) -> float:
        """What a tile in the warehouse is worth as long as the end is far."""
        face, weights = self.box.faces[tile], self.weights
        if face.kind != "window":
            return weights.stored_roof
        return weights.stored_hard if face.hard else weights.stored_window
