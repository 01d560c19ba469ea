"""Bella Vista in a terminal: two or three characters a square, everything open beside the city."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from rich.console import Group
from rich.text import Text

from faubourg.cli.games.bella_vista.typed_words import TALK
from faubourg.cli.rich_console import NO_BREAK
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
from faubourg.cli.table.shape_pictures import rows_of
from faubourg.core.game_protocol import AnyRules, ScoreLine, Seat
from faubourg.core.messages import Messages
from faubourg.core.phrases import Phrase
from faubourg.games.bella_vista import BellaVista
from faubourg.games.bella_vista.card_conditions import (
    cluster_words,
    constraint_words,
    contract_words,
    height_words,
    needed,
    progress,
)
from faubourg.games.bella_vista.model import (
    RIGHT,
    UNKNOWN,
    WIDTH,
    Building,
    Offered,
    Place,
    Square,
    Stage,
    View,
)
from faubourg.games.bella_vista.move_sentences import building_at_hand
from faubourg.games.bella_vista.rules import fulfilled, masks_of, number_to_build, reach
from faubourg.games.bella_vista.unpacked_edition import Box

GROUNDS = {
    "leaves": "#24541f on #b0d595",
    "flowers": "#77205f on #efb9db",
    "butterflies": "#6b4c00 on #f6d574",
    "birds": "#123f70 on #9cc8ec",
}
HATCHED = {
    "leaves": "#eef6e8 on #4f7d3c",
    "flowers": "#fbeaf5 on #a04b86",
    "butterflies": "#fff6dc on #a37b14",
    "birds": "#e6f1fb on #3f73a8",
}
PARK = ('""', "#e6f4e6 on #2c5c38")
RIVER = ("~~", "#cfe3f2 on #1c4a7d")
NEUTRAL = ("▒", "#ffffff on #5b6472")


class BellaVistaDrawing:
    """Draws views of Bella Vista."""

    side_by_side = 78
    talk = TALK

    def board(
        self,
        rules: AnyRules,
        view: Any,
        texts: Messages,  # noqa: ARG002 - signs and letters only
        *,
        lit: Lit = NOTHING_LIT,
        fresh: Collection[str] = (),
        room: Room = ROOMY,
    ) -> Group:
        pen = Pen(_box(rules), view, lit, fresh, 2 if room.few_lines else 3)
        return Group(pen.head(), *pen.rows())

    def legend(self, rules: AnyRules, texts: Messages) -> Sequence[Text]:  # noqa: ARG002 - one for all
        return [Text(texts.text("bella-legend"), style=QUIET)]

    def hand(self, rules: AnyRules, view: Any, texts: Messages) -> Text:
        box, hand = _box(rules), view.hand or ()
        held = [number for number in box.numbers for _ in range(hand[number])]
        turns, style = box.city(view.city).turns, SEATS[view.viewer or 0][1]
        cards = [
            Text.assemble((f" {number} ", style), f" {rows_of(turns[number][0])}")
            for number in held
        ]
        return Text("  ").join(cards) if cards else Text(texts.text("bella-no-hand"))

    def now(self, rules: AnyRules, view: Any, texts: Messages, *, room: Room = ROOMY) -> str:  # noqa: ARG002 - marks are the same on any width
        box = _box(rules)
        match view.stage:
            case Stage.OFFER:
                return _now_offer(box, view, texts)
            case Stage.BUILD | Stage.NEUTRAL:
                return _now_build(box, view, texts)
            case Stage.CONTRACT if open_ones := fulfilled(box, view):
                marks = tuple(f"@{box.parts.contracts[card].mark}" for card in open_ones)
                return texts.text("bella-now-contract", contracts=marks)
            case _:
                return texts.text("bella-now-done")

    def facts(self, rules: AnyRules, view: Any, texts: Messages) -> Mapping[str, Sequence[str]]:
        return {
            texts.text("bella-coins"): [str(number) for number in view.coins],
            texts.text("bella-cards"): [str(number) for number in view.hand_sizes],
            texts.text("bella-contracts"): [*_contracts_taken(_box(rules), view, texts)],
        }

    def common(self, rules: AnyRules, view: Any, texts: Messages) -> Text:
        box = _box(rules)
        lines = [*_offer_lines(box, view, texts), *_card_lines(box, view, texts)]
        return Text("\n").join(lines)

    def shows(self, view: Any, line: ScoreLine) -> bool:
        """BV-R4 — with closed contracts nobody's screen spells out those of the others."""
        covered = view.closed_contracts and line.reason == "contract"
        return not covered or line.seat == view.viewer

    def targets(self, rules: AnyRules, moves: Sequence[Any]) -> Lit:
        names = _box(rules).names
        return {names[move.square]: BRACKETS for move in moves if isinstance(move, Place)}


