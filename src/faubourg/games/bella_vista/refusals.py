"""Why a move is refused: clauses in the order of the rulebook, each with its rule and the facts."""

from __future__ import annotations

from faubourg.core.game_protocol import Refusal, refuse
from faubourg.core.phrases import Fact, Facts, Person, Phrase
from faubourg.games.bella_vista.card_conditions import (
    constraint_words,
    contract_words,
    districts_words,
    needed,
    off_districts,
    progress,
)
from faubourg.games.bella_vista.chance_moves import chances
from faubourg.games.bella_vista.city_geometry import Spot, covered_by
from faubourg.games.bella_vista.model import (
    RIGHT,
    UNKNOWN,
    Building,
    Chance,
    Decline,
    Move,
    Offer,
    Place,
    Stage,
    State,
    TakeContract,
)
from faubourg.games.bella_vista.rules import (
    Reach,
    acting,
    cards_held,
    fulfilled,
    masks_of,
    number_to_build,
    occupied,
    payable_slots,
    price_of,
    reach,
)
from faubourg.games.bella_vista.unpacked_edition import Box


def why_not(box: Box, state: State, move: Move) -> Refusal | None:
    """None if the move is legal, otherwise the first rule that it breaks."""
    match move:
        case Offer():
            return (
                _not_yet(state)
                or _no_time_to_offer(state)
                or _card_not_held(box, state, move.card)
                or _no_slot(box, state, move.slot)
            )
        case Place():
            return _not_yet(state) or _no_time_to_build(state) or _no_place(box, state, move)
        case TakeContract():
            return (
                _not_yet(state)
                or _no_time_for_contracts(state)
                or _no_contract(box, state, move.card)
            )
        case Decline():
            return _not_yet(state) or _must_go_on(box, state)
        case _:
            return _over(state) or _no_draw(box, state, move)


def _over(state: State) -> Refusal | None:
    return refuse("BV-4.4", "over") if state.stage is Stage.OVER else None


def _not_yet(state: State) -> Refusal | None:
    """No seat acts while something is to be drawn or turned over, nor after the end."""
    match state.stage:
        case Stage.SETUP:
            return refuse("BV-1.3", "not-dealt")
        case Stage.ROUND_END:
            return refuse("BV-4.3", "not-dealt")
        case Stage.REVEAL:
            return refuse("BV-3.1", "face-down")
        case _:
            return _over(state)


# BV-2: offers


def _no_time_to_offer(state: State) -> Refusal | None:
    return None if state.stage is Stage.OFFER else refuse("BV-2.1", "offers-made")


def _card_not_held(box: Box, state: State, card: int) -> Refusal | None:
    """BV-2.1"""
    if card != UNKNOWN and card not in box.numbers:
        return refuse("BV-0.1", "no-card", card=card, last=box.numbers[-1])
    if card in cards_held(state):
        return None
    return refuse("BV-2.1", "card-not-held", card=card)


def _no_slot(box: Box, state: State, slot: int) -> Refusal | None:
    """BV-2.1 to BV-2.3"""
    if slot in payable_slots(box, state):
        return None
    slots = len(box.table(len(state.coins)).slots)
    if slot == RIGHT:
        return refuse("BV-2.3", "can-pay", coins=state.coins[acting(state)])
    if not 0 <= slot < slots:
        return refuse("BV-1.2", "no-slot", slot=slot + 1, slots=slots)
    holder = next((offer.seat for offer in state.offers if offer.slot == slot), None)
    if holder is not None:
        own = "true" if holder == acting(state) else "false"
        return refuse("BV-2.2", "slot-taken", slot=slot + 1, who=Person(holder), own=own)
    price, coins = price_of(box, state, slot), state.coins[acting(state)]
    return refuse("BV-2.1", "too-dear", slot=slot + 1, price=price, coins=coins)


# BV-3: construction


def _no_time_to_build(state: State) -> Refusal | None:
    match state.stage:
        case Stage.BUILD | Stage.NEUTRAL:
            return None
        case Stage.OFFER:
            return refuse("BV-3.1", "offers-first")
        case _:
            neutral = "true" if state.stage is Stage.NEUTRAL_BUILT else "false"
            return refuse("BV-3.1", "already-built", neutral=neutral)


def _no_place(box: Box, state: State, move: Place) -> Refusal | None:
    """BV-3.1 to BV-3.5, BV-R3"""
    spot = box.city(state.city).spot(number_to_build(state), move)
    if spot is None:
        return cannot_lie(box, state, number_to_build(state), move)
    if spot.mask & occupied(box, state):
        return _taken(box, state, spot)
    return _out_of_reach(box, state, spot)


