"""Moves as sentences about whoever made them, from nothing but a view."""

from __future__ import annotations

from faubourg.core.phrases import Person, Phrase, facts
from faubourg.games.bella_vista.card_conditions import (
    cluster_words,
    constraint_words,
    contract_words,
    height_words,
    respects,
)
from faubourg.games.bella_vista.chance_moves import next_to_draw
from faubourg.games.bella_vista.model import (
    RIGHT,
    TURNS,
    UNKNOWN,
    Chance,
    Common,
    Decline,
    DrawCard,
    DrawCluster,
    DrawConstraint,
    DrawHeight,
    DrawLot,
    Move,
    Offer,
    Place,
    PostContract,
    Stage,
    TakeContract,
    View,
)
from faubourg.games.bella_vista.rules import (
    acting,
    coins_of,
    earnings,
    fulfilled,
    number_to_build,
    price_of,
)
from faubourg.games.bella_vista.unpacked_edition import Box


def tell(box: Box, view: View, move: Move) -> Phrase:
    match move:
        case Offer():
            return _offer(box, view, move)
        case Place():
            return _place(box, view, move)
        case TakeContract(card):
            return _contract(box, view, card)
        case Decline():
            return _decline(box, view)
        case _:
            return _chance(box, view, move)


def _offer(box: Box, view: View, move: Offer) -> Phrase:
    """BV-2.1 — everybody sees the price; only its owner sees the card."""
    card = Phrase("bella-card-face-down") if move.card == UNKNOWN else card_word(move.card)
    who = Person(acting(view))
    if move.slot == RIGHT:
        return Phrase("bella-told-right", facts(who=who, card=card))
    price = price_of(box, view, move.slot)
    return Phrase("bella-told-offer", facts(who=who, card=card, slot=move.slot + 1, price=price))


def card_word(card: int) -> Phrase:
    return Phrase("bella-card", {"number": card})


def building_at_hand(view: Common) -> Phrase:
    """BV-3.1, BV-4.1 — what is to be built now: nobody's building is not called by its card."""
    key = "bella-neutral-building" if view.stage is Stage.NEUTRAL else "bella-card"
    return Phrase(key, {"number": number_to_build(view)})


def _place(box: Box, view: View, move: Place) -> Phrase:
    number, city = number_to_build(view), box.city(view.city)
    spot = city.spots[number][move.square * TURNS + move.turn]
    known = facts(who=Person(acting(view)), number=number, squares=city.names_of(spot.mask))
    outside = _outside(box, view, spot.mask)
    if view.stage is Stage.NEUTRAL:
        return Phrase("bella-told-neutral", {**known, "outside": outside})
    if outside != "no":
        return Phrase("bella-told-outside", {**known, "outside": outside})
    coins = coins_of(box, earnings(box, view, number, spot.around))
    return Phrase("bella-told-place", {**known, "coins": coins})


def _outside(box: Box, view: View, mask: int) -> str:
    """BV-3.5, BV-R1 — where a building went that found no place within the constraint."""
    city = box.city(view.city)
    if respects(city, box.parts.constraints[view.turned[-1]], mask):
        return "no"
    return "border" if mask & city.border else "anywhere"


def _contract(box: Box, view: View, card: int) -> Phrase:
    """BV-R4 — with closed contracts nobody else can look up in the log which one it was."""
    seat = acting(view)
    if view.closed_contracts and seat != view.viewer:
        return Phrase("bella-told-closed-contract", {"who": Person(seat)})
    words = contract_words(box.parts, box.parts.contracts[card], len(view.coins))
    return Phrase("bella-told-contract", facts(who=Person(seat), contract=words))


def _decline(box: Box, view: View) -> Phrase:
    who = {"who": Person(acting(view))}
    match view.stage:
        case Stage.BUILD | Stage.NEUTRAL:
            unbuilt = facts(building=building_at_hand(view), **who)
            return Phrase("bella-told-unbuilt", unbuilt)
        case Stage.CONTRACT:
            taken = "decline" if fulfilled(box, view) else "unfulfilled"
            return Phrase(f"bella-told-{taken}", who)
        case Stage.STOPPED:
            return Phrase("bella-told-stopped", who)
        case _:
            return Phrase("bella-told-round-done", {})


def _chance(box: Box, view: View, move: Chance) -> Phrase:
    parts = box.parts
    match move:
        case DrawLot(seat):
            return Phrase("bella-told-lot", {"who": Person(seat)})
        case DrawConstraint(card):
            words = constraint_words(parts, parts.constraints[card])
            return Phrase("bella-told-constraint", facts(round=view.round, constraint=words))
        case DrawHeight(card):
            return Phrase("bella-told-objective", {"objective": height_words(parts.heights[card])})
        case DrawCluster(card):
            words = cluster_words(parts.clusters[card])
            return Phrase("bella-told-objective", {"objective": words})
        case PostContract(card):
            words = contract_words(parts, parts.contracts[card], len(view.coins))
            return Phrase("bella-told-post", {"contract": words})
        case DrawCard(card):
            return _card_drawn(box, view, card)
        case _:
            owner = facts(who=Person(acting(view)), card=card_word(move.card))
            return Phrase("bella-told-reveal", owner)


def _card_drawn(box: Box, view: View, card: int) -> Phrase:
    seat = next_to_draw(box, view.hand_sizes, view.deck_sizes)
    who = Person(0 if seat is None else seat)
    if card == UNKNOWN:
        return Phrase("bella-told-unseen-card", {"who": who})
    return Phrase("bella-told-card", facts(who=who, card=card))
