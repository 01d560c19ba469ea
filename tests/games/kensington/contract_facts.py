"""What the contract suite needs to know of Kensington: what is conserved, odd positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from msgspec.structs import replace

from faubourg.core.game_protocol import RuleId, Seat
from faubourg.games.kensington import Kensington
from faubourg.games.kensington.model import (
    Back,
    Column,
    Draw,
    Duty,
    Facade,
    Finish,
    Heap,
    KensingtonOptions,
    Lay,
    Move,
    Placed,
    Stage,
    State,
    Take,
    Tile,
    Warehouse,
)
from faubourg.games.kensington.plot import COLUMNS, DOOR, ROWS
from faubourg.games.kensington.visibility import VISIBILITY
from faubourg.testing import Facts
from tests.games.kensington.golden_games import GOLDEN_GAMES

TOWER = 3
"""The columns of a building that grows as high as the plot."""
DUTIES: tuple[Duty, ...] = ("must", "may")
ENDINGS = ("KG-5.1", "KG-5.2", "KG-R5")


def counts(_: Kensington, state: State) -> tuple[object, ...]:
    """Tiles by face and tokens: wherever they lie."""
    lying: Counter[int] = Counter(dict(enumerate(state.heap)))
    lying.update(placed.tile for facade in state.facades for placed in facade.tiles)
    lying.update(tile for stored in state.warehouses for tile in stored)
    lying.update([] if state.taken is None else [state.taken])
    return tuple(sorted(lying.items())), sum(state.tokens) + state.stock


def options(_: Kensington, number: int) -> dict[str, Any]:
    """Every reading of the rulebook beside every reading of the others, soon all of each."""
    one, two, four, eight, sixteen = (number >> place & 1 for place in range(5))
    return {
        "units": ("joined", "free")[one],
        "turning_roofs": bool(two),
        "storing": DUTIES[one ^ four],
        "takes": DUTIES[two ^ eight],
        "backs": ("outlines", "outlines", "marks")[number % 3],
        "first": two ^ sixteen,
    }


def built_position(rules: Kensington, seats: int, rng: Random) -> State:
    """Any position that the tiles allow: towers and terraces, every stage, drafts begun."""
    options = KensingtonOptions(
        first=rng.randrange(seats),
        units=rng.choice(["joined", "joined", "free"]),
        turning_roofs=rng.random() < 0.3,
        storing=rng.choice(DUTIES),
        takes=rng.choice(DUTIES),
        backs=rng.choice(["outlines", "outlines", "marks"]),
    )
    start = rules.setup(seats, options)
    left = [tile for tile, number in enumerate(start.heap) for _ in range(number)]
    rng.shuffle(left)
    facades = tuple(_facade(rules, left, rng) for _ in range(seats))
    if rng.random() < 0.2:
        facades = tuple(_with_all_windows(rules, facade, left) for facade in facades)
    stored = tuple(tuple(sorted(_some(left, rng.randint(0, 2)))) for _ in range(seats))
    tokens = _shared(sum(start.tokens) + start.stock, seats, rng)
    state = replace(
        start,
        facades=facades,
        warehouses=stored,
        tokens=tokens[:-1],
        stock=tokens[-1],
        seat=Seat(rng.randrange(seats)),
        skips=rng.randrange(seats),
        idle=rng.randrange(rules.box.parts.idle_rounds * seats),
    )
    return _at_a_stage(rules, _with_heap(rules, state, left), rng)


def _facade(rules: Kensington, left: list[int], rng: Random) -> Facade:
    """A building by the rules of contact: a few tiles or many, or a tower."""
    facade, towering, in_vain = Facade(), rng.random() < 0.25, 0
    for _ in range(300 if towering else rng.choice([0, 1, 3, 10, 20, 40])):
        if in_vain == len(left):
            break
        tile = left.pop()
        spots = _spots(rules, facade, tile, towering)
        if not spots:
            left.insert(0, tile)
            in_vain += 1
            continue
        column, row = min(spots, key=lambda spot: spot[1]) if towering else rng.choice(spots)
        facade = Facade((*facade.tiles, Placed(Tile(tile), Column(column), row)))
        in_vain = 0
    return facade


def _spots(rules: Kensington, facade: Facade, tile: int, towering: bool) -> list[tuple[int, int]]:
    """Where the tile may be laid by itself; to a tower only windows and walls are added."""
    panel = rules.box.panels[tile][0]
    if not towering:
        return rules.box.joined[facade].good_spots(panel)
    if panel.is_roof:
        return []
    inside = range(DOOR, DOOR + TOWER + 1 - panel.width)
    return [spot for spot in rules.box.joined[facade].good_spots(panel) if spot[0] in inside]


def _with_all_windows(rules: Kensington, facade: Facade, left: list[int]) -> Facade:
    """The building with every window tile that is left, as far as they fit: no beige tiles."""
    box, built = rules.box, True
    while built:
        built = False
        for tile in [each for each in left if box.faces[each].kind == "window"]:
            if spots := box.joined[facade].good_spots(box.panels[tile][0]):
                column, row = min(spots, key=lambda spot: spot[1])
                facade = Facade((*facade.tiles, Placed(Tile(tile), Column(column), row)))
                left.remove(tile)
                built = True
    return facade


def _some(left: list[int], number: int) -> list[Tile]:
    return [Tile(left.pop()) for _ in range(min(number, len(left)))]


def _shared(tokens: int, seats: int, rng: Random) -> tuple[int, ...]:
    """Tokens for every seat, and as the last entry for the stock."""
    places = Counter(rng.randrange(seats + 1) for _ in range(tokens))
    return tuple(places[place] for place in range(seats + 1))


def _with_heap(rules: Kensington, state: State, left: list[int]) -> State:
    heap = tuple(left.count(tile) for tile in rules.box.tiles)
    return replace(state, heap=heap, backs=rules.box.backs_in(heap, state.backs_by))


def _at_a_stage(rules: Kensington, state: State, rng: Random) -> State:
    match rng.choice(["take", "take", "drawing", "build", "build", "build", "last", "over"]):
        case "take":
            return state
        case "over":
            return replace(state, stage=Stage.OVER, ended_by=RuleId(rng.choice(ENDINGS)))
        case "last":
            others = [Seat(n) for n in range(len(state.facades)) if n != state.seat]
            last = replace(state, stage=Stage.BUILD, ender=rng.choice(others))
            return _drafted(rules, last, rng)
        case "drawing":
            return _taken(rules, state, rng)
        case _:
            drawn = _taken(rules, state, rng)
            if drawn.stage is Stage.DRAWING:
                drawn = rules.play(drawn, rng.choice([*rules.chances(drawn)]))
            return _drafted(rules, drawn, rng)


def _taken(rules: Kensington, state: State, rng: Random) -> State:
    """After some take; bargains are rare, so they come first."""
    takes = [*rules.moves(state)]
    bargains = [t for t in takes if isinstance(t, Take) and isinstance(t.source, Warehouse)]
    return rules.play(state, rng.choice(bargains if bargains and rng.random() < 0.5 else takes))


def _drafted(rules: Kensington, state: State, rng: Random) -> State:
    """With some tiles of the draft laid, preferably one that still hangs in the air."""
    for _ in range(rng.randrange(3)):
        lays = [move for move in rules.moves(state) if isinstance(move, Lay)]
        if not lays:
            break
        after = [rules.play(state, lay) for lay in lays]
        loose = [each for each in after if not any(_finishes(rules, each))]
        state = rng.choice(loose if loose and rng.random() < 0.6 else after)
    return state


def _finishes(rules: Kensington, state: State) -> Iterator[bool]:
    return (isinstance(move, Finish) for move in rules.moves(state))


def malformed(rules: Kensington) -> Iterator[Move]:
    """Moves that no text says, but that could come from elsewhere."""
    no_tile, no_back = Tile(len(rules.box.faces)), Back(len(rules.box.backs))
    yield from (Take(Heap(no_back)), Take(Heap(Back(-1))), Draw(no_tile), Draw(Tile(-1)))
    yield from (Take(Warehouse(Seat(9), Tile(0))), Take(Warehouse(Seat(0), no_tile)))
    yield from (Lay(no_tile, Column(1)), Lay(Tile(-1), Column(1)))
    for tile in rules.box.tiles:
        yield from (Lay(tile, Column(column)) for column in (-1, 0, COLUMNS + 1, COLUMNS + ROWS))
        yield from (Lay(tile, Column(30), turn) for turn in (-1, 3, 4))


TESTS = Path(__file__).parent
FACTS = Facts(
    game="kensington",
    tests=TESTS,
    golden=TESTS.parent.parent / "golden",
    golden_games=GOLDEN_GAMES,
    endings=ENDINGS,
    visibility=VISIBILITY,
    counts=counts,
    options=options,
    built_position=built_position,
    malformed=malformed,
    positions=50,
)
