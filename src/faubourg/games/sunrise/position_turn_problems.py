"""What a turn of Sunrise Lane is like in the middle of it, and when the game must be over."""

from __future__ import annotations

from collections.abc import Iterator

from faubourg.core.game_protocol import Seat
from faubourg.core.phrases import Person, facts
from faubourg.core.position_problems import PositionProblem, impossible
from faubourg.games.sunrise.model import House, Park, Stage, State
from faubourg.games.sunrise.position_text import spaces_of_houses
from faubourg.games.sunrise.unpacked_edition import Box

BUILDING = (Stage.PATH, Stage.DRAWING, Stage.DISCARDING)
"""The stages of a turn in which something may have been built."""


def turn_problems(box: Box, state: State) -> Iterator[PositionProblem]:
    if state.stage is Stage.SETUP:
        yield from _dealing(box, state)
        return
    yield from _others_hands(box, state)
    yield from _own_hand(box, state)
    yield from _due(box, state)
    yield from _path(box, state)
    yield from _park(state)
    yield from _idle(box, state)


def _dealing(box: Box, state: State) -> Iterator[PositionProblem]:
    """SL-1.4 — hands are dealt one after the other, and nothing has been built."""
    seats, hand = len(state.hands), box.parts.first_hand
    before = (state.seat - state.first) % seats
    sizes = [sum(state.hands[(state.first + n) % seats]) for n in range(seats)]
    wanted = [hand] * before + [hand - state.due] + [0] * (seats - before - 1)
    clean = not any(state.town) and not any(state.discards)
    flags = (state.park_built, state.last_round, state.idle)
    begun = any(flags) or {state.last, state.areas_filled_by, state.ended_by} != {None}
    if sizes != wanted or not state.due or not clean or begun:
        yield impossible("SL-1.4", "stage", "sunrise-impossible-dealing", facts(cards=hand))


def _others_hands(box: Box, state: State) -> Iterator[PositionProblem]:
    """SL-3.1"""
    for seat, hand in enumerate(state.hands):
        if seat != state.seat and sum(hand) > box.parts.hand_limit:
            yield _over_limit(box, state, Seat(seat))


def _over_limit(box: Box, state: State, seat: Seat) -> PositionProblem:
    known = facts(who=Person(seat), cards=sum(state.hands[seat]), limit=box.parts.hand_limit)
    return impossible("SL-3.1", "hands", "sunrise-impossible-hand", known)


def _own_hand(box: Box, state: State) -> Iterator[PositionProblem]:
    """SL-3.1 — over the limit only after drawing."""
    cards, limit = sum(state.hands[state.seat]), box.parts.hand_limit
    if state.stage is Stage.DISCARDING and cards <= limit:
        known = facts(who=Person(state.seat), cards=cards, limit=limit)
        yield impossible("SL-3.1", "stage", "sunrise-impossible-discarding", known)
    drawn = _drawn(box, state) - state.due
    most = limit + drawn if state.stage in (Stage.DRAWING, Stage.DISCARDING) else limit
    if cards > most:
        yield _over_limit(box, state, state.seat)


def _drawn(box: Box, state: State) -> int:
    """SL-2.1, SL-2.8 — the cards of this turn: after building, or instead."""
    return box.parts.draw_instead if state.last is None else box.parts.draw_after_building


def _due(box: Box, state: State) -> Iterator[PositionProblem]:
    most = _drawn(box, state) if state.stage is Stage.DRAWING else 0
    if state.due > most or (most and not state.due):
        known = facts(number=state.due, most=most)
        yield impossible("SL-2.8", "due", "sunrise-impossible-due", known)


def _path(box: Box, state: State) -> Iterator[PositionProblem]:
    """SL-2.5"""
    if state.last is None:
        if state.stage is Stage.PATH:
            yield impossible("SL-2.5", "stage", "sunrise-impossible-no-last")
        return
    name, building = box.names[state.last], state.town[state.last]
    own = isinstance(building, House) and building.seat == state.seat
    if state.stage not in BUILDING:
        yield impossible("SL-2.5", "last", "sunrise-impossible-no-path", facts(space=name), name)
    elif not own and not (isinstance(building, Park) and state.park_built):
        known = facts(space=name, who=Person(state.seat))
        yield impossible("SL-2.5", "last", "sunrise-impossible-last", known, name)


def _park(state: State) -> Iterator[PositionProblem]:
    """SL-2.6"""
    in_turn = state.last is not None or state.stage is Stage.OVER
    if state.park_built and not (in_turn and Park() in state.town):
        yield impossible("SL-2.6", "park", "sunrise-impossible-park")


