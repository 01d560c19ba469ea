"""Plans a turn of Kensington: every draft of this turn, and what each source may bring.

Worth of a turn = points + what open columns promise + tokens + stored tiles; when the end is near,
points alone. The weights were tuned by matches against the greedy bot.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any
from weakref import WeakKeyDictionary

from faubourg.bots import Advice, Budget
from faubourg.bots.kensington.facade_value import Sketch, Sketches, Weights, prospects
from faubourg.core.game_protocol import AnyRules
from faubourg.games.kensington import Kensington
from faubourg.games.kensington.model import (
    Column,
    Facade,
    Finish,
    Heap,
    Lay,
    Move,
    Placed,
    Source,
    Stage,
    State,
    Take,
    Tile,
    Warehouse,
)
from faubourg.games.kensington.rules import birds_seen
from faubourg.games.kensington.unpacked_edition import Box
from faubourg.games.kensington.where_to_build import drafts, elevation, landing_row


def plan(
    rules: AnyRules, view: Any, rng: Random, budget: Budget, weights: Weights | None = None
) -> Sequence[Advice]:
    """Every legal move with the worth of the best turn that begins with it."""
    assert isinstance(rules, Kensington)
    state = rules.imagine(view, rng)
    judge = Judge(rules.box, state, weights or Weights())
    if state.stage is Stage.TAKE:
        takes = (move for move in rules.moves(state) if isinstance(move, Take))
        worths: dict[Move, float] = {move: judge.take(move.source) for move in takes}
    else:
        worths = _best_builds(rules, state, judge, budget)
    ordered = sorted(worths.items(), key=lambda item: -item[1])
    return [Advice(move, worth) for move, worth in ordered]


def _best_builds(
    rules: Kensington, state: State, judge: Judge, budget: Budget
) -> dict[Move, float]:
    """Every move by the best finish with it: what can be laid now can be laid first."""
    openings = [*rules.moves(state)]
    at = elevation(rules.box, state, state.seat)
    lays = {
        Placed(move.tile, move.column, landing_row(rules.box, at, move), move.turn): move
        for move in openings
        if isinstance(move, Lay)
    }
    best: dict[Move, float] = {}
    for draft, finish, worth in _finishes(rules, state, judge, budget):
        begun = [lays[placed] for placed in draft if placed in lays] if draft else [finish]
        for move in begun:
            best[move] = max(worth, best.get(move, worth))
    least = min(best.values(), default=0.0) - 1
    return {move: best.get(move, least) for move in openings}


def _finishes(
    rules: Kensington, state: State, judge: Judge, budget: Budget
) -> Iterator[tuple[tuple[Placed, ...], Move, float]]:
    """Every draft that can be finished, with the way to finish it and its worth.

    Shorter drafts come first, so that a budget that runs out leaves only the longest unseen.
    """
    begun, seen = [state], {frozenset[Placed]()}
    before = len(state.facades[state.seat].tiles)
    for at in begun:
        draft = at.facades[at.seat].tiles[before:]
        for move in rules.moves(at):
            if isinstance(move, Finish):
                yield draft, move, judge.finished(at, move)
            elif len(begun) < budget.iterations:
                after = rules.play(at, move)
                tiles = frozenset(after.facades[at.seat].tiles[before:])
                if tiles not in seen:
                    seen.add(tiles)
                    begun.append(after)


_kept: WeakKeyDictionary[Box, Sketches] = WeakKeyDictionary()


def _sketches(box: Box) -> Sketches:
    """The sketches of a box, as long as there is one."""
    found = _kept.get(box)
    if found is None:
        found = _kept[box] = Sketches(box)
    return found


class Judge:
    """Values the ends of one seat's turn."""

    def __init__(self, box: Box, state: State, weights: Weights) -> None:
        self.box, self.state, self.weights = box, state, weights
        self.seat = state.seat
        self.sketches = _sketches(box)
        self.roofs_left = sum(state.backs[back] for back in box.brown)

    # Building

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
        return self._worth(sketch, tokens, stored)

    def _final(self, sketch: Sketch) -> float:
        """At the end only points count."""
        bonus = sketch.roofed * self.box.parts.points.column if sketch.is_whole else 0
        return sketch.points + bonus

    def _worth(self, sketch: Sketch, tokens: int, stored: Sequence[Tile]) -> float:
        weights, box = self.weights, self.box
        roofs = sum(box.faces[tile].kind == "roof" for tile in stored)
        within = min(tokens + 1, self.roofs_left) + roofs
        worth = sketch.points + prospects(sketch, weights.cover * within, weights)
        if sketch.is_whole:
            worth += weights.whole * sketch.roofed * box.parts.points.column
        spare = max(0, tokens - box.parts.must_spend_at + 1)
        worth += weights.token * (tokens - spare) + weights.spare_token * spare
        return worth + sum(self._stored(tile) for tile in stored)

    def _stored(self, tile: Tile) -> float:
        face, weights = self.box.faces[tile], self.weights
        if face.kind != "window":
            return weights.stored_roof
        return weights.stored_hard if face.hard else weights.stored_window

    # Taking

    def take(self, source: Source) -> float:
        """What the take may bring: the mean over the tiles that it may turn out to be."""
        tokens, stored = self.state.tokens[self.seat], self.state.warehouses[self.seat]
        match source:
            case Heap(back):
                data, heap = self.box.backs[back], self.state.heap
                tokens -= data.brown
                number = sum(heap[tile] for tile in data.tiles)
                total = sum(heap[t] * self._taken(t, tokens) for t in data.tiles if heap[t])
                return total / number + self._chance_of_the_end(data.tiles)
            case Warehouse(_, tile):
                owner_gains = self.weights.token - self._stored(tile)
                return self._bought(tile, tokens - 1) - self.weights.rival * owner_gains
            case _:
                return self._worth(self.sketches[self._facade], tokens, stored)

    def _bought(self, tile: Tile, tokens: int) -> float:
        """A tile that fits only with stored ones is worth no more than where we stand."""
        stored = self.state.warehouses[self.seat]
        return self._built(tile, tokens) or self._worth(self.sketches[self._facade], tokens, stored)

    @property
    def _facade(self) -> Facade:
        return self.state.facades[self.seat]

    def _taken(self, tile: Tile, tokens: int) -> float:
        """A drawn tile where it is worth most: built, stored, or put back."""
        stored = self.state.warehouses[self.seat]
        sketch = self.sketches[self._facade]
        worths = [self._worth(sketch, tokens, stored), self._built(tile, tokens)]
        if len(stored) < self.box.parts.storage:
            worths.append(self._worth(sketch, tokens, (*stored, tile)))
        return max(worths)

    def _built(self, tile: Tile, tokens: int) -> float:
        """The tile alone, built where it is worth most; 0 if it fits nowhere."""
        at, sketch = elevation(self.box, self.state, self.seat), self.sketches[self._facade]
        stored = self.state.warehouses[self.seat]
        tokens += self.box.faces[tile].hard and self.state.stock > 0
        best = 0.0
        for turn, panel in enumerate(drafts(self.box, self.state).panels[tile]):
            for column, row in at.good_spots(panel):
                placed = Placed(tile, Column(column), row, turn)
                grown = self.sketches.grown(sketch, placed)
                best = max(best, self._worth(grown, tokens, stored))
        return best

    def _chance_of_the_end(self, tiles: Sequence[Tile]) -> float:
        """The bird that ends the game is welcome to whoever is ahead."""
        state, box = self.state, self.box
        if birds_seen(box, state) + 1 < box.parts.end_at_birds:
            return 0.0
        number = sum(state.heap[tile] for tile in tiles)
        birds = sum(state.heap[tile] for tile in tiles if box.faces[tile].bird)
        points = [float(self.sketches[facade].points) for facade in state.facades]
        rivals = max(each for seat, each in enumerate(points) if seat != self.seat)
        return self.weights.lead * (points[self.seat] - rivals) * birds / number