def _box(rules: AnyRules) -> Box:
    assert isinstance(rules, BellaVista)
    return rules.box


# What may be done


def _now_offer(box: Box, view: View, texts: Messages) -> str:
    prices = box.table(len(view.coins)).slots
    used = {offer.slot for offer in view.offers}
    free = [slot for slot in range(len(prices)) if slot not in used]
    coins = view.coins[view.viewer] if view.viewer is not None else 0
    payable = [slot for slot in free if prices[slot] <= coins]
    held = [card for card in box.numbers if view.hand and view.hand[card]]
    card = held[0] if held else 1
    if not payable:
        return texts.text("bella-now-right", example=f"x={card}")
    known = {"slot": payable[-1] + 1, "card": card, "price": prices[payable[-1]]}
    return texts.text("bella-now-offer", **known)


def _now_build(box: Box, view: View, texts: Messages) -> str:
    number = number_to_build(view)
    _, places = reach(box, view)
    if not places:
        return texts.text("bella-now-nowhere", building=building_at_hand(view))
    turns = box.city(view.city).turns[number]
    shown = "  ".join(f"/{turn} {rows_of(cells)}" for turn, cells in enumerate(turns))
    words = texts.text("bella-turns", turns=shown) if len(turns) > 1 else ""
    key = "bella-now-neutral" if view.stage is Stage.NEUTRAL else "bella-now-build"
    return texts.text(key, number=number, example=box.place_name(places[0]), turns=words)


# What lies open


def _contracts_taken(box: Box, view: View, texts: Messages) -> Iterator[str]:
    """BV-R4 — everybody may know them, unless the table agreed to keep them closed."""
    for seat, cards in enumerate(view.taken):
        if view.closed_contracts and seat != view.viewer:
            yield str(len(cards))
        else:
            marks = " ".join(box.parts.contracts[card].mark for card in cards)
            yield marks or texts.text("bella-no-contracts")


def _offer_lines(box: Box, view: View, texts: Messages) -> Iterator[Text]:
    """The round, and the offer board: cards above it, and below it the order of offers."""
    if view.turned:
        words = constraint_words(box.parts, box.parts.constraints[view.turned[-1]])
        rounds = box.parts.rounds
        line = texts.text("bella-round", round=view.round, rounds=rounds, constraint=words)
        yield Text(line, style="bold")
    slots = [
        Text.assemble(f"{slot}:{price}{NO_BREAK}", *_offers_on(view, slot - 1, texts))
        for slot, price in enumerate(box.table(len(view.coins)).slots, 1)
    ]
    if any(offer.slot == RIGHT for offer in view.offers):
        right = texts.text("bella-right-of-board")
        slots.append(Text.assemble(f"{right}{NO_BREAK}", *_offers_on(view, RIGHT, texts)))
    order = "".join(SEATS[seat][0] for seat in view.order)
    heading = Text(texts.text("bella-slots"), style=QUIET)
    yield Text(" ").join([heading, *slots, Text(texts.text("bella-order", order=order))])


