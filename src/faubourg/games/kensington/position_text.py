"""Positions of Kensington as text.

facades  a row for each seat: its tiles in the order in which they were built, as they are laid:
         `+H2@1` on the first column to the right of the starting door, `^C3/1@0` a roof turned once
stored   a row for each seat; tokens: a number for each seat
turn     whose turn it is; stage, taking (a back), taken (a tile), owed, laid, skipping, ender,
         skips, idle, ended: see `model.State`
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from faubourg.core.game_protocol import RuleId, Seat
from faubourg.core.phrases import Phrase
from faubourg.core.position_grammar import (
    SEATS,
    Fields,
    Misread,
    Part,
    choice,
    matched,
    number,
    seat,
    words,
)
from faubourg.core.position_text import WrittenField, field
from faubourg.core.record import Sight
from faubourg.core.signed_numbers import with_hyphens
from faubourg.games.kensington.model import (
    Back,
    Column,
    Facade,
    KensingtonOptions,
    Lay,
    Placed,
    Stage,
    State,
    Tile,
    View,
)
from faubourg.games.kensington.notation import TILE
from faubourg.games.kensington.plot import COLUMNS, DOOR, column_name
from faubourg.games.kensington.position_picture import facade_pictures
from faubourg.games.kensington.refusals import turned_or_unsupported
from faubourg.games.kensington.rules import setup
from faubourg.games.kensington.unpacked_edition import Box
from faubourg.games.kensington.where_to_build import elevation, landing_row

FIELDS = (
    *("facades", "stored", "tokens", "turn", "stage", "taking", "taken", "owed", "laid"),
    *("skipping", "ender", "skips", "idle", "ended"),
)
ENDINGS = ("KG-5.1", "KG-5.2", "KG-R5")
MOST = 9999
_LAID = re.compile(rf"^{TILE}(?:/(?P<turn>[1-3]))?@(?P<column>-?\d{{1,2}})$")


def write(box: Box, state: State) -> Iterator[WrittenField]:
    built = tuple(
        tuple(_placed_text(box, placed) for placed in facade.tiles) for facade in state.facades
    )
    if any(built):
        yield WrittenField("facades", built, remark=(*facade_pictures(box, state),))
    if any(state.warehouses):
        stored = (tuple(box.faces[tile].name for tile in tiles) for tiles in state.warehouses)
        yield WrittenField("stored", tuple(stored))
    yield field("tokens", *map(str, state.tokens))
    yield field("turn", SEATS[state.seat])
    yield field("stage", state.stage.value)
    if state.taking is not None:
        yield field("taking", box.backs[state.taking].name)
    if state.taken is not None:
        yield field("taken", box.faces[state.taken].name)
    flags = {"owed": state.owed, "skipping": state.skipping}
    yield from (field(name, "yes") for name, is_so in flags.items() if is_so)
    if state.ender is not None:
        yield field("ender", SEATS[state.ender])
    counts = {"laid": state.laid, "skips": state.skips, "idle": state.idle}
    yield from (field(name, str(many)) for name, many in counts.items() if many)
    if state.ended_by is not None:
        yield field("ended", state.ended_by)


def _placed_text(box: Box, placed: Placed) -> str:
    turned = f"/{placed.turn}" if placed.turn else ""
    return f"{box.faces[placed.tile].name}{turned}@{column_name(placed.column)}"


def read(
    box: Box,
    fields: Fields,
    seats: int,
    options: KensingtonOptions,
    sight: Sight,  # noqa: ARG001 - all see the same
) -> State:
    """The state; middle and stock are what the box has left, be it less than nothing."""
    start = setup(box, seats, options)
    tokens = tuple(number(part, 0, MOST) for part in fields.for_each_seat("tokens", seats))
    state = replace(
        start,
        warehouses=_stored(box, fields, seats),
        tokens=tokens,
        stock=start.stock + sum(start.tokens) - sum(tokens),
        seat=seat(fields.one("turn"), seats),
        stage=Stage(choice(fields.one("stage"), [stage.value for stage in Stage])),
        taking=fields.may("taking", lambda part: _back(box, part), None),
        taken=fields.may("taken", lambda part: _tile(box, part, part.text), None),
        owed=fields.yes("owed"),
        laid=fields.may("laid", lambda part: number(part, 0, MOST), 0),
        skipping=fields.yes("skipping"),
        ender=fields.may("ender", lambda part: seat(part, seats), None),
        skips=fields.may("skips", lambda part: number(part, 0, MOST), 0),
        idle=fields.may("idle", lambda part: number(part, 0, MOST), 0),
        ended_by=fields.may("ended", lambda part: RuleId(choice(part, ENDINGS)), None),
    )
    state = _with_facades(box, state, fields)
    heap = left_in_the_middle(box, state)
    return replace(state, heap=heap, backs=box.backs_in(heap, state.backs_by))


def left_in_the_middle(box: Box, state: State) -> tuple[int, ...]:
    """KG-1.2 — the box without what lies open."""
    left = [face.number for face in box.faces]
    open_tiles = [placed.tile for facade in state.facades for placed in facade.tiles]
    open_tiles += [tile for stored in state.warehouses for tile in stored]
    open_tiles += [] if state.taken is None else [state.taken]
    for tile in open_tiles:
        left[tile] -= 1
    return tuple(left)


def _stored(box: Box, fields: Fields, seats: int) -> tuple[tuple[Tile, ...], ...]:
    if "stored" not in fields.values:
        return ((),) * seats
    by_seat = fields.rows("stored", seats)
    return tuple(
        tuple(sorted(_tile(box, word, word.text) for word in words(row))) for row in by_seat
    )


def _with_facades(box: Box, state: State, fields: Fields) -> State:
    if "facades" not in fields.values:
        return state
    by_seat = fields.rows("facades", len(state.facades))
    _check_number(box, [word for row in by_seat for word in words(row)])
    facades = (
        _facade(box, replace(state, seat=Seat(owner)), words(row))
        for owner, row in enumerate(by_seat)
    )
    return replace(state, facades=tuple(facades))


def _check_number(box: Box, tiles: Sequence[Part]) -> None:
    """Before anything is built: a façade of any length would be worked out tile by tile."""
    most = sum(face.number for face in box.faces)
    if len(tiles) > most:
        raise Misread(tiles[most], "kensington-position-too-many", most=most)


def _facade(box: Box, state: State, tiles: Sequence[Part]) -> Facade:
    """Each tile where it comes to lie on those before it."""
    for word in tiles:
        move = _lay(box, word)
        if refusal := turned_or_unsupported(box, state, move):
            reason = Phrase(f"{refusal.rule.replace('.', '-')}.{refusal.reason}", refusal.facts)
            raise Misread(word, "position-problem", reason=reason, rule=refusal.rule)
        row = landing_row(box, elevation(box, state, state.seat), move)
        placed = Placed(move.tile, move.column, row, move.turn)
        grown = Facade((*state.facades[state.seat].tiles, placed))
        facades = (*state.facades[: state.seat], grown, *state.facades[state.seat + 1 :])
        state = replace(state, facades=facades)
    return state.facades[state.seat]


def _lay(box: Box, word: Part) -> Lay:
    found = matched(word, _LAID, "kensington-position-tile")
    column = int(found["column"]) + DOOR
    if not 1 <= column <= COLUMNS:
        first, last = column_name(1), column_name(COLUMNS)
        raise Misread(word, "kensington-position-column", first=first, last=last)
    return Lay(_tile(box, word, found["tile"]), Column(column), int(found["turn"] or 0))


def _tile(box: Box, word: Part, name: str) -> Tile:
    known = with_hyphens(name)
    if known not in box.by_name:
        raise Misread(word, "kensington-position-no-tile", known=(*box.by_name,))
    return box.by_name[known]


def _back(box: Box, part: Part) -> Back:
    names = [back.name for back in box.backs]
    return Back(names.index(choice(part, names)))


def seen(box: Box, view: View) -> State:  # noqa: ARG001 - all see the same
    return view