def _idle(box: Box, state: State) -> Iterator[PositionProblem]:
    """SL-R8 — turns of drawing alone are counted, until somebody builds or the game is over."""
    limit = box.parts.idle_rounds * len(state.hands)
    in_turn = state.stage in (Stage.DRAWING, Stage.DISCARDING)
    ended = state.stage is Stage.OVER
    most = limit if in_turn or ended else limit - 1
    if state.last is not None:
        most = 0
    least = 1 if in_turn and state.last is None else 0
    if not least <= state.idle <= most:
        known = facts(number=state.idle, least=least, most=most)
        yield impossible("SL-R8", "idle", "sunrise-impossible-idle", known)


# SL-4: the end


def end_problems(box: Box, state: State) -> Iterator[PositionProblem]:
    if state.stage is Stage.SETUP:
        return
    over = state.stage is Stage.OVER
    if over != (state.ended_by is not None):
        key = "no-ending" if over else "ending"
        yield impossible("SL-4.1", "stage" if over else "ended", f"sunrise-impossible-{key}")
    elif over:
        yield from _ended(box, state)
    elif is_full(box, state) and state.full_areas == "at_once":
        yield impossible("SL-4.2", "town", "sunrise-impossible-full")
    yield from _late(box, state)
    yield from _last_round(box, state)
    yield from _filled(box, state)


def is_full(box: Box, state: State) -> bool:
    """SL-4.2"""
    return any(state.town) and all(state.town[space] is not None for space in box.area_spaces)


def is_short(box: Box, state: State, seat: int) -> bool:
    """SL-4.1"""
    return state.pieces[seat] <= box.parts.end_at_pieces


def _acted(state: State) -> list[int]:
    """The seats whose turn of this round is over."""
    seats = len(state.hands)
    number = (state.seat - state.first) % seats
    acted = [(state.first + n) % seats for n in range(number)]
    at_end_of_turn = state.stage is Stage.OVER and not _in_mid_turn(state)
    return [*acted, state.seat] if at_end_of_turn else acted


def _in_mid_turn(state: State) -> bool:
    """SL-R7 — the game stops at once when the areas are full."""
    return state.ended_by == "SL-4.2" and state.full_areas == "at_once"


def _ended(box: Box, state: State) -> Iterator[PositionProblem]:
    """SL-4.1, SL-4.2, SL-R8 — what ended the game has come about."""
    complete = (state.seat + 1 - state.first) % len(state.hands) == 0
    at_once = state.full_areas == "at_once"
    filled = is_full(box, state) if at_once else complete and state.areas_filled_by is not None
    idle = state.idle >= box.parts.idle_rounds * len(state.hands)
    true = {
        "SL-4.1": state.last_round and complete and state.areas_filled_by is None,
        "SL-4.2": filled,
        "SL-R8": idle and not (state.last_round and complete),
    }
    rule = str(state.ended_by)
    if not true[rule]:
        yield impossible(rule, "ended", "sunrise-impossible-end")


def _late(box: Box, state: State) -> Iterator[PositionProblem]:
    """SL-4.1 — whoever is short has ended the game before the next turn of theirs."""
    whole = box.pieces(len(state.pieces))
    done = {*_acted(state), state.seat}
    for seat, left in enumerate(state.pieces):
        if seat not in done and is_short(box, state, seat) and left < whole:
            known = facts(who=Person(seat), pieces=left)
            houses = spaces_of_houses(box, state.town, Seat(seat))
            yield impossible("SL-4.1", "town", "sunrise-impossible-late", known, *houses)


def _last_round(box: Box, state: State) -> Iterator[PositionProblem]:
    """SL-4.1, SL-R7"""
    full = is_full(box, state) and state.full_areas == "round"
    is_last = full or any(is_short(box, state, seat) for seat in _acted(state))
    if is_last != state.last_round:
        key = "sunrise-impossible-not-last" if state.last_round else "sunrise-impossible-last-round"
        yield impossible("SL-4.1", "last_round", key)


def _filled(box: Box, state: State) -> Iterator[PositionProblem]:
    """SL-R7 — who filled the areas in this round, if that made it the last one."""
    full = is_full(box, state) and state.full_areas == "round"
    acted, by = _acted(state), state.areas_filled_by
    if by is None:
        if full and not any(is_short(box, state, seat) for seat in acted):
            yield impossible("SL-R7", "filled", "sunrise-impossible-nobody-filled")
        return
    turns = [*acted, state.seat]
    earlier = turns[: turns.index(by)] if by in turns else None
    if not full or earlier is None or any(is_short(box, state, seat) for seat in earlier):
        known = facts(who=Person(by))
        yield impossible("SL-R7", "filled", "sunrise-impossible-filled", known)
