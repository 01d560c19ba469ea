"""What a browser needs to draw a board: the cardboard, described square by square."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from faubourg.core.game import AnyRules
from faubourg.games.sunrise import Sunrise
from faubourg.games.sunrise.edition import NO_AREA


class Square(Struct, frozen=True):
    name: str
    kind: str
    colour: str | None
    dots: int
    area: str | None


class SunriseBoard(Struct, frozen=True):
    width: int
    height: int
    squares: tuple[Square, ...]
    areas: tuple[dict[str, str], ...]
    colours: tuple[Any, ...]
    pieces: dict[int, int]
    hand_limit: int
    draw_after_building: int
    draw_instead: int
    parks: int
    position_points: tuple[int, ...]


def board_of(rules: AnyRules) -> SunriseBoard:
    assert isinstance(rules, Sunrise)
    box, parts = rules.box, rules.box.parts
    marks = {area.mark: area.name for area in parts.bonus_areas} | {NO_AREA: None}
    areas = "".join(parts.areas.split())
    return SunriseBoard(
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
        areas=tuple({"name": area.name, "bonus": area.bonus} for area in parts.bonus_areas),
        colours=parts.colours,
        pieces=parts.houses_by_seats,
        hand_limit=parts.hand_limit,
        draw_after_building=parts.draw_after_building,
        draw_instead=parts.draw_instead,
        parks=parts.parks,
        position_points=parts.position_points,
    )


def _kind(rules: Sunrise, number: int) -> str:
    if number == rules.box.fountain:
        return "fountain"
    return "space" if rules.box.is_space[number] else "obstacle"
