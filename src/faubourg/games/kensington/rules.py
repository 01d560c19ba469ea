"""The verbs of Kensington, in the order of the rulebook.

Legality has one source: the predicates of `taking_tiles` and `where_to_build`. `moves` builds its
list from them; `refusals.why_not` asks the same ones and names the rule.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from msgspec.structs import replace

from faubourg.core.game_options import first_seat
from faubourg.core.game_protocol import NATURE, Actor, RuleId, Seat, next_seat
from faubourg.core.tuple_changes import add, put
from faubourg.games.kensington.completable_drafts import without
from faubourg.games.kensington.model import (
    Draw,
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
from faubourg.games.kensington.taking_tiles import beige_backs, may_skip, must_spend, paid_takes
from faubourg.games.kensington.unpacked_edition import Box
from faubourg.games.kensington.where_to_build import (
    can_build_stored,
    can_finish,
    can_keep,
    draft_of,
    elevation,
    landing_row,
    lays,
    must_keep,
)


def setup(box: Box, seats: int, options: KensingtonOptions) -> State:
    """KG-1.1 to KG-1.4 — a door each, tiles in the middle, a token each, the rest in the stock."""
    first = first_seat(options.first, seats)
    heap = tuple(face.number for face in box.faces)
    turning = options.turning_roofs
    return State(
        facades=(Facade(),) * seats,
        warehouses=((),) * seats,
        heap=heap,
        backs=box.backs_in(heap, options.backs),
        tokens=(box.parts.first_tokens,) * seats,
        stock=box.parts.tokens_by_seats[seats] - seats * box.parts.first_tokens,
        units=options.units or box.parts.units,
        turning_roofs=box.parts.turning_roofs if turning is None else turning,
        storing=options.storing,
        takes=options.takes,
        backs_by=options.backs,
        first=first,
        seat=first,
        stage=Stage.TAKE,
    )


def to_act(state: State) -> Actor:
    if state.stage is Stage.DRAWING:
        return NATURE
    return None if state.stage is Stage.OVER else state.seat


# KG-2: take one tile


def _takes(box: Box, state: State) -> list[Move]:
    """KG-2.1 to KG-2.4, KG-R9 — every legal take, and the skip where it is allowed."""
    paid = [*paid_takes(box, state, state.seat)]
    if must_spend(box, state, state.seat):
        return [*paid]
    beige = [box.takes_of[back] for back in beige_backs(box, state)]
    return [*beige, *paid, *([box.skip] if may_skip(box, state) else [])]


# KG-2.5, KG-3: build


def moves(box: Box, state: State) -> Iterator[Move]:
    """Every legal move."""
    match state.stage:
        case Stage.TAKE:
            return iter(_takes(box, state))
        case Stage.BUILD:
            return iter(_builds(box, state))
        case _:
            return iter(chances(box, state))


def _builds(box: Box, state: State) -> list[Move]:
    """KG-2.5, KG-2.6 — every tile wherever it may be laid, and the end of the turn."""
    found: list[Move] = [*lays(box, state)]
    if can_finish(box, state):
        found += [] if must_keep(box, state) else [box.finish]
        found += [box.finish_and_keep] if can_keep(box, state) else []
    return found


def chances(box: Box, state: State) -> dict[Move, int]:
    """KG-2.2 — the tiles that the back touched may be, by how many are left of each."""
    if state.taking is None:
        return {}
    heap, draws = state.heap, box.draws_of
    return {draws[tile]: heap[tile] for tile in box.backs[state.taking].tiles if heap[tile]}


def play(box: Box, state: State, move: Move) -> State:
    """The position after the move."""
    match move:
        case Take():
            return _take(box, state, move)
        case Draw():
            return _draw(box, state, move.tile)
        case Lay():
            return _lay(box, state, move)
        case _:
            return _finish(box, state, move)


def _take(box: Box, state: State, move: Take) -> State:
    """KG-2.1, KG-R9 — beige for nothing, brown and others' tiles for a token."""
    match move.source:
        case Heap(back):
            price = 1 if box.backs[back].brown else 0
            return replace(
                state,
                stage=Stage.DRAWING,
                taking=back,
                tokens=add(state.tokens, state.seat, -price),
                stock=state.stock + price,
            )
        case Warehouse(owner, tile):
            stored = without(state.warehouses[owner], tile)
            return replace(
                state,
                stage=Stage.BUILD,
                taken=tile,
                owed=True,
                warehouses=put(state.warehouses, owner, stored),
                tokens=add(add(state.tokens, state.seat, -1), owner, 1),
            )
        case _:
            return replace(state, stage=Stage.BUILD, skipping=True)


def _draw(box: Box, state: State, tile: Tile) -> State:
    """KG-2.2, KG-R8 — the tile is turned up; a bird may be the one that brings the end."""
    drawn = replace(
        state,
        stage=Stage.BUILD,
        taking=None,
        taken=tile,
        heap=add(state.heap, tile, -1),
        backs=add(state.backs, box.back_by[state.backs_by][tile], -1),
    )
    return replace(drawn, ender=state.seat) if brings_the_end(box, state, tile) else drawn


