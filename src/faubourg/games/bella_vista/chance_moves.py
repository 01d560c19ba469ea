"""What Nature does: lots, cards, contracts and constraints are drawn, offers turned over."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from faubourg.core.game_protocol import Seat
from faubourg.core.tuple_changes import add, put
from faubourg.games.bella_vista.model import (
    UNKNOWN,
    Cards,
    Chance,
    Common,
    Draw,
    DrawCard,
    DrawCluster,
    DrawConstraint,
    DrawHeight,
    Move,
    PostContract,
    Reveal,
    Stage,
    State,
)
from faubourg.games.bella_vista.unpacked_edition import Box

CARDS = "cards"
NATURES = (Stage.SETUP, Stage.REVEAL, Stage.ROUND_END)
"""When Nature acts."""


def pile(box: Box, state: State) -> str:
    """What Nature draws from now; nothing when all is drawn."""
    match state.stage:
        case Stage.REVEAL:
            return "offers"
        case Stage.ROUND_END:  # BV-4.3
            return _card_due(box, state) or _contract_due(box, state) or _constraint_due(state)
        case _:  # BV-1.3 to BV-1.5
            return (
                _constraint_due(state)
                or ("heights" if state.height is None else "")
                or ("clusters" if state.cluster is None else "")
                or _contract_due(box, state)
                or ("lots" if len(state.order) < len(state.coins) - 1 else "")
                or _card_due(box, state)
            )


def _constraint_due(state: Common) -> str:
    return "" if len(state.turned) == state.round else "constraints"


def _contract_due(box: Box, state: Common) -> str:
    """BV-4.3, BV-R8 — the row is filled as long as there are contracts in the pile."""
    row = len(state.market)
    missing = row < box.parts.open_contracts
    some_left = missing and row + sum(map(len, state.taken)) < len(box.parts.contracts)
    return "contracts" if some_left else ""


def _card_due(box: Box, state: State) -> str:
    seat = due_a_card(box, state)
    return "" if seat is None else f"{CARDS}-{seat}"


def due_a_card(box: Box, state: State) -> Seat | None:
    return next_to_draw(box, [*map(sum, state.hands)], [*map(sum, state.decks)])


def next_to_draw(box: Box, hands: Sequence[int], decks: Sequence[int]) -> Seat | None:
    """BV-1.5, BV-4.3 — the first seat whose hand is not full and whose deck is not empty."""
    limit = box.table(len(hands)).hand
    for seat, (hand, deck) in enumerate(zip(hands, decks, strict=True)):
        if hand < limit and deck:
            return Seat(seat)
    return None


def chances(box: Box, state: State) -> dict[Move, int]:
    """Nature's moves with their weights."""
    if state.stage not in NATURES:
        return {}
    name, _, seat = pile(box, state).partition("-")
    match name:
        case "offers":
            return {box.reveals[state.offers[state.revealed].card]: 1}
        case "cards":
            deck = state.decks[int(seat)]
            return {box.draws[card]: deck[card] for card in box.numbers if deck[card]}
        case "contracts":
            gone = {*state.market, *(card for cards in state.taken for card in cards)}
            return _evenly([move for move in box.posts if move.card not in gone])
        case "constraints":
            return _evenly([move for move in box.constraints if move.card not in state.turned])
        case "lots":
            seats = box.lots[: len(state.coins)]
            return _evenly([move for move in seats if move.seat not in state.order])
        case "heights":
            return _evenly(box.heights)
        case _:
            return _evenly(box.clusters)


def _evenly(moves: Sequence[Move]) -> dict[Move, int]:
    return dict.fromkeys(moves, 1)


def play(box: Box, state: State, move: Chance) -> State:
    """The position after a draw; when all is drawn, the offers begin."""
    if isinstance(move, Reveal):
        return _reveal(state, move.card)
    drawn = _drawn(box, state, move)
    return drawn if pile(box, drawn) else replace(drawn, stage=Stage.OFFER)


def _drawn(box: Box, state: State, move: Draw) -> State:
    match move:
        case DrawCard(card):
            return _deal(box, state, card)
        case PostContract(card):
            return replace(state, market=(*state.market, card))
        case DrawConstraint(card):
            return replace(state, turned=(*state.turned, card))
        case DrawHeight(card):
            return replace(state, height=card)
        case DrawCluster(card):
            return replace(state, cluster=card)
        case _:
            return replace(state, order=_order(box, state, (*state.order, move.seat)))


def _deal(box: Box, state: State, card: int) -> State:
    """BV-1.5, BV-4.3 — from a seat's own deck to its hand."""
    seat = due_a_card(box, state)
    if seat is None:
        raise LookupError(card)
    return replace(
        state,
        hands=put(state.hands, seat, add(state.hands[seat], card, 1)),
        decks=put(state.decks, seat, add(state.decks[seat], card, -1)),
    )


def _order(box: Box, state: State, drawn: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """BV-1.4, BV-6.2 — the colours drawn; with the last but one the whole order is known."""
    seats = len(state.coins)
    if len(drawn) < seats - 1:
        return drawn
    last = next(Seat(seat) for seat in range(seats) if seat not in drawn)
    colours = (*drawn, last)
    return tuple(colours[index] for index in box.table(seats).start)


def _reveal(state: State, card: int) -> State:
    """BV-3.1 — a card of unknown face shows itself: it was that card that left the deck."""
    offer = state.offers[state.revealed]
    decks = state.decks
    if offer.card == UNKNOWN:
        decks = put(decks, offer.seat, shown(decks[offer.seat], card))
    return replace(
        state,
        decks=decks,
        offers=put(state.offers, state.revealed, replace(offer, card=card)),
        revealed=state.revealed + 1,
        stage=Stage.BUILD,
    )


def shown(deck: Cards, card: int) -> Cards:
    return add(add(deck, card, -1), UNKNOWN, 1)
