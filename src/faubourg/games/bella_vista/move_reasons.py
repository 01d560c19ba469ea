"""What a turn changes on the score sheet of Bella Vista, and what a card may bring, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from faubourg.core.game_protocol import RuleId, Seat
from faubourg.core.move_reasons import Change, Reason
from faubourg.core.phrases import Phrase, facts
from faubourg.games.bella_vista.card_conditions import (
    contract_words,
    grounds,
    needed,
    progress,
)
from faubourg.games.bella_vista.city_geometry import members
from faubourg.games.bella_vista.model import TURNS, Building, State
from faubourg.games.bella_vista.rules import coins_of, earnings, masks_of, occupied
from faubourg.games.bella_vista.unpacked_edition import Box


def reason_for(change: Change) -> Phrase:
    """BV-2.1, BV-3.6, BV-5 — coins paid and earned, contracts, objectives as they would stand."""
    kind = (*change.after, *change.before)[0].reason
    prices = tuple(Phrase("bella-amount", {"coins": -line.points}) for line in change.gained)
    known = facts(kind=kind, number=len(prices), prices=prices)
    return Phrase(f"bella-reason-{change.rule.replace('.', '-')}", known)


def reasons_beside_points(box: Box, before: State, after: State, seat: Seat) -> Iterator[Reason]:
    """BV-2.1 — what the card just offered can bring at most, as the city stands; BV-3.7 — which
    contracts come nearer; BV-4.1 — what a neutral building stands in the way of."""
    for card in _cards_just_offered(before, after, seat):
        yield Reason(seat, _prospect(box, before, card), rule=RuleId("BV-3.6"))
    yield from _contracts_nearer(box, before, after, seat)
    for building in after.buildings[len(before.buildings) :]:
        if building.seat is None:
            yield Reason(seat, _neighbours(box, after, building, seat), rule=RuleId("BV-4.1"))
            yield from _room_taken(box, after, building, seat)


def _cards_just_offered(before: State, after: State, seat: Seat) -> Iterable[int]:
    """Each number once: of two cards that are alike the same can be said."""
    own = (each for each in after.offers if each.seat == seat and each not in before.offers)
    return dict.fromkeys(each.card for each in own)


def _prospect(box: Box, state: State, card: int) -> Phrase:
    coins = [*_coins_within_reach(box, state, card)]
    if not coins:
        return Phrase("bella-reason-no-room", {"card": card})
    return Phrase("bella-reason-prospect", facts(card=card, coins=max(coins)))


def _contracts_nearer(box: Box, before: State, after: State, seat: Seat) -> Iterator[Reason]:
    """BV-3.7 — those that still lie open and that more of the seat's buildings count for."""
    city, seats = box.city(after.city), len(after.coins)
    old, new = masks_of(box, before, seat), masks_of(box, after, seat)
    for card in after.market if len(new) > len(old) else ():
        row = box.parts.contracts[card]
        had, have, wanted = progress(city, row, old), progress(city, row, new), needed(row, seats)
        if had < have and had < wanted and (have >= wanted or _builds_again(after, seat)):
            words = contract_words(box.parts, row, seats)
            known = facts(contract=words, have=have, needed=wanted)
            yield Reason(seat, Phrase("bella-reason-nearer", known), rule=RuleId("BV-3.7"))


def _builds_again(state: State, seat: Seat) -> bool:
    """BV-4.2 — as long as cards are left: in hand, in the deck or covered above the board."""
    covered = any(offer.seat == seat for offer in state.offers[state.revealed :])
    return covered or any(state.hands[seat]) or any(state.decks[seat])


def _neighbours(box: Box, state: State, neutral: Building, seat: Seat) -> Phrase:
    """BV-4.1 — whose buildings the neutral one touches."""
    city = box.city(state.city)
    around = city.spot_of(neutral).around
    owned = (each for each in state.buildings if each.seat is not None)
    owners = [each.seat for each in owned if city.spot_of(each).mask & around]
    own = owners.count(seat)
    known = facts(number=neutral.number, own=own, others=len(owners) - own)
    return Phrase("bella-reason-neutral", known)


def _room_taken(box: Box, state: State, neutral: Building, seat: Seat) -> Iterator[Reason]:
    """BV-5.1 — the squares that are lost to everybody where heights count."""
    if state.height is None:
        return
    city, card = box.city(state.city), box.parts.heights[state.height]
    mask = city.spot_of(neutral).mask
    squares = {square for each in grounds(city, card) for square in members(mask & each.beside)}
    if squares:
        known = facts(number=len(squares), kind=card.kind)
        yield Reason(seat, Phrase("bella-reason-neutral-room", known), rule=RuleId("BV-5.1"))


def _coins_within_reach(box: Box, state: State, card: int) -> Iterator[int]:
    """BV-3.1, BV-3.6 — what the building would earn in each place within the constraint."""
    taken, spots = occupied(box, state), box.city(state.city).spots[card]
    within, _, _ = box.site(state.city).tiers(card, state.turned[-1])
    for mask, place in within:
        if not mask & taken:
            around = spots[place.square * TURNS + place.turn].around
            yield coins_of(box, earnings(box, state, card, around))