def brings_the_end(box: Box, state: State, tile: Tile) -> bool:
    """KG-5.1, KG-R8 — whether the tile to be turned up shows the bird that was still missing."""
    if state.ender is not None or not box.faces[tile].bird:
        return False
    return birds_seen(box, state) + 1 >= box.parts.end_at_birds


def birds_seen(box: Box, state: State) -> int:
    """KG-5.1, KG-R8 — the birds built, stored, and the one just drawn."""
    faces = box.faces
    built = sum(faces[placed.tile].bird for facade in state.facades for placed in facade.tiles)
    stored = sum(faces[tile].bird for tiles in state.warehouses for tile in tiles)
    return built + stored + (state.taken is not None and faces[state.taken].bird)


def _lay(box: Box, state: State, move: Lay) -> State:
    """KG-2.5 — the tile joins the draft. Of two that look alike the stored one goes first."""
    seat, stored = state.seat, state.warehouses[state.seat]
    row = landing_row(box, elevation(box, state, seat), move)
    placed = Placed(move.tile, move.column, row, move.turn)
    facade = Facade((*state.facades[seat].tiles, placed))
    laid = replace(state, facades=put(state.facades, seat, facade), laid=state.laid + 1)
    if move.tile == state.taken and (state.owed or move.tile not in stored):
        return replace(laid, taken=None, owed=False)
    return replace(laid, warehouses=put(state.warehouses, seat, without(stored, move.tile)))


# KG-2.6, KG-4: the end of a turn


def goes_without_saying(box: Box, state: State, move: Move) -> bool:
    """KG-2.6 — to finish a turn in which nothing else is left to do."""
    return isinstance(move, Finish) and len([*islice(moves(box, state), 2)]) == 1


def _finish(box: Box, state: State, move: Finish) -> State:
    """KG-2.6, KG-4.1 — the diamonds pay, and a tile left over is stored or put back."""
    earned = diamonds(box, state)
    skipped = state.skipping and not state.laid
    finished = replace(
        _put_away(box, state, move.keep),
        tokens=add(state.tokens, state.seat, earned),
        stock=state.stock - earned,
        taken=None,
        laid=0,
        skipping=False,
        skips=state.skips + 1 if skipped else 0,
        idle=0 if state.laid else state.idle + 1,
    )
    return _next_turn(box, finished)


def diamonds(box: Box, state: State) -> int:
    """KG-4.1 — a token for every diamond of this turn, as long as the stock lasts."""
    return min(state.stock, sum(box.faces[placed.tile].hard for placed in draft_of(state)))


def diamond_of(box: Box, state: State, tile: Tile) -> int:
    """KG-4.1 — how many tokens more the turn earns at its end if this tile is laid as well."""
    return int(box.faces[tile].hard and diamonds(box, state) < state.stock)


def _put_away(box: Box, state: State, keep: bool) -> State:
    """KG-2.6 — the drawn tile, if it was not built."""
    tile = state.taken
    if tile is None:
        return state
    if keep:
        stored = tuple(sorted((*state.warehouses[state.seat], tile)))
        if len(stored) > box.parts.storage:
            raise LookupError(tile)
        return replace(state, warehouses=put(state.warehouses, state.seat, stored))
    backs = add(state.backs, box.back_by[state.backs_by][tile], 1)
    return replace(state, heap=add(state.heap, tile, 1), backs=backs)


# KG-5: the end of the game


def _next_turn(box: Box, state: State) -> State:
    """KG-5.1, KG-5.2 — the next seat takes a tile, builds for the last time, or the game ends."""
    if state.ender is not None:
        return _last_buildings(state)
    seat = next_seat(state.seat, len(state.facades))
    following = replace(state, seat=seat, stage=Stage.TAKE)
    ended_by = _ended_by(box, following)
    return _over(state, ended_by) if ended_by else following


def _last_buildings(state: State) -> State:
    """KG-5.1, KG-R8 — everybody after the one who drew the bird builds what is stored."""
    seat = next_seat(state.seat, len(state.facades))
    while seat != state.ender:
        if state.warehouses[seat]:
            return replace(state, seat=seat, stage=Stage.BUILD)
        seat = next_seat(seat, len(state.facades))
    return _over(state, RuleId("KG-5.1"))


def _over(state: State, rule: RuleId) -> State:
    return replace(state, stage=Stage.OVER, ended_by=rule)


def _ended_by(box: Box, state: State) -> RuleId | None:
    """KG-5.2, KG-R5 — nobody can go on, or nobody has for too long."""
    seats = len(state.facades)
    if nobody_can_go_on(box, state, [Seat(seat) for seat in range(seats)]):
        return RuleId("KG-5.2")
    if state.skips >= seats or state.idle >= box.parts.idle_rounds * seats:
        return RuleId("KG-R5")
    return None


def nobody_can_go_on(box: Box, state: State, seats: Sequence[Seat]) -> bool:
    """KG-R5 — no player has a legal take, and none can build a stored tile."""
    if beige_backs(box, state):
        return False
    return not any(
        any(True for _ in paid_takes(box, state, seat)) or can_build_stored(box, state, seat)
        for seat in seats
    )
