"""The verbs of Bella Vista, in the order of the rulebook.

Legality has one source: the predicates of this file and of `card_conditions`. `moves` builds
its list from them; `refusals.why_not` asks the same ones and names the rule.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum

from msgspec.structs import replace

from faubourg.core.game_protocol import NATURE, Actor, RuleId, Seat
from faubourg.core.tuple_changes import add, put
from faubourg.games.bella_vista import chance_moves
from faubourg.games.bella_vista.card_conditions import needed, progress, respects
from faubourg.games.bella_vista.model import (
    RIGHT,
    TURNS,
    BellaVistaOptions,
    Building,
    Common,
    Decline,
    Earned,
    Move,
    Offer,
    Offered,
    Paid,
    Place,
    Stage,
    State,
    TakeContract,
)
from faubourg.games.bella_vista.unpacked_edition import Box

DECLINE = Decline()


def setup(box: Box, seats: int, options: BellaVistaOptions) -> State:
    """BV-1 — the city is laid out, coins are handed out; Nature has everything still to draw."""
    table = box.table(seats)
    nothing = (0,) * (len(box.numbers) + 1)
    return State(
        city=box.layout(options.city),
        closed_contracts=options.closed_contracts,
        stage=Stage.SETUP,
        round=1,
        order=(),
        offers=(),
        revealed=0,
        turned=(),
        height=None,
        cluster=None,
        market=(),
        taken=((),) * seats,
        buildings=(),
        coins=(table.coins,) * seats,
        ledger=(),
        spent=(nothing,) * seats,
        ended_by=None,
        hands=(nothing,) * seats,
        decks=((0, *(table.sets for _ in box.numbers)),) * seats,
    )


def to_act(state: Common) -> Actor:
    if state.stage in chance_moves.NATURES:
        return NATURE
    return None if state.stage is Stage.OVER else acting(state)


def acting(state: Common) -> Seat:
    """BV-6.3 — whose offer or construction it is: as often in a round as the order names a seat."""
    match state.stage:
        case Stage.OFFER:
            return state.order[len(state.offers)]
        case Stage.REVEAL:
            return state.offers[state.revealed].seat
        case Stage.BUILD | Stage.CONTRACT | Stage.STOPPED:
            return state.offers[state.revealed - 1].seat
        case _:  # BV-4.1: the last in construction order
            return state.offers[-1].seat


def moves(box: Box, state: State) -> Iterator[Move]:
    """Every legal move."""
    match state.stage:
        case Stage.OFFER:
            return iter(_offers(box, state))
        case Stage.BUILD | Stage.NEUTRAL:
            places: list[Move] = [*reach(box, state)[1]]
            return iter(places or [DECLINE])
        case Stage.CONTRACT:
            return iter([*(box.takes[card] for card in fulfilled(box, state)), DECLINE])
        case Stage.STOPPED | Stage.NEUTRAL_BUILT:
            return iter([DECLINE])
        case _:
            return iter(chance_moves.chances(box, state))


def play(box: Box, state: State, move: Move) -> State:
    """The position after the move."""
    match move:
        case Offer():
            return _offer(box, state, move)
        case Place():
            return _place(box, state, move)
        case TakeContract():
            return _next_construction(box, _take(state, move.card))
        case Decline():
            return _decline(box, state)
        case _:
            return chance_moves.play(box, state, move)


# BV-2: the offer


def payable_slots(box: Box, state: State) -> list[int]:
    """BV-2.1 to BV-2.3, BV-R5 — free slots that can be paid for; if none, right of the board."""
    used = {offer.slot for offer in state.offers}
    coins = state.coins[acting(state)]
    prices = enumerate(box.table(len(state.coins)).slots)
    return [slot for slot, price in prices if price <= coins and slot not in used] or [RIGHT]


def cards_held(state: State) -> list[int]:
    """BV-2.1 — the cards that can be offered."""
    return [card for card, number in enumerate(state.hands[acting(state)]) if number]


def _offers(box: Box, state: State) -> list[Move]:
    held = cards_held(state)
    return [box.offers[slot, card] for slot in payable_slots(box, state) for card in held]


def price_of(box: Box, state: Common, slot: int) -> int:
    """BV-2.3 — the place to the right of the board costs nothing."""
    return 0 if slot == RIGHT else box.table(len(state.coins)).slots[slot]


def _offer(box: Box, state: State, move: Offer) -> State:
    """BV-2.1 — pay at once, and lay a card face down above the slot."""
    seat, price = acting(state), price_of(box, state, move.slot)
    offers = sorted((*state.offers, Offered(seat, move.slot, move.card)), key=_by_slot)
    complete = len(offers) == len(state.order)
    return replace(
        state,
        hands=put(state.hands, seat, add(state.hands[seat], move.card, -1)),
        coins=add(state.coins, seat, -price),
        ledger=(*state.ledger, Paid(seat, state.round, price)) if price else state.ledger,
        offers=tuple(offers),
        stage=Stage.REVEAL if complete else Stage.OFFER,
    )


def _by_slot(offer: Offered) -> int:
    """BV-3 — dearest first; sorting keeps the order of those to the right (BV-2.3)."""
    return offer.slot


# BV-3: construction


class Reach(IntEnum):
    """Where a building may go."""

    WITHIN = 0
    """BV-3.1: within the constraint."""
    BORDER = 1
    """BV-3.5: anywhere on the border."""
    ANYWHERE = 2
    """BV-R1: on any free squares."""
    NOWHERE = 3
    """BV-R1: it stays unbuilt."""


def number_to_build(state: Common) -> int:
    """BV-3.1, BV-4.1 — the card's number; for the neutral building the round's."""
    if state.stage is Stage.NEUTRAL:
        return state.round
    return state.offers[state.revealed - 1].card


def occupied(box: Box, state: Common) -> int:
    """The squares on which a building stands already."""
    spots, squares = box.city(state.city).spots, 0
    for each in state.buildings:
        squares |= spots[each.number][each.square * TURNS + each.turn].mask
    return squares


def reach(box: Box, state: Common) -> tuple[Reach, list[Place]]:
    """BV-3.1, BV-3.5, BV-R1 — the places for the building at hand, and by which rule."""
    taken = occupied(box, state)
    tiers = box.site(state.city).tiers(number_to_build(state), state.turned[-1])
    for by_rule, tier in zip(Reach, tiers, strict=False):
        if free := [place for mask, place in tier if not mask & taken]:
            return by_rule, free
    return Reach.NOWHERE, []


def _place(box: Box, state: State, move: Place) -> State:
    """BV-3.1, BV-3.5 — the building stands; within the constraint it brings coins."""
    number, city = number_to_build(state), box.city(state.city)
    spot = city.spots[number][move.square * TURNS + move.turn]
    if state.stage is Stage.NEUTRAL:
        building = Building(None, number, move.square, move.turn)
        return replace(state, buildings=(*state.buildings, building), stage=Stage.NEUTRAL_BUILT)
    seat = acting(state)
    buildings = (*state.buildings, Building(seat, number, move.square, move.turn))
    if not respects(city, box.parts.constraints[state.turned[-1]], spot.mask):
        return replace(state, buildings=buildings, stage=Stage.STOPPED)
    earned = earnings(box, state, number, spot.around)
    return replace(
        state,
        buildings=buildings,
        coins=add(state.coins, seat, coins_of(box, earned)),
        ledger=(*state.ledger, earned),
        stage=Stage.CONTRACT,
    )


def earnings(box: Box, state: Common, number: int, around: int) -> Earned:
    """BV-3.6 — the strictly smaller neighbours, and whether none is as tall."""
    spots, neighbours = box.city(state.city).spots, []
    for index, each in enumerate(state.buildings):
        if spots[each.number][each.square * TURNS + each.turn].mask & around:
            neighbours.append((index, each.number))
    smaller = tuple(index for index, height in neighbours if height < number)
    return Earned(len(state.buildings), smaller, len(smaller) == len(neighbours))


def coins_of(box: Box, earned: Earned) -> int:
    """BV-3.6 — for each smaller neighbour, and for being the tallest."""
    tallest = box.parts.tallest_coins if earned.tallest else 0
    return box.parts.smaller_coins * len(earned.smaller) + tallest


def masks_of(box: Box, state: Common, seat: Seat) -> list[int]:
    """The squares of each building of an architect."""
    city = box.city(state.city)
    return [city.spot_of(each).mask for each in state.buildings if each.seat == seat]


def goes_without_saying(box: Box, state: State, move: Move) -> bool:
    """BV-3.7, BV-R1 — no contract to take, or a round that is only closed.

    A building without room is told by itself: it is all that happens in that turn.
    """
    if not isinstance(move, Decline) or state.stage in (Stage.BUILD, Stage.NEUTRAL):
        return False
    return state.stage is not Stage.CONTRACT or not fulfilled(box, state)


def fulfilled(box: Box, state: Common) -> list[int]:
    """BV-3.7 — the open contracts whose conditions the builder's buildings fulfil."""
    city, own, seats = box.city(state.city), masks_of(box, state, acting(state)), len(state.coins)
    cards = ((card, box.parts.contracts[card]) for card in state.market)
    return [card for card, row in cards if progress(city, row, own) >= needed(row, seats)]


