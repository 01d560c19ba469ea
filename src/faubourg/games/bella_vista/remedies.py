"""What to do instead of a refused move: the nearest thing that can be done now."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce

from faubourg.core.game_protocol import Remedy
from faubourg.core.phrases import Either, Fact, Phrase, facts
from faubourg.core.remedies import EXAMPLES
from faubourg.games.bella_vista.model import (
    RIGHT,
    UNKNOWN,
    WIDTH,
    Move,
    Offer,
    Place,
    Stage,
    State,
)
from faubourg.games.bella_vista.move_sentences import building_at_hand
from faubourg.games.bella_vista.notation import write
from faubourg.games.bella_vista.rules import (
    acting,
    cards_held,
    fulfilled,
    moves,
    payable_slots,
    price_of,
)
from faubourg.games.bella_vista.unpacked_edition import Box


def remedy(box: Box, state: State, move: Move) -> Remedy:
    """What the stage of the round allows."""
    match state.stage:
        case Stage.OFFER:
            return _offer(box, state, move)
        case Stage.BUILD | Stage.NEUTRAL:
            return _build(box, state, move)
        case Stage.CONTRACT if fulfilled(box, state):
            return _way_out(box, "contract", moves(box, state))
        case Stage.CONTRACT | Stage.STOPPED | Stage.NEUTRAL_BUILT:
            return _way_out(box, "go-on", moves(box, state))
        case Stage.OVER:
            return _way_out(box, "over", ())
        case _:
            return _way_out(box, "dealing", ())


def _offer(box: Box, state: State, move: Move) -> Remedy:
    """BV-2.1 to BV-2.3 — a free slot within one's means and a card of one's hand."""
    hand = _hand_words(state)
    near = tuple(write(box, each) for each in _nearest_offers(move, moves(box, state)))
    slots = payable_slots(box, state)
    if slots == [RIGHT]:
        return Remedy(Phrase("bella_vista-remedy-right", {"hand": hand}), near)
    priced = tuple(_slot_words(box, state, slot) for slot in slots)
    return Remedy(Phrase("bella_vista-remedy-offer", {"slots": priced, "hand": hand}), near)


def _hand_words(state: State) -> Phrase:
    """BV-6.1 — with 2 architects two cards of a hand may bear the same number."""
    hand = state.hands[acting(state)]
    alike = {card: hand[card] for card in cards_held(state) if card != UNKNOWN}
    cards = tuple(
        Phrase("bella-cards-alike", {"card": card, "number": number})
        for card, number in alike.items()
    )
    known = facts(number=sum(alike.values()), cards=cards)
    return Phrase("bella_vista-cards-in-hand", known)


def _nearest_offers(move: Move, legal: Iterable[Move]) -> Sequence[Move]:
    """The card that was tried on the nearest slot first; as they come if no offer was tried."""
    if not isinstance(move, Offer):
        return [*legal]
    offers = (each for each in legal if isinstance(each, Offer))
    return sorted(offers, key=lambda each: (each.card != move.card, abs(each.slot - move.slot)))


def _slot_words(box: Box, state: State, slot: int) -> Phrase:
    return Phrase("bella-slot", {"slot": slot + 1, "price": price_of(box, state, slot)})


def _build(box: Box, state: State, move: Move) -> Remedy:
    """BV-3.1 to BV-3.5 — where the building may stand, the nearest places first."""
    places = _nearest(move, [each for each in moves(box, state) if isinstance(each, Place)])
    if not places:
        return _way_out(box, "go-on", moves(box, state))
    known: dict[str, Fact] = {
        "building": building_at_hand(state),
        "places": _places_by_turn(box, places),
    }
    return _way_out(box, "build", places, **known)


def _places_by_turn(box: Box, places: Sequence[Place]) -> Phrase:
    """First squares, those for the building as it is before those for which it has to be turned."""
    squares: dict[int, list[str]] = {}
    for place in sorted(places, key=lambda each: each.turn):
        squares.setdefault(place.turn, []).append(box.names[place.square])
    first = next((turn for turn in squares if turn), None)
    ways = [_place_words(names, turn, says_turned=turn == first) for turn, names in squares.items()]
    return reduce(_or_else, ways)


def _place_words(names: Iterable[str], turn: int, *, says_turned: bool) -> Phrase:
    """A sentence says only once that the building is turned, and then only how often."""
    turned = "yes" if says_turned else "no"
    known = facts(squares=Either(tuple(names)), turn=turn, turned=turned)
    return Phrase("bella-places", known)


def _or_else(first: Phrase, other: Phrase) -> Phrase:
    return Phrase("bella-places-or", {"first": first, "other": other})


def _nearest(move: Move, places: Sequence[Place]) -> Sequence[Place]:
    """As many as a sentence names; from all over the city if the move named no place."""
    if not isinstance(move, Place):
        return places[:: max(1, len(places) // EXAMPLES)][:EXAMPLES]

    def away(place: Place) -> tuple[int, bool]:
        across = abs(place.square % WIDTH - move.square % WIDTH)
        down = abs(place.square // WIDTH - move.square // WIDTH)
        return across + down, place.turn != move.turn

    return sorted(places, key=away)[:EXAMPLES]


def _way_out(box: Box, key: str, legal: Iterable[Move], **known: Fact) -> Remedy:
    texts = tuple(write(box, each) for each in legal)
    return Remedy(Phrase(f"bella_vista-remedy-{key}", known), texts)
