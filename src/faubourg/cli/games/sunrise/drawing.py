"""Sunrise Lane in a terminal: colours with a symbol and a letter, houses with crest and height."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from random import Random
from typing import Any

from rich.console import Group
from rich.text import Text

from faubourg.cli.games.sunrise.typed_words import TALK
from faubourg.cli.table.game_drawing import (
    BRACKETS,
    LAMP,
    NOTHING_LIT,
    QUIET,
    ROOMY,
    SEATS,
    Lit,
    Room,
)
from faubourg.core.end_near_and_ties import end_is_near
from faubourg.core.game_protocol import AnyRules, ScoreLine
from faubourg.core.messages import Messages
from faubourg.games.sunrise import Sunrise
from faubourg.games.sunrise.model import (
    BuildHouse,
    BuildPark,
    Cards,
    House,
    Space,
    Stage,
    Stop,
    View,
)
from faubourg.games.sunrise.unpacked_edition import Box

GROUNDS = {
    "yellow": ("☼", "#6b4c00 on #f6d574"),
    "green": ("♣", "#24541f on #b0d595"),
    "red": ("♥", "#7a1710 on #f09c8b"),
    "blue": ("≈", "#123f70 on #9cc8ec"),
    "pink": ("✿", "#77205f on #efb9db"),
}
FRAMES = {"tallest": "#5d8fd6", "most": "#d8685c"}
PARK = "#ffffff on #3d7a4b"
FOUNTAIN = "#123f70 on #cfe3f2"
WIDTH, NARROW = 5, 4
"""Signs for a square, where there is room and where there is little."""
MARGIN = 4
ROUND = "()"


class SunriseDrawing:
    """Draws views of Sunrise Lane."""

    side_by_side = 112
    talk = TALK

    def board(
        self,
        rules: AnyRules,
        view: Any,
        texts: Messages,
        *,
        lit: Lit = NOTHING_LIT,
        fresh: Collection[str] = (),
        room: Room = ROOMY,
    ) -> Group:
        box = _box(rules)
        pen = Pen(box, view, texts, lit, fresh, room)
        letters = "".join(f"{box.names[column][0]:^{pen.wide + 1}}" for column in range(box.width))
        head = Text("    " + letters, style=QUIET)
        rows = [pen.row(row) for row in range(box.height)]
        return Group(head, *rows)

    def legend(self, rules: AnyRules, texts: Messages) -> Sequence[Text]:
        box = _box(rules)
        by_bonus: dict[str, list[str]] = {}
        for area, _ in box.areas:
            by_bonus.setdefault(area.bonus, []).append(area.name)
        words = [(each.letter, texts.text(f"colour-{each.name}")) for each in box.parts.colours]
        return [
            *(
                Text(f"{' '.join(names)} {texts.text(f'sunrise-{bonus}')}", style=FRAMES[bonus])
                for bonus, names in by_bonus.items()
            ),
            Text(texts.text("sunrise-connected")),
            Text(" ".join(f"{letter} {word}" for letter, word in words), style=QUIET),
        ]

    def hand(self, rules: AnyRules, view: Any, texts: Messages) -> Text:
        box, hand = _box(rules), view.hand or ()
        cards = [_card(box, colour) for colour in box.every_colour for _ in range(hand[colour])]
        return Text(" ").join(cards) if cards else Text(texts.text("sunrise-no-cards"))

    def now(self, rules: AnyRules, view: Any, texts: Messages, *, room: Room = ROOMY) -> str:  # noqa: ARG002 - marks are the same on any width
        box = _box(rules)
        last = box.names[view.last] if view.last is not None else ""
        if way_out := _only_way_out(rules, view):
            number = 0 if _ends_the_game(rules, view) else box.parts.draw_after_building
            return texts.text(way_out, number=number, last=last)
        surplus = view.hand_sizes[view.seat] - box.parts.hand_limit
        held = [c.letter for c, number in zip(box.parts.colours, view.hand, strict=False) if number]
        card = held[0] if held else box.parts.colours[0].letter
        key = f"sunrise-now-{view.stage.value}"
        return texts.text(key, last=last, surplus=surplus, card=card)

    def facts(self, rules: AnyRules, view: Any, texts: Messages) -> Mapping[str, Sequence[str]]:  # noqa: ARG002 - same for all
        return {
            texts.text("sunrise-pieces"): [str(number) for number in view.pieces],
            texts.text("sunrise-cards"): [str(number) for number in view.hand_sizes],
        }

    def common(self, rules: AnyRules, view: Any, texts: Messages) -> Text:
        discards = _counted(_box(rules), view.discards) or texts.text("sunrise-no-discards")
        first, _ = SEATS[view.first]
        line = texts.text(
            "sunrise-common", deck=view.deck_size, discards=discards, parks=view.parks, first=first
        )
        return Text(line, style=QUIET)

    def shows(self, view: Any, line: ScoreLine) -> bool:  # noqa: ARG002 - nothing is covered
        return True

    def targets(self, rules: AnyRules, moves: Sequence[Any]) -> Lit:
        """The spaces for a house in brackets, those where only a park is possible in round ones."""
        names = _box(rules).names
        parks = {names[move.space]: ROUND for move in moves if isinstance(move, BuildPark)}
        houses = {names[move.space]: BRACKETS for move in moves if isinstance(move, BuildHouse)}
        return parks | houses


class Pen:
    """Draws the squares of one view."""

    def __init__(
        self,
        box: Box,
        view: View,
        texts: Messages,
        lit: Lit,
        fresh: Collection[str],
        room: Room,
    ) -> None:
        self.box, self.view, self.texts = box, view, texts
        self.lit, self.fresh = lit, fresh
        self.wide = WIDTH if room.width >= MARGIN + (WIDTH + 1) * box.width else NARROW
        self.compact = room.few_lines or self.wide == NARROW
        self.signs = self._area_signs()

    def row(self, row: int) -> Text:
        squares = [Space(row * self.box.width + column) for column in range(self.box.width)]
        label = f"{row + 1:>3} "
        lines = [self._line(squares, 0, label)]
        if not self.compact:
            lines.append(self._line(squares, 1, "    "))
        return Text("\n").join(lines)

    def _line(self, squares: Sequence[Space], line: int, label: str) -> Text:
        drawn = Text.assemble((label, QUIET))
        for space in squares:
            around = self.lit.get(self.box.names[space], "") if line == 0 else ""
            body, style = self._square(space, line)
            drawn.append(around[:1] or " ", LAMP if around else "")
            drawn.append(f"{body[: self.wide]:<{self.wide - len(around[1:])}}", style)
            drawn.append(around[1:], LAMP)
        return drawn

    def _square(self, space: Space, line: int) -> tuple[str, str]:
        if space == self.box.fountain:
            return (" ◎ " if line == 0 else ""), FOUNTAIN
        if not self.box.is_space[space]:
            return self.signs.get(space, ("", "")) if line == 0 else ("", "")
        building = self.view.town[space]
        if building is None:
            return self._ground(space, line)
        if isinstance(building, House):
            return self._house(space, building, line)
        mark = "*" if self.box.names[space] in self.fresh else ""
        sign = self.texts.text("sunrise-park-sign") if self.wide == WIDTH else "¶¶"
        return (f"{sign}{mark}" if line == 0 else " ¶ ¶"), PARK

    def _ground(self, space: Space, line: int) -> tuple[str, str]:
        colour = self.box.parts.colours[self.box.colours[space]]
        symbol, style = GROUNDS[colour.name]
        dots = self.box.dots[space]
        if self.compact:
            return f"{colour.letter}{symbol}{dots}", style
        return (f"{colour.letter} {symbol}" if line == 0 else _row_of("•", dots)), style

    def _house(self, space: Space, house: House, line: int) -> tuple[str, str]:
        symbol, style = SEATS[house.seat]
        mark = "*" if self.box.names[space] in self.fresh else ""
        if self.compact:
            return f"{symbol}{house.floors}{mark}", style
        floors = _row_of("▄", house.floors)
        return (f"{symbol} {house.floors}{mark}" if line == 0 else floors), style

    def _area_signs(self) -> dict[Space, tuple[str, str]]:
        """The obstacles of an area carry its colour, the first of them its name."""
        marks = "".join(self.box.parts.areas.split())
        signs: dict[Space, tuple[str, str]] = {}
        for area in self.box.parts.bonus_areas:
            squares = [Space(n) for n, mark in enumerate(marks) if mark == area.mark]
            ponds = [square for square in squares if not self.box.is_space[square]]
            signs |= dict.fromkeys(ponds, ("  ·", FRAMES[area.bonus]))
            signs |= dict.fromkeys(ponds[:1], (f" {area.name}", f"bold {FRAMES[area.bonus]}"))
        return signs


def _row_of(sign: str, number: int) -> str:
    """As many signs as fit a square, or their number."""
    return sign * number if number <= WIDTH else f"{sign}×{number}"


def _box(rules: AnyRules) -> Box:
    assert isinstance(rules, Sunrise)
    return rules.box


def _only_way_out(rules: AnyRules, view: View) -> str:
    """SL-2.5 — the key of why a path cannot go on; empty where it can, or where there is none."""
    if view.stage is not Stage.PATH:
        return ""
    # Whatever the others hold, the viewer's own moves are the same.
    if any(not isinstance(move, Stop) for move in rules.moves(rules.imagine(view, Random(0)))):
        return ""
    return "sunrise-now-stuck" if view.hand and sum(view.hand) else "sunrise-now-no-cards"


def _ends_the_game(rules: AnyRules, view: View) -> bool:
    """SL-2.8 — nobody draws after the turn with which the last round ends."""
    return any(each.turns == (view.seat,) for each in end_is_near(rules, view))


def _card(box: Box, colour: int) -> Text:
    data = box.parts.colours[colour]
    symbol, style = GROUNDS[data.name]
    return Text(f" {data.letter} {symbol} ", style=style)


def _counted(box: Box, cards: Cards) -> str:
    numbers = [(box.parts.colours[colour].letter, cards[colour]) for colour in box.every_colour]
    return " ".join(f"{letter}{number}" for letter, number in numbers if number)


DRAWING = SunriseDrawing()