def _take(state: State, card: int) -> State:
    """BV-3.7 — it is not replaced before the end of the round."""
    seat = acting(state)
    return replace(
        state,
        market=tuple(each for each in state.market if each != card),
        taken=put(state.taken, seat, (*state.taken[seat], card)),
    )


def _decline(box: Box, state: State) -> State:
    neutral = state.stage in (Stage.NEUTRAL, Stage.NEUTRAL_BUILT)
    return _end_round(box, state) if neutral else _next_construction(box, state)


def _next_construction(box: Box, state: State) -> State:
    if state.revealed < len(state.offers):
        return replace(state, stage=Stage.REVEAL)
    if box.table(len(state.coins)).neutral and state.round < box.parts.rounds:
        return replace(state, stage=Stage.NEUTRAL)
    return _end_round(box, state)


# BV-4: the end of the round


def _end_round(box: Box, state: State) -> State:
    """BV-4.2, BV-4.4, BV-R10 — cards move below the board; the last round ends the game."""
    if state.round == box.parts.rounds:
        return replace(state, stage=Stage.OVER, ended_by=RuleId("BV-4.4"))
    spent = state.spent
    for offer in state.offers:
        spent = put(spent, offer.seat, add(spent[offer.seat], offer.card, 1))
    return replace(
        state,
        stage=Stage.ROUND_END,
        round=state.round + 1,
        order=next_order(state),
        offers=(),
        revealed=0,
        spent=spent,
    )


def next_order(state: Common) -> tuple[Seat, ...]:
    """BV-4.2 — smallest number first; sorting keeps the order above the board among equals."""
    return tuple(offer.seat for offer in sorted(state.offers, key=lambda offer: offer.card))
