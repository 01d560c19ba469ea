"""Why a position of Kensington cannot come about: tiles, tokens and façades, then the turn.

Tiles that would float, stand on a roof or lean out of the plot are refused where they are read.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from faubourg.core.game_protocol import Seat
from faubourg.core.phrases import Person, facts
from faubourg.core.position_problems import PositionProblem, impossible
from faubourg.games.kensington.model import Facade, Stage, State
from faubourg.games.kensington.move_sentences import tile_word
from faubourg.games.kensington.rules import birds_seen, nobody_can_go_on
from faubourg.games.kensington.unpacked_edition import Box
from faubourg.games.kensington.where_to_build import elevation


def problems(box: Box, state: State) -> Iterator[PositionProblem]:
    """The turn is looked at once the pieces are right."""
    found = [*_too_many_tiles(box, state), *_tokens(box, state), *_storage(box, state)]
    found += [*_draft(box, state)] or [*_loose(box, state)]
    yield from found
    if not found:
        yield from _turn(state)
        yield from _birds(box, state)
        yield from _counts(box, state)
        yield from _end(box, state)


def _too_many_tiles(box: Box, state: State) -> Iterator[PositionProblem]:
    """KG-1.2"""
    for tile, left in enumerate(state.heap):
        if left < 0:
            exist = box.faces[tile].number
            word = tile_word(box, box.tiles[tile])
            known = facts(tile=word, name=box.faces[tile].name, used=exist - left, exist=exist)
            yield impossible("KG-1.2", "facades", "kensington-impossible-tiles", known)


def _tokens(box: Box, state: State) -> Iterator[PositionProblem]:
    """KG-1.3"""
    if state.stock < 0:
        exist = box.parts.tokens_by_seats[len(state.tokens)]
        known = facts(used=sum(state.tokens), exist=exist)
        yield impossible("KG-1.3", "tokens", "kensington-impossible-tokens", known)


def _storage(box: Box, state: State) -> Iterator[PositionProblem]:
    """KG-2.6"""
    for seat, stored in enumerate(state.warehouses):
        if len(stored) > box.parts.storage:
            known = facts(who=Person(seat), number=len(stored), places=box.parts.storage)
            yield impossible("KG-2.6", "stored", "kensington-impossible-stored", known)


def _draft(box: Box, state: State) -> Iterator[PositionProblem]:
    """KG-2.5 — no more tiles of this turn than could be at hand."""
    most = min(len(state.facades[state.seat].tiles), box.parts.storage + 1)
    most = most if state.stage is Stage.BUILD else 0
    if state.laid > most:
        known = facts(number=state.laid, most=most)
        yield impossible("KG-2.5", "laid", "kensington-impossible-laid", known)


def _loose(box: Box, state: State) -> Iterator[PositionProblem]:
    """KG-3.1, KG-3.4, KG-R1 — what was finished stands."""
    for seat, facade in enumerate(state.facades):
        tiles = facade.tiles
        done = tiles[: len(tiles) - state.laid] if seat == state.seat else tiles
        facades = (*state.facades[:seat], Facade(done), *state.facades[seat + 1 :])
        at = elevation(box, replace(state, facades=facades), Seat(seat))
        loose = {(each.left, each.row) for each in at.loose}
        for placed in done:
            if (placed.column, placed.row) in loose:
                known = facts(who=Person(seat), tile=tile_word(box, placed.tile))
                squares = box.squares(placed)
                yield impossible(
                    "KG-3.4", "facades", "kensington-impossible-loose", known, *squares
                )


def _turn(state: State) -> Iterator[PositionProblem]:
    """KG-2 — what is at hand fits the stage."""
    hand = (state.taking, state.taken, state.owed, state.skipping)
    if state.stage is Stage.DRAWING:
        taking = state.taking
        possible = taking is not None and state.backs[taking] > 0 and hand[1:] == _EMPTY[1:]
    elif state.stage is Stage.BUILD:
        possible = state.taking is None and _is_building(state)
    else:
        possible = hand == _EMPTY
    if not possible:
        yield impossible("KG-2.1", "stage", f"kensington-impossible-{state.stage.value}")
    if state.owed and state.tokens == (0,) * len(state.tokens):
        yield impossible("KG-2.4", "owed", "kensington-impossible-owed")


_EMPTY = (None, None, False, False)


def _is_building(state: State) -> bool:
    """KG-2.4, KG-2.5, KG-5.1, KG-R9 — a tile was taken, the take skipped, or it is the end."""
    if state.ender not in (None, state.seat):
        others = (state.taken, state.owed, state.skipping) == _EMPTY[1:]
        return others and (state.laid > 0 or bool(state.warehouses[state.seat]))
    if state.skipping:
        return state.taken is None and not state.owed
    return state.taken is not None or (state.laid > 0 and not state.owed)


def _birds(box: Box, state: State) -> Iterator[PositionProblem]:
    """KG-5.1, KG-R8 — the seventh bird brings the end; it alone may have gone back since."""
    birds, limit = birds_seen(box, state), box.parts.end_at_birds
    if state.ender is None and birds >= limit:
        known = facts(birds=birds, limit=limit)
        yield impossible("KG-5.1", "ender", "kensington-impossible-birds", known)
    if state.ender is not None and (birds < limit - 1 or state.stage in _BEFORE_THE_END):
        known = facts(who=Person(state.ender), birds=birds, limit=limit)
        yield impossible("KG-5.1", "ender", "kensington-impossible-ender", known)


_BEFORE_THE_END = (Stage.TAKE, Stage.DRAWING)


def _counts(box: Box, state: State) -> Iterator[PositionProblem]:
    """KG-R5 — who skips too long, or builds too long nothing, ends the game."""
    seats, over = len(state.facades), state.stage is Stage.OVER
    most = {"skips": seats, "idle": box.parts.idle_rounds * seats}
    for name, limit in most.items():
        count = getattr(state, name)
        if count > limit - (not over):
            known = facts(number=count, most=limit - (not over))
            yield impossible("KG-R5", name, "kensington-impossible-count", known)


def _end(box: Box, state: State) -> Iterator[PositionProblem]:
    """KG-5.1, KG-5.2, KG-R5"""
    over = state.stage is Stage.OVER
    if over != (state.ended_by is not None):
        yield impossible("KG-5.1", "stage", "kensington-impossible-end")
        return
    seats = [Seat(seat) for seat in range(len(state.facades))]
    stuck = state.ender is None and nobody_can_go_on(box, state, seats)
    if state.stage is Stage.TAKE and stuck and any(each.tiles for each in state.facades):
        yield impossible("KG-5.2", "stage", "kensington-impossible-stuck")
    idle = state.skips >= len(seats) or state.idle >= box.parts.idle_rounds * len(seats)
    true = {
        None: True,
        "KG-5.1": state.ender is not None,
        "KG-5.2": stuck,
        "KG-R5": idle and state.ender is None,
    }
    if not true[state.ended_by]:
        yield impossible(str(state.ended_by), "ended", "kensington-impossible-ended")
