"""Positions of Kensington: façades from the tiles laid, and pictures of them.

A façade is written as its lays in order, "+H2@1 ^H2@1"; a picture of it has one sign for each
square: `D` a door, `+` a lit window, `-` a dark one, `=` a brick, `^` a roof. Hands and warehouses
are names of tiles, separated by blanks.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from msgspec.structs import replace

from faubourg.core.game_catalogue import find_game
from faubourg.core.game_protocol import Refusal, RuleId, Seat
from faubourg.core.table import Table
from faubourg.games.kensington import Kensington
from faubourg.games.kensington.model import (
    Facade,
    KensingtonOptions,
    Lay,
    Move,
    Placed,
    Stage,
    State,
    Tile,
    View,
)
from faubourg.games.kensington.plot import DOOR

KensingtonTable = Table[State, Move, View]
SIGNS = {"window": "", "roof": "^", "brick": "=", "door": "D"}


@cache
def rules() -> Kensington:
    return Kensington(find_game("kensington").edition())


def tile(name: str) -> Tile:
    return rules().box.by_name[name]


def tiles(names: str) -> tuple[Tile, ...]:
    return tuple(sorted(tile(name) for name in names.split()))


def built(lays: str = "") -> Facade:
    """The façade with these tiles, let down one after the other; nothing is checked but gaps."""
    placed: list[Placed] = []
    for text in lays.split():
        move = rules().read(text)
        assert isinstance(move, Lay)
        placed.append(let_down(squares_of(Facade(tuple(placed))), move))
    return Facade(tuple(placed))


def let_down(squares: dict[tuple[int, int], str], move: Lay) -> Placed:
    """The tile where it comes to lie, found by lifting it until it is free."""
    shape = rules().box.panels[move.tile][move.turn].squares
    row = 0
    while any(
        (move.column + c, above) in squares for c, r in shape for above in range(row + r, 40)
    ):
        row += 1
    return Placed(move.tile, move.column, row, move.turn)


def squares_of(facade: Facade) -> dict[tuple[int, int], str]:
    """What is on every square, by column and row."""
    box, found = rules().box, {(DOOR, 0): "D"}
    for placed in facade.tiles:
        face = box.faces[placed.tile]
        for c, r in box.panels[placed.tile][placed.turn].squares:
            sign = SIGNS[face.kind] or ("+" if face.lit else "-")
            assert (placed.column + c, placed.row + r) not in found, "two tiles on one square"
            found[placed.column + c, placed.row + r] = sign
    return found


def picture(facade: Facade) -> str:
    """The façade from its highest row down to the ground."""
    squares = squares_of(facade)
    columns = range(min(c for c, _ in squares), max(c for c, _ in squares) + 1)
    rows = range(max(r for _, r in squares), -1, -1)
    lines = ["".join(squares.get((c, r), ".") for c in columns) for r in rows]
    return "\n".join(lines)


def position(
    *facades: str | Facade,
    hand: str = "",
    stored: Sequence[str] = (),
    taken: str | None = None,
    turn: int = 0,
    seats: int = 2,
    tokens: Sequence[int] | None = None,
    **changes: Any,
) -> State:
    """A state at the beginning of a turn, or with `hand` or `taken` in the middle of building.

    `hand` names the tiles that the seat may build: the last is the one taken, the others stored.
    """
    box = rules().box
    start = rules().setup(seats, KensingtonOptions(**KensingtonOptions.today))
    given = [built(each) if isinstance(each, str) else each for each in facades]
    assert all(box.joined[facade].stands for facade in given), "no such building"
    standing = (*given, *[Facade()] * (seats - len(given)))
    houses = [tiles(names) for names in (*stored, *[""] * (seats - len(stored)))]
    names = hand.split()
    if names:
        houses[turn], taken = tiles(" ".join(names[:-1])), names[-1]
    building = taken is not None or changes.get("skipping") or changes.get("laid")
    state = replace(
        start,
        facades=standing,
        warehouses=tuple(houses),
        taken=tile(taken) if taken else None,
        seat=Seat(turn),
        stage=Stage.BUILD if building else Stage.TAKE,
        **_tokens(start, tokens),
    )
    state = replace(state, heap=left_in_heap(state))
    state = replace(state, **changes)
    return replace(state, backs=box.backs_in(state.heap, state.backs_by))


def _tokens(start: State, tokens: Sequence[int] | None) -> dict[str, Any]:
    if tokens is None:
        return {}
    return {"tokens": tuple(tokens), "stock": start.stock + sum(start.tokens) - sum(tokens)}


def left_in_heap(state: State) -> tuple[int, ...]:
    """The box without what lies open."""
    left = [face.number for face in rules().box.faces]
    gone = [placed.tile for facade in state.facades for placed in facade.tiles]
    gone += [each for stored in state.warehouses for each in stored]
    gone += [] if state.taken is None else [state.taken]
    for each in gone:
        left[each] -= 1
    assert min(left) >= 0, "more tiles than the box holds"
    return tuple(left)


def empty_middle(state: State, keep: str = "") -> State:
    """The same with nothing left in the middle but some tiles: not a position of a whole game."""
    kept = tiles(keep)
    heap = tuple(kept.count(Tile(n)) for n in range(len(state.heap)))
    return replace(state, heap=heap, backs=rules().box.backs_in(heap, state.backs_by))


def over(state: State, rule: str = "KG-5.1") -> State:
    return replace(state, stage=Stage.OVER, taken=None, owed=False, laid=0, ended_by=RuleId(rule))


def play(state: State, *texts: str) -> State:
    """The position after legal moves; Nature's tiles are said as well ("!+H1")."""
    for text in texts:
        move = rules().read(text)
        refused = rules().why_not(state, move)
        assert refused is None, f"{text}: {refused}"
        state = rules().play(state, move)
    return state


def choices(state: State) -> set[str]:
    """Every legal move, as text."""
    return {rules().write(move) for move in rules().moves(state)}


def why_not(state: State, text: str) -> Refusal | None:
    """The refusal of a move; the list of moves says the same."""
    refusal = rules().why_not(state, rules().read(text))
    assert (text in choices(state)) is (refusal is None), f"{text}: {refusal}"
    return refusal


def refused_by(state: State, text: str) -> str | None:
    """The rule that the move breaks, None for a legal one."""
    refusal = why_not(state, text)
    return refusal.rule if refusal else None


def reason(state: State, text: str) -> str | None:
    """The rule and the reason of a refusal."""
    refusal = why_not(state, text)
    return f"{refusal.rule} {refusal.reason}" if refusal else None


def columns(state: State, name: str) -> set[int]:
    """The columns, counted from the door, on which a tile may be laid now."""
    return {int(text.split("@")[1]) for text in choices(state) if text.startswith(f"{name}@")}


def points(state: State, rule: str | None = None, seat: int = 0, *, over: bool = True) -> int:
    """What a seat has by a rule, or in all, as if the game were over."""
    lines = rules().sheet(state, as_if_over=over)
    return sum(
        line.points for line in lines if line.seat == seat and (rule is None or line.rule == rule)
    )


def table_at(state: State) -> KensingtonTable:
    """A table whose game stands at this state; its log is empty."""
    table: KensingtonTable = Table(rules(), len(state.facades), seed=1, dealt=False)
    table.state = state
    return table
