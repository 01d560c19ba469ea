"""What a take of Kensington may bring: every tile that it may turn out to be is tried.

The stored tiles are built with it, before it or on it, where that is worth more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from faubourg.bots.kensington.facade_value import Sketch
from faubourg.bots.kensington.turn_value import Judge
from faubourg.games.kensington.completable_drafts import each
from faubourg.games.kensington.model import (
    Column,
    Facade,
    Heap,
    Placed,
    Source,
    Tile,
    Warehouse,
)
from faubourg.games.kensington.rules import birds_seen
from faubourg.games.kensington.where_to_build import drafts


class Start(Struct, frozen=True):
    """A façade to build on, with stored tiles already laid or none, and what is still stored."""

    facade: Facade
    sketch: Sketch
    stored: tuple[Tile, ...]
    earned: int
    """Tokens for the diamonds of the stored tiles laid."""


class Sources:
    """Values the takes of one seat."""

    def __init__(self, judge: Judge) -> None:
        self.judge, self.box, self.state = judge, judge.box, judge.state
        self.seat = judge.seat
        self.elevations = self.box.free if self.state.units == "free" else self.box.joined
        facade, stored = self.state.facades[self.seat], self.state.warehouses[self.seat]
        bare = Start(facade, judge.sketches[facade], stored, 0)
        laid = (self._best_lay(bare, tile, rest) for tile, rest in each(bare.stored))
        self.starts = [bare, *(start for start in laid if start is not None)]

    def worth(self, source: Source) -> float:
        """What the take may bring: the mean over the tiles that it may turn out to be."""
        tokens = self.state.tokens[self.seat]
        match source:
            case Heap(back):
                data, heap = self.box.backs[back], self.state.heap
                tokens -= data.brown
                number = sum(heap[tile] for tile in data.tiles)
                total = sum(heap[t] * self._drawn(t, tokens) for t in data.tiles if heap[t])
                return total / number + self._chance_of_the_end(data.tiles)
            case Warehouse(_, tile):
                far, weights = self.judge.far, self.judge.weights
                owner_gains = far * (weights.token - self.judge.stored(tile))
                return self._bought(tile, tokens - 1) - weights.rival * owner_gains
            case _:
                return max(self._worth(start, tokens) for start in self.starts)

    def _bought(self, tile: Tile, tokens: int) -> float:
        """A tile that fits only in a draft of loose tiles is worth no more than where we stand."""
        return max(self._built(tile, tokens), default=self._worth(self.starts[0], tokens))

    def _drawn(self, tile: Tile, tokens: int) -> float:
        """A drawn tile where it is worth most: built, stored, or put back where that is allowed."""
        return max([*self._built(tile, tokens), *self._not_built(tile, tokens)])

    def _not_built(self, tile: Tile, tokens: int) -> Iterator[float]:
        for start in self.starts:
            room = len(start.stored) < self.box.parts.storage
            if room:
                yield self._worth(start, tokens, (*start.stored, tile))
            if not room or self.state.storing == "may":
                yield self._worth(start, tokens)

    def _built(self, tile: Tile, tokens: int) -> Iterator[float]:
        """The tile where it is worth most, alone and with a stored tile below or above it."""
        for start in self.starts:
            best = self._best_lay(start, tile, start.stored)
            if best is not None:
                yield self._worth(best, tokens)
                yield from self._crowned(best, tokens)

    def _crowned(self, start: Start, tokens: int) -> Iterator[float]:
        """What a stored tile adds to the tile just laid."""
        for tile, rest in each(start.stored):
            best = self._best_lay(start, tile, rest)
            if best is not None:
                yield self._worth(best, tokens)

    def _best_lay(self, start: Start, tile: Tile, rest: tuple[Tile, ...]) -> Start | None:
        """The tile laid where the façade is worth most; None if it fits nowhere."""
        at, judge = self.elevations[start.facade], self.judge
        tokens, best, found = self.state.tokens[self.seat], 0.0, None
        for turn, panel in enumerate(drafts(self.box, self.state).panels[tile]):
            for column, row in at.good_spots(panel):
                placed = Placed(tile, Column(column), row, turn)
                sketch = judge.sketches.grown(start.sketch, placed)
                worth = judge.worth(sketch, tokens, rest)
                if found is None or worth > best:
                    best, found = worth, (placed, sketch)
        if found is None:
            return None
        facade = Facade((*start.facade.tiles, found[0]))
        return Start(facade, found[1], rest, start.earned + self.box.faces[tile].hard)

    def _worth(self, start: Start, tokens: int, stored: Sequence[Tile] | None = None) -> float:
        tokens += min(start.earned, self.state.stock)
        return self.judge.worth(start.sketch, tokens, start.stored if stored is None else stored)

    def _chance_of_the_end(self, tiles: Sequence[Tile]) -> float:
        """The bird that ends the game is welcome to whoever is ahead."""
        state, box, judge = self.state, self.box, self.judge
        if birds_seen(box, state) + 1 < box.parts.end_at_birds:
            return 0.0
        number = sum(state.heap[tile] for tile in tiles)
        birds = sum(state.heap[tile] for tile in tiles if box.faces[tile].bird)
        points = [float(judge.sketches[facade].points) for facade in state.facades]
        rivals = max(each for seat, each in enumerate(points) if seat != self.seat)
        return judge.weights.lead * (points[self.seat] - rivals) * birds / number
