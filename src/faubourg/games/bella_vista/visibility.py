"""Who sees what: views by naming what is shown, glimpses of moves, and imagined positions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from msgspec.structs import replace

from faubourg.core.game_protocol import NATURE, Seat, Viewer
from faubourg.games.bella_vista.chance_moves import due_a_card
from faubourg.games.bella_vista.model import (
    UNKNOWN,
    Cards,
    Common,
    DrawCard,
    Move,
    Offer,
    Offered,
    Reveal,
    State,
    View,
)
from faubourg.games.bella_vista.rules import acting, play, to_act
from faubourg.games.bella_vista.unpacked_edition import Box

VISIBILITY = {
    "city": "public",
    "closed_contracts": "public",
    "stage": "public",
    "round": "public",
    "order": "public",
    "offers": "own; another's card once it is turned over (BV-2.1)",
    "revealed": "public",
    "turned": "public",
    "height": "public",
    "cluster": "public",
    "market": "public",
    "taken": "public (BV-R4)",
    "buildings": "public",
    "coins": "public (BV-R9)",
    "ledger": "public (BV-R9)",
    "spent": "public: they lay open",
    "ended_by": "public",
    "hands": "own; sizes are public (BV-R9)",
    "decks": "sizes only; what is left in one's own follows from what one has seen",
}
"""Every field of a state, and who may know it."""


def view(box: Box, state: State, viewer: Viewer) -> View:
    """BV-R9 — coins and numbers of cards for everybody, the cards of a hand for its owner."""
    hand = None if viewer is None else state.hands[viewer]
    offers = tuple(_seen(state, number, viewer) for number in range(len(state.offers)))
    return View(
        viewer=viewer,
        hand=hand,
        hand_sizes=tuple(map(sum, state.hands)),
        deck_sizes=tuple(map(sum, state.decks)),
        unseen=tuple(
            _unseen(box, state, Seat(seat), offers, hand if seat == viewer else None)
            for seat in range(len(state.coins))
        ),
        city=state.city,
        closed_contracts=state.closed_contracts,
        stage=state.stage,
        round=state.round,
        order=state.order,
        offers=offers,
        revealed=state.revealed,
        turned=state.turned,
        height=state.height,
        cluster=state.cluster,
        market=state.market,
        taken=state.taken,
        buildings=state.buildings,
        coins=state.coins,
        ledger=state.ledger,
        spent=state.spent,
        ended_by=state.ended_by,
    )


def _seen(state: Common, number: int, viewer: Viewer) -> Offered:
    """BV-2.1 — face down until it is turned over, but known to its owner."""
    offer = state.offers[number]
    known = number < state.revealed or offer.seat == viewer
    return offer if known else replace(offer, card=UNKNOWN)


def _unseen(
    box: Box, state: Common, seat: Seat, offers: Sequence[Offered], hand: Cards | None
) -> Cards:
    """The cards of a seat that lie neither in the viewer's hand nor open."""
    sets = box.table(len(state.coins)).sets
    left = [0, *(sets - spent for spent in state.spent[seat][1:])]
    for offer in offers:
        if offer.seat == seat and offer.card != UNKNOWN:
            left[offer.card] -= 1
    own = hand or (0,) * len(left)
    return tuple(number - held for number, held in zip(left, own, strict=True))


def glimpse(box: Box, state: State, move: Move, viewer: Viewer) -> Move:
    """BV-1.5, BV-2.1 — a card drawn or offered is seen by its owner only."""
    if isinstance(move, Offer) and acting(state) != viewer:
        return box.offers[move.slot, UNKNOWN]
    if isinstance(move, DrawCard) and due_a_card(box, state) != viewer:
        return box.draws[UNKNOWN]
    return move


def reveals(box: Box, state: State, move: Move) -> bool:
    """Whatever Nature does is new to somebody, and so is what she is about to do."""
    return to_act(state) is NATURE or to_act(play(box, state, move)) is NATURE


def knew_before(state: State, move: Move, seat: Seat) -> bool:
    """BV-2.1, BV-3.1 — whoever made an offer knows the card that is turned over."""
    return isinstance(move, Reveal) and acting(state) == seat


def imagine(view: View, rng: Random) -> State:
    """The unseen cards of each seat dealt at random to its hidden offers, its hand and its deck."""
    dealt = [_dealt(view, Seat(seat), rng) for seat in range(len(view.coins))]
    hidden = [iter(offers) for offers, _, _ in dealt]
    offers = tuple(
        replace(offer, card=next(hidden[offer.seat])) if offer.card == UNKNOWN else offer
        for offer in view.offers
    )
    return State(
        hands=tuple(hand for _, hand, _ in dealt),
        decks=tuple(deck for _, _, deck in dealt),
        city=view.city,
        closed_contracts=view.closed_contracts,
        stage=view.stage,
        round=view.round,
        order=view.order,
        offers=offers,
        revealed=view.revealed,
        turned=view.turned,
        height=view.height,
        cluster=view.cluster,
        market=view.market,
        taken=view.taken,
        buildings=view.buildings,
        coins=view.coins,
        ledger=view.ledger,
        spent=view.spent,
        ended_by=view.ended_by,
    )


def _dealt(view: View, seat: Seat, rng: Random) -> tuple[list[int], Cards, Cards]:
    """Hidden offers, hand and deck of one seat."""
    cards = [card for card, number in enumerate(view.unseen[seat]) for _ in range(number)]
    rng.shuffle(cards)
    unseen = iter(cards)
    own = view.hand if seat == view.viewer else None
    offers = [next(unseen) for offer in view.offers if offer.seat == seat and offer.card == UNKNOWN]
    kinds = len(view.unseen[seat])
    hand = own if own is not None else _take(unseen, view.hand_sizes[seat], kinds)
    return offers, hand, _take(unseen, view.deck_sizes[seat], kinds)


def _take(cards: Iterator[int], size: int, kinds: int) -> Cards:
    taken = [next(cards) for _ in range(size)]
    return tuple(taken.count(card) for card in range(kinds))
