"""Kensington's building rules said once more, the slow way: every square, every placement.

Shares nothing with the engine but the shapes of the tiles and the numbers of the plot.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from random import Random

from msgspec.structs import replace

from faubourg.core.game_protocol import NATURE
from faubourg.games.kensington.model import (
    Finish,
    KensingtonOptions,
    Lay,
    Placed,
    Stage,
    State,
    Tile,
)
from faubourg.games.kensington.taking_tiles import can_buy
from faubourg.games.kensington.where_to_build import draft_of
from tests.games.kensington.positions import rules

COLUMNS, ROWS, DOOR = range(1, 65), 32, 33
SIDES = ((0, 1), (1, 0), (0, -1), (-1, 0))
Draft = frozenset[Placed]


class Wall:
    """All squares of a façade with the tile that each belongs to."""

    def __init__(self, tiles: Sequence[Placed], below: Wall | None = None) -> None:
        """The tiles alone, or on top of those of another wall."""
        self.tiles: list[Placed] = [*(below.tiles if below else ()), *tiles]
        self.squares: dict[tuple[int, int], int] = {(DOOR, 0): -1}
        self.squares.update(below.squares if below else {})
        self.whole = True
        for number in range(len(self.tiles) - len(tiles), len(self.tiles)):
            for square in squares_of(self.tiles[number]):
                self.whole = self.whole and square not in self.squares
                self.squares[square] = number

    def kind(self, number: int) -> str:
        """A door, a brick, a roof, or the light of a window."""
        if number < 0:
            return "door"
        face = rules().box.faces[self.tiles[number].tile]
        return face.kind if face.kind != "window" else "lit" if face.lit else "dark"

    def lies_well(self, number: int) -> bool:
        """Within the plot, without a gap, off roofs; doors on the ground, roofs off it."""
        kind, own = self.kind(number), squares_of(self.tiles[number])
        if any(c not in COLUMNS or not 0 <= r < ROWS for c, r in own):
            return False
        for column, row in own:
            below = self.squares.get((column, row - 1))
            if below == number:
                continue
            if row == 0:
                if kind == "roof":
                    return False
            elif below is None or self.kind(below) == "roof":
                return False
        return kind != "door" or all(row == 0 for _, row in own)

    def neighbours(self, number: int) -> set[int]:
        own = squares_of(self.tiles[number])
        near = {(c + x, r + y) for c, r in own for x, y in SIDES}
        return {self.squares[square] for square in near if square in self.squares} - {number}

    def is_good(self, neighbour: int, number: int) -> bool:
        kind = self.kind(number)
        return kind not in ("lit", "dark") or self.kind(neighbour) in (
            kind,
            "door",
            "brick",
            "roof",
        )


def squares_of(placed: Placed) -> list[tuple[int, int]]:
    shape = rules().box.panels[placed.tile][placed.turn].squares
    return [(placed.column + c, placed.row + r) for c, r in shape]


def stands(old: Wall, new: Sequence[Placed], free: bool) -> bool:
    """Whether the new tiles may be built together on the old ones."""
    wall = Wall(new, old)
    added = range(len(old.tiles), len(wall.tiles))
    if not wall.whole or not all(wall.lies_well(number) for number in added):
        return False
    if free and not all(
        any(wall.is_good(near, number) for near in wall.neighbours(number)) for number in added
    ):
        return False
    reached = {-1, *range(len(old.tiles))}
    while more := {
        number
        for number in set(added) - reached
        for near in wall.neighbours(number) & reached
        if free or wall.is_good(near, number)
    }:
        reached |= more
    return reached >= set(added)


def everywhere(old: Sequence[Placed], tile: Tile, far: int, turning: bool) -> Iterator[Placed]:
    """The tile on every column and row near the building."""
    taken = [DOOR, *(c for placed in old for c, _ in squares_of(placed))]
    top = 2 + max((r for placed in old for _, r in squares_of(placed)), default=0)
    turns = len(rules().box.panels[tile]) if turning else 1
    for turn in range(turns):
        for column in range(min(taken) - far, max(taken) + far + 1):
            for row in range(top + 6):
                yield Placed(tile, column, row, turn)  # type: ignore[arg-type]  # any number


def all_drafts(
    old: Sequence[Placed], hand: Sequence[Tile], free: bool, turning: bool
) -> set[Draft]:
    """Every set of placements that may be built: subsets of the hand, laid from the ground up."""
    far, bare = 1 + 4 * len(hand), Wall(old)
    found: set[Draft] = set()
    seen: set[Draft] = set()
    spots = {tile: [*everywhere(old, tile, far, turning)] for tile in hand}
    begun: list[tuple[tuple[Placed, ...], tuple[Tile, ...]]] = [((), tuple(hand))]
    for laid, rest in begun:
        wall = Wall(laid, bare)
        for tile in set(rest):
            at = rest.index(tile)
            for placed in spots[tile]:
                draft = frozenset((*laid, placed))
                if draft in seen or not _rests(wall, placed):
                    continue
                seen.add(draft)
                if stands(bare, [*laid, placed], free):
                    found.add(draft)
                begun.append(((*laid, placed), (*rest[:at], *rest[at + 1 :])))
    return found


def _rests(wall: Wall, placed: Placed) -> bool:
    """Whether the tile can be let down there: the way is free, and it lies well."""
    if any(
        (column, above) in wall.squares
        for column, row in squares_of(placed)
        for above in range(row, ROWS)
    ):
        return False
    on_something = any(
        row == 0 or (column, row - 1) in wall.squares for column, row in squares_of(placed)
    )
    return on_something and Wall([placed], wall).lies_well(len(wall.tiles))


def all_pairs(old: Sequence[Placed], hand: Sequence[Tile], free: bool) -> set[Draft]:
    """Drafts of one or two tiles among all placements whatsoever, in no order."""
    spots = {tile: [*everywhere(old, tile, 5, False)] for tile in hand}
    bare = Wall(old)
    taken = bare.squares
    clear = {
        tile: [p for p in where if not any(square in taken for square in squares_of(p))]
        for tile, where in spots.items()
    }
    single = {frozenset([p]) for tile in hand for p in clear[tile] if stands(bare, [p], free)}
    pairs = {
        frozenset([p, q])
        for a, b in combinations(hand, 2)
        for p, q in product(clear[a], clear[b])
        if stands(bare, [p, q], free)
    }
    return single | pairs


def engine_drafts(state: State) -> set[Draft]:
    """Every draft at which the engine allows to finish."""
    game, found, seen = rules(), set(), set()
    begun = [state]
    for at in begun:
        draft = frozenset(draft_of(at))
        if draft in seen:
            continue
        seen.add(draft)
        moves = [*game.moves(at)]
        assert moves, "a draft that leads nowhere"
        if any(isinstance(move, Finish) for move in moves):
            found.add(draft)
        begun += [game.play(at, move) for move in moves if isinstance(move, Lay)]
    return found


def sampled(rng: Random, **options: object) -> State:
    """A façade met in random play, with one to three random tiles of the middle at hand."""
    game, state = rules(), rules().setup(2, KensingtonOptions())
    turns = rng.randrange(4, 45)
    while turns and (actor := game.to_act(state)) is not None:
        if state.stage is Stage.TAKE:
            turns -= 1
        odds = game.chances(state)
        moves = [*odds] if actor is NATURE else [*game.moves(state)]
        state = game.play(state, rng.choice(moves))
    left = [tile for tile, number in enumerate(state.heap) for _ in range(number)]
    chosen = [Tile(tile) for tile in rng.sample(left, min(len(left), rng.randint(1, 3)))]
    return replace(
        state,
        stage=Stage.BUILD,
        ended_by=None,
        warehouses=(tuple(chosen[:-1]),) * 2,
        taken=chosen[-1] if chosen else None,
        taking=None,
        owed=False,
        laid=0,
        **options,
    )


def check(state: State) -> None:
    """The drafts that the engine finishes are those of brute force."""
    old = state.facades[state.seat].tiles
    hand = (*state.warehouses[state.seat], *([] if state.taken is None else [state.taken]))
    free = state.units == "free"
    expected = all_drafts(old, hand, free, state.turning_roofs)
    assert engine_drafts(replace(state, owed=False)) == expected | {frozenset()}
    bought = {draft for draft in expected if any(each.tile == state.taken for each in draft)}
    if state.taken is not None:
        before = replace(state, taken=None)
        assert can_buy(rules().box, before, state.seat, state.taken) is bool(bought)
    if bought:
        assert engine_drafts(replace(state, owed=True)) == bought
