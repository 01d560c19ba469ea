"""Positions of Bella Vista as text.

built        a row for each round: `$a3` seat a paid 3 coins; `a6c3/1` its no. 6 stands on c3 and
             on, turned once, with `+` behind it: within the constraint, so it brought coins;
             `n2f5` a neutral no. 2
offers       `b3=6` seat b, third slot, card 6; `bx=6` to the right of the board; `b3=?` face down
hands        for each seat its numbers (158), `-` for none, `?3` for three unknown ones; spent alike
constraints  marks of those turned over, the last one counts; height, cluster: the objectives
market       marks of the open contracts; contracts: a row for each seat
round, order (from the left), stage, revealed, ended: see `model.State`
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

from msgspec.structs import replace

from faubourg.core.game_protocol import RuleId, Seat
from faubourg.core.position_grammar import (
    NOTHING,
    SEATS,
    UNKNOWN,
    Fields,
    Misread,
    Part,
    as_many,
    check_sight,
    choice,
    matched,
    number,
    rows,
    seat,
    words,
)
from faubourg.core.position_text import WrittenField, field
from faubourg.core.record import Sight
from faubourg.games.bella_vista.model import (
    RIGHT,
    BellaVistaOptions,
    Cards,
    Offered,
    Stage,
    State,
    View,
)
from faubourg.games.bella_vista.position_built_rows import read_history, written_history
from faubourg.games.bella_vista.position_picture import city_picture
from faubourg.games.bella_vista.rules import setup
from faubourg.games.bella_vista.unpacked_edition import Box

FIELDS = (
    *("round", "stage", "order", "offers", "revealed", "hands", "spent", "constraints", "height"),
    *("cluster", "market", "contracts", "built", "ended"),
)
_TO_THE_RIGHT = "x"
_OFFER = re.compile(r"^(?P<seat>[a-h])(?P<slot>[1-8x])=(?P<card>[1-9?])$")
_CARDS = re.compile(r"^(?:-|\?(?P<unknown>\d{1,2})|(?P<cards>[1-9]{1,64}))$")
_ORDER = re.compile(r"^(?:-|[a-h]{1,16})$")


class _Marked(Protocol):
    @property
    def mark(self) -> str: ...


def write(box: Box, state: State) -> Iterator[WrittenField]:
    yield field("round", str(state.round))
    yield field("stage", state.stage.value)
    yield field("order", "".join(SEATS[each] for each in state.order) or NOTHING)
    if state.offers:
        yield field("offers", *map(_offer_text, state.offers))
    if state.revealed:
        yield field("revealed", str(state.revealed))
    yield field("hands", *map(_cards_text, state.hands))
    if any(map(any, state.spent)):
        yield field("spent", *map(_cards_text, state.spent))
    yield from _written_marks(box, state)
    if history := written_history(box, state):
        yield WrittenField("built", history, remark=(*city_picture(box, state),))
    if state.ended_by is not None:
        yield field("ended", state.ended_by)


def _written_marks(box: Box, state: State) -> Iterator[WrittenField]:
    """The cards with marks that lie open."""
    parts = box.parts
    if state.turned:
        yield field("constraints", *(parts.constraints[card].mark for card in state.turned))
    if state.height is not None:
        yield field("height", parts.heights[state.height].mark)
    if state.cluster is not None:
        yield field("cluster", parts.clusters[state.cluster].mark)
    if state.market:
        yield field("market", *(parts.contracts[card].mark for card in state.market))
    if any(state.taken):
        taken = (tuple(parts.contracts[card].mark for card in cards) for cards in state.taken)
        yield WrittenField("contracts", tuple(taken))


def _offer_text(offer: Offered) -> str:
    slot = _TO_THE_RIGHT if offer.slot == RIGHT else offer.slot + 1
    return f"{SEATS[offer.seat]}{slot}={offer.card or UNKNOWN}"


def _cards_text(cards: Cards) -> str:
    unknown, *known = cards
    if unknown:
        return f"{UNKNOWN}{unknown}"
    return "".join(str(card) * many for card, many in enumerate(known, 1)) or NOTHING


def read(box: Box, fields: Fields, seats: int, options: BellaVistaOptions, sight: Sight) -> State:
    """The state; decks and coins are what the box has left, be it less than nothing."""
    parts, start = box.parts, setup(box, seats, options)
    revealed = fields.may("revealed", lambda part: number(part, 0, len(SEATS)), 0)
    offers = _offers(box, fields, seats, revealed, sight)
    hands = _piles(box, fields.for_each_seat("hands", seats), lambda _: sight)
    spent = start.spent
    if "spent" in fields.values:
        spent = _piles(box, fields.for_each_seat("spent", seats), lambda _: "all")
    state = replace(
        start,
        round=number(fields.one("round"), 1, parts.rounds),
        stage=_stage(fields.one("stage")),
        order=_order(fields.one("order"), seats),
        offers=offers,
        revealed=revealed,
        hands=hands,
        spent=spent,
        turned=_marks(parts.constraints, fields.words("constraints")),
        height=fields.may("height", lambda part: _mark(parts.heights, part), None),
        cluster=fields.may("cluster", lambda part: _mark(parts.clusters, part), None),
        market=_marks(parts.contracts, fields.words("market")),
        taken=_taken(box, fields, seats),
        decks=tuple(_deck(start, hands, spent, offers, Seat(n)) for n in range(seats)),
        ended_by=fields.may("ended", lambda part: RuleId(choice(part, ["BV-4.4"])), None),
    )
    written = rows(fields.values["built"]) if "built" in fields.values else []
    return read_history(box, state, written)


def _stage(part: Part) -> Stage:
    return Stage(choice(part, [stage.value for stage in Stage]))


def _order(part: Part, seats: int) -> tuple[Seat, ...]:
    said = matched(part, _ORDER, "bella-position-order")[0]
    letters = "" if said == NOTHING else said
    return tuple(seat(Part(each, part.at + n), seats) for n, each in enumerate(letters))


def _offers(
    box: Box, fields: Fields, seats: int, revealed: int, sight: Sight
) -> tuple[Offered, ...]:
    """BV-3 — dearest first; those to the right stay as they are written."""
    parts = fields.words("offers")
    read = sorted(((_offer(box, part, seats), part) for part in parts), key=lambda o: o[0].slot)
    for index, (offer, part) in enumerate(read):
        known = index < revealed or sight in ("all", int(offer.seat))
        if (offer.card == 0) == known:
            raise Misread(part, "position-wants-seen" if known else "position-wants-unseen")
    return tuple(offer for offer, _ in read)


def _offer(box: Box, part: Part, seats: int) -> Offered:
    found = matched(part, _OFFER, "bella-position-offer")
    slot = RIGHT if found["slot"] == _TO_THE_RIGHT else int(found["slot"]) - 1
    card = 0 if found["card"] == UNKNOWN else int(found["card"])
    if card > box.numbers[-1]:
        raise Misread(part, "bella-position-card", last=box.numbers[-1])
    return Offered(seat(Part(found["seat"], part.at), seats), slot, card)


def _piles(box: Box, parts: Sequence[Part], sight_of: Callable[[int], Sight]) -> tuple[Cards, ...]:
    piles = []
    for owner, part in enumerate(parts):
        check_sight(part, sight_of(owner), owner)
        piles.append(_cards(box, part))
    return tuple(piles)


def _cards(box: Box, part: Part) -> Cards:
    found = matched(part, _CARDS, "bella-position-cards")
    said = found["cards"] or ""
    last = box.numbers[-1]
    if odd := [n for n, each in enumerate(said) if int(each) > last]:
        raise Misread(Part(said[odd[0]], part.at + odd[0]), "bella-position-card", last=last)
    return (int(found["unknown"] or 0), *(said.count(str(card)) for card in box.numbers))


def _deck(
    start: State,
    hands: Sequence[Cards],
    spent: Sequence[Cards],
    offers: Sequence[Offered],
    owner: Seat,
) -> Cards:
    offered = [offer.card for offer in offers if offer.seat == owner]
    return tuple(
        many - hands[owner][card] - spent[owner][card] - offered.count(card)
        for card, many in enumerate(start.decks[owner])
    )


def _marks(cards: Sequence[_Marked], parts: Sequence[Part]) -> tuple[int, ...]:
    return tuple(_mark(cards, part) for part in parts)


def _mark(cards: Sequence[_Marked], part: Part) -> int:
    marks = [card.mark for card in cards]
    return marks.index(choice(part, marks))


def _taken(box: Box, fields: Fields, seats: int) -> tuple[tuple[int, ...], ...]:
    if "contracts" not in fields.values:
        return ((),) * seats
    whole = fields.values["contracts"]
    by_seat = as_many(whole, rows(whole), seats)
    return tuple(_marks(box.parts.contracts, words(row)) for row in by_seat)


def seen(box: Box, view: View) -> State:
    """The state as the viewer knows it; unknown cards lack in the decks as unknown ones."""
    nothing = (0,) * len(box.numbers)
    hands = tuple(
        view.hand if view.hand is not None and owner == view.viewer else (size, *nothing)
        for owner, size in enumerate(view.hand_sizes)
    )
    start = setup(box, len(view.coins), BellaVistaOptions(view.city))
    return State(
        hands=hands,
        decks=tuple(
            _deck(start, hands, view.spent, view.offers, Seat(owner)) for owner in range(len(hands))
        ),
        **{name: getattr(view, name) for name in _COMMON},
    )


_COMMON = tuple(name for name in State.__struct_fields__ if name not in ("hands", "decks"))
