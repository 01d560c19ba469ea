"""What a turn of building leaves to its seat: what a roof has yet to cover, the room for further
tiles, and what the tile that was not built is kept for."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from faubourg.core.game_protocol import RuleId, Seat
from faubourg.core.move_reasons import Reason
from faubourg.core.phrases import Phrase, facts
from faubourg.core.tuple_changes import put
from faubourg.games.kensington.completable_drafts import without
from faubourg.games.kensington.model import Facade, Stage, State, Tile
from faubourg.games.kensington.scoring import Columns, columns_of
from faubourg.games.kensington.tiles_that_fit import best_roof, could_build, places
from faubourg.games.kensington.unpacked_edition import Box
from faubourg.games.kensington.where_to_build import elevation


def left_to(box: Box, before: State, after: State, seat: Seat) -> Iterator[Reason]:
    """Nothing of it matters to a seat that will build no more."""
    if not _builds_again(after, seat):
        return
    if before.facades[seat] != after.facades[seat]:
        yield from _yet_to_be_roofed(box, before.facades[seat], after.facades[seat], seat)
        yield from _room(box, before, after, seat)
    if phrase := _tile_not_built(box, before, after, seat):
        yield Reason(seat, phrase, rule=RuleId("KG-2.6"))
    yield from _stored_roofs(box, before, after, seat)


def _builds_again(state: State, seat: Seat) -> bool:
    """KG-5.1 — once the last bird is out, only in the turn that is not finished yet."""
    return state.stage is not Stage.OVER and (state.ender is None or state.seat == seat)


# KG-6.1, KG-6.2: what counts once it is roofed


def _yet_to_be_roofed(box: Box, before: Facade, after: Facade, seat: Seat) -> Iterator[Reason]:
    """Windows and doors of this turn in columns that no roof covers yet."""
    old, new = columns_of(box, before), columns_of(box, after)
    added = {"KG-6.1": _open_windows(old, new), "KG-6.2": _open_doors(old, new)}
    for rule, number in added.items():
        if number:
            key = f"kensington-reason-open-{rule.replace('.', '-')}"
            yield Reason(seat, Phrase(key, {"number": number}), rule=RuleId(rule))


def _open_windows(old: Columns, new: Columns) -> int:
    grown = new.windows - old.windows
    return sum(number for column, number in grown.items() if column not in new.roofed)


def _open_doors(old: Columns, new: Columns) -> int:
    return len(new.doors - old.doors - new.roofed.keys())


# KG-3.4: room for the tiles of the middle


def _room(box: Box, before: State, after: State, seat: Seat) -> Iterator[Reason]:
    """How many of the beige tiles that are left would fit, if they are not as many as before."""
    was, now = (_that_fit(box, state, after, seat) for state in _stood(box, seat, before, after))
    if was != now:
        phrase = Phrase("kensington-reason-room", facts(number=now, was=was))
        yield Reason(seat, phrase, rule=RuleId("KG-3.4"))


def _stood(box: Box, seat: Seat, *states: State) -> Iterator[State]:
    """KG-R1 — with the façade as it was before the turn wherever a tile of the draft is loose: as
    long as it is, hardly any tile could be laid alone."""
    for state in states:
        if elevation(box, state, seat).stands:
            yield state
        else:
            tiles = state.facades[seat].tiles
            built = Facade(tiles[: len(tiles) - state.laid])
            yield replace(state, facades=put(state.facades, seat, built), laid=0)


def _that_fit(box: Box, state: State, after: State, seat: Seat) -> int:
    """Of the tiles in the middle after the turn, on the façade of another state."""
    windows = (tile for tile in box.tiles if box.faces[tile].kind == "window")
    return sum(after.heap[tile] for tile in windows if places(box, state, seat, tile))


# KG-2.6: the tile that is not built


def _tile_not_built(box: Box, before: State, after: State, seat: Seat) -> Phrase | None:
    """That it cannot be built for now, or where it could be if it is kept."""
    tile = before.taken
    if tile is None or after.seat == seat:
        return None
    stored = after.warehouses[seat]
    if stored.count(tile) > before.warehouses[seat].count(tile):
        return _fit_of_stored(box, after, seat, tile)
    is_returned = after.heap[tile] > before.heap[tile]
    if is_returned and not could_build(box, after, seat, tile, stored):
        return Phrase("kensington-reason-fits-nowhere")
    return None


def _fit_of_stored(box: Box, state: State, seat: Seat, tile: Tile) -> Phrase:
    """Alone, and of a roof what it would bring; or with the other tile that is stored."""
    if number := len(places(box, state, seat, tile)):
        points = best_roof(box, state, seat, [tile]) if box.faces[tile].kind == "roof" else 0
        if points:
            return Phrase("kensington-reason-kept-roof", {"number": points})
        return Phrase("kensington-reason-fits", {"number": number})
    others = without(state.warehouses[seat], tile)
    with_other = could_build(box, state, seat, tile, others)
    return Phrase(f"kensington-reason-fits-{'with-other' if with_other else 'nowhere'}")


# KG-6: roofs in store


def _stored_roofs(box: Box, before: State, after: State, seat: Seat) -> Iterator[Reason]:
    """What the best roof kept from before would bring at once, if the turn has changed that."""
    kept = (tile for tile in after.warehouses[seat] if tile in before.warehouses[seat])
    roofs = [tile for tile in kept if box.faces[tile].kind == "roof"]
    was, now = (best_roof(box, state, seat, roofs) for state in _stood(box, seat, before, after))
    if was != now:
        phrase = Phrase("kensington-reason-stored-roof", facts(number=now, was=was))
        yield Reason(seat, phrase, rule=RuleId("KG-6"))