def cannot_lie(box: Box, state: State, number: int, move: Place) -> Refusal:
    """BV-3.1, BV-R3 — a building stands on squares of districts, turned as it can be."""
    city = box.city(state.city)
    if not 0 <= move.square < len(box.names):
        return refuse("BV-1.1", "no-square", square=move.square, last=box.names[-1])
    turns = city.turns[number]
    if not 0 <= move.turn < len(turns):
        return refuse("BV-R3", "same-turn", number=number, turns=len(turns))
    inside = [s for s in covered_by(move.square, turns[move.turn]) if s in city.tile_at]
    barred = {square: city.tile_at[square].kind for square in inside if square not in city.bit}
    if barred:
        names = tuple(box.names[square] for square in barred)
        kinds = {*barred.values()}
        ground = "both" if len(kinds) > 1 else kinds.pop()
        known: dict[str, Fact] = {"number": number, "squares": names, "ground": ground}
        return refuse("BV-3.1", "on-park-or-river", *names, **known)
    return refuse("BV-3.1", "off-city", *(box.names[square] for square in inside), number=number)


def _taken(box: Box, state: State, spot: Spot) -> Refusal:
    """BV-3.1"""
    city = box.city(state.city)
    common = [(city.spot_of(building).mask & spot.mask, building) for building in state.buildings]
    mask, building = next(each for each in common if each[0])
    squares, words = city.names_of(mask), building_words(building)
    return refuse("BV-3.1", "taken", *squares, squares=squares, building=words)


def building_words(building: Building) -> Phrase:
    if building.seat is None:
        return Phrase("bella-neutral-building", {"number": building.number})
    known: dict[str, Fact] = {"number": building.number, "owner": Person(building.seat)}
    return Phrase("bella-building", known)


def _out_of_reach(box: Box, state: State, spot: Spot) -> Refusal | None:
    """BV-3.3 to BV-3.5"""
    by_rule, places = reach(box, state)
    if spot.place in places:
        return None
    known: dict[str, Fact] = {"number": number_to_build(state)}
    if by_rule is Reach.BORDER:
        squares = box.city(state.city).names_of(spot.mask)
        return refuse("BV-3.5", "off-border", *squares, squares=squares, **known)
    return _against_constraint(box, state, spot, known)


def _against_constraint(box: Box, state: State, spot: Spot, known: Facts) -> Refusal:
    """BV-3.3, BV-3.4"""
    city, card = box.city(state.city), box.parts.constraints[state.turned[-1]]
    if card.kind == "districts":
        asked = constraint_words(box.parts, card)
        wrong = off_districts(city, card, spot.mask)
        marks = "".join(mark for mark in city.districts if city.districts[mark] & wrong)
        names, words = city.names_of(wrong), districts_words(box.parts, marks)
        return refuse("BV-3.3", "wrong-district", *names, wrong=words, asked=asked, **known)
    squares = city.names_of(spot.mask)
    return refuse("BV-3.4", card.kind, *squares, squares=squares, **known)


def _no_time_for_contracts(state: State) -> Refusal | None:
    """BV-3.5, BV-3.7, BV-R2"""
    match state.stage:
        case Stage.CONTRACT:
            return None
        case Stage.STOPPED:
            return refuse("BV-3.5", "no-contract")
        case Stage.NEUTRAL | Stage.NEUTRAL_BUILT:
            return refuse("BV-R2", "no-contract")
        case _:
            return refuse("BV-3.7", "build-first")


def _no_contract(box: Box, state: State, card: int) -> Refusal | None:
    """BV-3.7"""
    contracts, seats = box.parts.contracts, len(state.coins)
    if card in fulfilled(box, state):
        return None
    if card not in state.market:
        marks = tuple(contracts[each].mark for each in state.market)
        return refuse("BV-3.7", "not-open", marks=marks)
    row, own = contracts[card], masks_of(box, state, acting(state))
    words = contract_words(box.parts, row, seats)
    have = progress(box.city(state.city), row, own)
    return refuse("BV-3.7", "not-fulfilled", contract=words, have=have, needed=needed(row, seats))


def _must_go_on(box: Box, state: State) -> Refusal | None:
    """BV-2.1, BV-3.1, BV-R1 — an offer is made, and a building built wherever one fits."""
    match state.stage:
        case Stage.OFFER:
            return refuse("BV-2.1", "must-offer")
        case Stage.BUILD | Stage.NEUTRAL:
            if not reach(box, state)[1]:
                return None
            return refuse("BV-3.1", "must-build", number=number_to_build(state))
        case _:
            return None


def _no_draw(box: Box, state: State, move: Chance) -> Refusal | None:
    """BV-4.3"""
    possible = chances(box, state)
    if move in possible:
        return None
    return refuse("BV-4.3", "not-there") if possible else refuse("BV-4.3", "nothing-due")
