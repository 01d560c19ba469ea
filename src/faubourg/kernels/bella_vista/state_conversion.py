"""States as records and back. What can be told from the rest is not read from the record:
earlier rounds' cards are those that lie nowhere else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, TypeAlias

import numpy as np

from faubourg.core.game_protocol import RuleId, Seat
from faubourg.games.bella_vista import BellaVista, visibility
from faubourg.games.bella_vista.city_geometry import City
from faubourg.games.bella_vista.model import (
    Building,
    Cards,
    Offered,
    Paid,
    Stage,
    State,
    View,
)
from faubourg.kernels.bella_vista import ledger_as_numbers
from faubourg.kernels.bella_vista.box_from_edition import spot_number
from faubourg.kernels.bella_vista.layout import (
    LEDGER,
    NEUTRAL_OWNER,
    POSITION,
    SEAT_OF_TAKEN,
    SQUARES,
    STAGES,
)
from faubourg.kernels.bella_vista.placing import add_building
from faubourg.kernels.kernel_protocol import Records
from faubourg.kernels.size_limits import check_sizes

END = RuleId("BV-4.4")
FIELDS = POSITION.names or ()
Fields: TypeAlias = Mapping[str, Any]
"""What a record holds, by name."""


def encode(rules: BellaVista, boxes: Records, state: State) -> Records:
    if _layout(boxes[0]) != state.city or len(state.coins) != boxes[0]["seats"]:
        raise ValueError("the box was packed for another city or another number of seats")
    if state.spent != _all_spent(boxes[0], state.hands, state.decks, state.offers):
        raise ValueError("construction cards are missing, or there are too many")
    positions = np.zeros(1, POSITION)
    position = positions[0]
    _encode_stage(position, state)
    _encode_offers(position, state)
    _encode_cards(position, state)
    _encode_contracts(position, state)
    _encode_city(rules, boxes, positions, state)
    _encode_ledger(rules, position, state)
    return positions


def encode_view(rules: BellaVista, boxes: Records, view: View) -> Records:
    """Some deal that gives this view: `redeal` makes it a fair one."""
    return encode(rules, boxes, visibility.imagine(view, Random(0)))


def _encode_stage(position: Any, state: State) -> None:
    position["stage"] = STAGES.index(state.stage)
    position["round"] = state.round
    position["height"] = -1 if state.height is None else state.height
    position["cluster"] = -1 if state.cluster is None else state.cluster
    position["turned_over"] = _fill(position["constraints"], state.turned)
    position["gone_constraints"] = sum(1 << card for card in state.turned)
    position["coins"][: len(state.coins)] = state.coins


def _encode_offers(position: Any, state: State) -> None:
    position["ordered"] = _fill(position["order"], state.order)
    _fill(position["offer_seats"], [offer.seat for offer in state.offers])
    _fill(position["offer_slots"], [offer.slot for offer in state.offers])
    _fill(position["offer_cards"], [offer.card for offer in state.offers])
    position["slots_used"] = sum({1 << offer.slot for offer in state.offers})
    position["offered"] = len(state.offers)
    position["revealed"] = state.revealed


def _encode_cards(position: Any, state: State) -> None:
    for seat, (hand, deck) in enumerate(zip(state.hands, state.decks, strict=True)):
        position["hand_sizes"][seat] = sum(hand)
        position["deck_sizes"][seat] = sum(deck)
        position["held"][seat] = sum(1 << card for card, number in enumerate(hand) if number)
        _fill(position["hands"][seat], hand)
        _fill(position["decks"][seat], deck)


def _encode_contracts(position: Any, state: State) -> None:
    taken = [(seat, card) for seat, cards in enumerate(state.taken) for card in cards]
    position["open"] = _fill(position["market"], state.market)
    codes = [seat * SEAT_OF_TAKEN + card for seat, card in taken]
    position["taken"] = _fill(position["taken_contracts"], codes)
    gone = {*state.market, *(card for _, card in taken)}
    position["gone_contracts"] = sum(1 << card for card in gone)


def _encode_city(rules: BellaVista, boxes: Records, positions: Records, state: State) -> None:
    positions[0]["free"] = boxes[0]["start"]
    city = rules.box.city(state.city)
    for each in state.buildings:
        owner = NEUTRAL_OWNER if each.seat is None else each.seat
        spot = spot_number(boxes[0], each.number, city.spot_of(each))
        add_building(boxes, positions, 0, owner, each.number, spot)


def _encode_ledger(rules: BellaVista, position: Any, state: State) -> None:
    for entry in state.ledger:
        if isinstance(entry, Paid):
            position["paid"][entry.seat] += entry.price
    codes = ledger_as_numbers.coded(rules.box.city(state.city), state.buildings, state.ledger)
    check_sizes([("ledger-entries", len(codes), LEDGER)])
    position["entries"] = _fill(position["ledger"], codes)


def _fill(field: Any, values: Sequence[int]) -> int:
    field[: len(values)] = values
    return len(values)


# And back


def decode(rules: BellaVista, boxes: Records, positions: Records) -> State:
    box, position = boxes[0], dict(zip(FIELDS, positions[0].item(), strict=True))
    seats = range(int(box["seats"]))
    text = _layout(box)
    city = rules.box.city(text)
    buildings = _buildings(box, position, city)
    kinds = int(box["numbers"]) + 1
    hands = _piles(position["hands"], len(seats), kinds)
    decks = _piles(position["decks"], len(seats), kinds)
    offers = _offers(position)
    stage = STAGES[position["stage"]]
    ledger = position["ledger"][: position["entries"]].tolist()
    return State(
        city=text,
        closed_contracts=bool(box["closed_contracts"]),
        stage=stage,
        round=position["round"],
        order=tuple(map(Seat, _some(position, "order", "ordered"))),
        offers=offers,
        revealed=position["revealed"],
        turned=_some(position, "constraints", "turned_over"),
        height=_drawn(position["height"]),
        cluster=_drawn(position["cluster"]),
        market=_some(position, "market", "open"),
        taken=tuple(_taken(position, seat) for seat in seats),
        buildings=buildings,
        coins=tuple(position["coins"][: len(seats)].tolist()),
        ledger=ledger_as_numbers.decoded(city, buildings, ledger),
        spent=_all_spent(box, hands, decks, offers),
        ended_by=END if stage is Stage.OVER else None,
        hands=hands,
        decks=decks,
    )


def _layout(box: Any) -> str:
    return bytes(box["layout"][: box["layout_length"]]).decode()


def _some(position: Fields, field: str, number: str) -> tuple[int, ...]:
    return tuple(position[field][: position[number]].tolist())


def _piles(field: Any, seats: int, kinds: int) -> tuple[Cards, ...]:
    return tuple(map(tuple, field[:seats, :kinds].tolist()))


def _drawn(card: int) -> int | None:
    return None if card < 0 else card


def _offers(position: Fields) -> tuple[Offered, ...]:
    fields = ("offer_seats", "offer_slots", "offer_cards")
    rows = zip(*(_some(position, field, "offered") for field in fields), strict=True)
    return tuple(Offered(Seat(seat), slot, card) for seat, slot, card in rows)


def _taken(position: Fields, seat: int) -> tuple[int, ...]:
    codes = (divmod(code, SEAT_OF_TAKEN) for code in _some(position, "taken_contracts", "taken"))
    return tuple(card for owner, card in codes if owner == seat)


def _buildings(box: Any, position: Fields, city: City) -> tuple[Building, ...]:
    fields, firsts = ("owners", "heights", "spots"), box["first_orientation"].tolist()
    rows = zip(*(_some(position, field, "built") for field in fields), strict=True)
    return tuple([_building(firsts, city, *row) for row in rows])


def _building(firsts: Sequence[int], city: City, owner: int, number: int, spot: int) -> Building:
    orientation, square = divmod(spot, SQUARES)
    seat = None if owner == NEUTRAL_OWNER else Seat(owner)
    return Building(seat, number, city.squares[square], orientation - firsts[number])


def _all_spent(
    box: Any, hands: Sequence[Cards], decks: Sequence[Cards], offers: Sequence[Offered]
) -> tuple[Cards, ...]:
    both = enumerate(zip(hands, decks, strict=True))
    return tuple(_spent(box, seat, hand, deck, offers) for seat, (hand, deck) in both)


def _spent(box: Any, seat: int, hand: Cards, deck: Cards, offers: Sequence[Offered]) -> Cards:
    """Cards are conserved: a seat's cards of earlier rounds are those that lie nowhere else."""
    laid = [offer.card for offer in offers if offer.seat == seat]
    sets = int(box["sets"])
    return tuple(
        (sets if card else 0) - held - left - laid.count(card)
        for card, (held, left) in enumerate(zip(hand, deck, strict=True))
    )
