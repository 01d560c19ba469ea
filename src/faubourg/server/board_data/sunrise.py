"""The board of Sunrise Lane, described square by square."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from faubourg.core.table import Table
from faubourg.games.sunrise import Sunrise
from faubourg.games.sunrise.edition_schema import NO_AREA, ColourData
from faubourg.server.board_data import Kit

Kind: TypeAlias = Literal["space", "obstacle", "fountain"]


class Square(Struct, frozen=True):
    name: str
    kind: Kind
    colour: str | None
    dots: int
    area: str | None


class Area(Struct, frozen=True):
    name: str
    bonus: Literal["tallest", "most"]


class Board(Struct, frozen=True):
    width: int
    height: int
    squares: tuple[Square, ...]
    areas: tuple[Area, ...]
    colours: tuple[ColourData, ...]
    pieces: dict[int, int]
    hand_limit: int
    draw_after_building: int
    draw_instead: int
    parks: int
    position_points: tuple[int, ...]


def board_of(table: Table[Any, Any, Any]) -> Board:
    rules = table.rules
    assert isinstance(rules, Sunrise)
    box, parts = rules.box, rules.box.parts
    marks = {area.mark: area.name for area in parts.bonus_areas} | {NO_AREA: None}
    areas = "".join(parts.areas.split())
    return Board(
        width=box.width,
        height=box.height,
        squares=tuple(
            Square(
                name,
                _kind(rules, number),
                box.colour_name(box.colours[number]) if box.is_space[number] else None,
                box.dots[number],
                marks[areas[number]],
            )
            for number, name in enumerate(box.names)
        ),
        areas=tuple(Area(area.name, area.bonus) for area in parts.bonus_areas),
        colours=parts.colours,
        pieces=parts.houses_by_seats,
        hand_limit=parts.hand_limit,
        draw_after_building=parts.draw_after_building,
        draw_instead=parts.draw_instead,
        parks=parts.parks,
        position_points=parts.position_points,
    )


def _kind(rules: Sunrise, number: int) -> Kind:
    if number == rules.box.fountain:
        return "fountain"
    return "space" if rules.box.is_space[number] else "obstacle"


KIT = Kit(board_of)