def _offers_on(view: View, slot: int, texts: Messages) -> Iterator[Text]:
    there = [offer for offer in view.offers if offer.slot == slot]
    yield from (_offer(offer, texts) for offer in there)
    if not there:
        yield Text(texts.text("bella-free-slot"), style=QUIET)


def _offer(offer: Offered, texts: Messages) -> Text:
    crest, style = SEATS[offer.seat]
    hidden = texts.text("bella-hidden-offer")
    return Text(f"{crest}{hidden if offer.card == UNKNOWN else offer.card}", style=style)


def _card_lines(box: Box, view: View, texts: Messages) -> Iterator[Text]:
    """The objectives, and the open contracts with what the viewer has of them."""
    if view.height is not None:
        height = box.parts.heights[view.height]
        yield _objective(height.mark, height_words(height), texts)
    if view.cluster is not None:
        cluster = box.parts.clusters[view.cluster]
        yield _objective(cluster.mark, cluster_words(cluster), texts)
    seats, city = len(view.coins), box.city(view.city)
    own = masks_of(box, view, Seat(view.viewer)) if view.viewer is not None else []
    for card in view.market:
        row = box.parts.contracts[card]
        known = contract_words(box.parts, row, seats).facts
        brief = Phrase(f"bella-brief-{row.kind}", known)
        line = Text(
            texts.text("bella-contract-line", mark=row.mark, coins=row.coins, contract=brief)
        )
        if view.viewer is not None:
            have, wanted = progress(city, row, own), needed(row, seats)
            told = texts.text("bella-contract-progress", have=have, needed=wanted)
            line.append(f"{NO_BREAK}{told}", LAMP if have >= wanted else "bold")
        yield line


def _objective(mark: str, words: Phrase, texts: Messages) -> Text:
    """With the mark that its lines of the score carry."""
    return Text(texts.text("bella-objective", mark=mark, objective=words))


class Pen:
    """Draws the squares of one view."""

    def __init__(
        self,
        box: Box,
        view: View,
        lit: Lit,
        fresh: Collection[str],
        wide: int,
    ) -> None:
        self.box, self.lit, self.fresh, self.wide = box, lit, fresh, wide
        self.city = box.city(view.city)
        self.built: dict[Square, Building] = {
            square: building
            for building in view.buildings
            for square in self.city.squares_of(self.city.spot_of(building).mask)
        }

    def head(self) -> Text:
        letters = (self.box.names[column][0] for column in range(self.city.width))
        return Text("    " + "".join(f"{each:<{self.wide}}" for each in letters), style=QUIET)

    def rows(self) -> Iterator[Text]:
        for row in range(self.city.height):
            drawn = Text.assemble((f"{row + 1:>3} ", QUIET))
            for column in range(self.city.width):
                body, style = self._square(Square(row * WIDTH + column))
                drawn.append(f"{body:<{self.wide}}", style)
            yield drawn

    def _square(self, square: Square) -> tuple[str, str]:
        tile = self.city.tile_at.get(square)
        if tile is None:
            return "", ""
        if square in self.built:
            return self._building(square)
        if tile.kind != "district":
            sign, style = PARK if tile.kind == "park" else RIVER
            return (sign + sign[0])[: self.wide], style
        lit = self.box.names[square] in self.lit
        colours = HATCHED if tile.pattern == "hatched" else GROUNDS
        return f"{tile.mark}{'+' if lit else '·'}", LAMP if lit else colours[tile.symbol]

    def _building(self, square: Square) -> tuple[str, str]:
        building = self.built[square]
        crest, style = NEUTRAL if building.seat is None else SEATS[building.seat]
        name = self.box.names[building.square]
        fresh = "*" if name in self.fresh and self.wide > 2 else ""
        return f"{crest}{building.number}{fresh}", style


DRAWING = BellaVistaDrawing()
