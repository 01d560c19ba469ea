"""What a round of Bella Vista has to be like in the middle of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from faubourg.core.game_protocol import Seat
from faubourg.core.phrases import Person, facts
from faubourg.core.position_problems import PositionProblem, impossible
from faubourg.games.bella_vista.chance_moves import pile
from faubourg.games.bella_vista.model import RIGHT, Earned, Paid, Stage, State
from faubourg.games.bella_vista.unpacked_edition import Box

DEALING = (Stage.SETUP, Stage.ROUND_END)


def neutral_problems(box: Box, state: State) -> Iterator[PositionProblem]:
    """BV-4.1, BV-R10 — one in each round but the last, as tall as the round's number."""
    last = state.round - (state.stage is not Stage.NEUTRAL_BUILT)
    if not box.table(len(state.coins)).neutral:
        last = 0
    numbers = Counter(each.number for each in state.buildings if each.seat is None)
    for number, many in numbers.items():
        if many > 1 or number > last:
            squares = squares_of(box, state, None, number)
            known = facts(number=number)
            yield impossible("BV-4.1", "built", "bella-impossible-neutral", known, *squares)


def squares_of(box: Box, state: State, owner: Seat | None, number: int) -> list[str]:
    """What the buildings of an owner with one number cover, each square once."""
    city = box.city(state.city)
    alike = (each for each in state.buildings if (each.seat, each.number) == (owner, number))
    covered = [name for each in alike for name in city.names_of(city.spot_of(each).mask)]
    return [*dict.fromkeys(covered)]


def round_problems(box: Box, state: State) -> Iterator[PositionProblem]:
    yield from _order(box, state)
    yield from _open_cards(box, state)
    yield from _stage(box, state)
    yield from _spent(box, state)
    yield from _hands(box, state)
    yield from _just_built(state)


def _order(box: Box, state: State) -> Iterator[PositionProblem]:
    """BV-1.4, BV-6.2, BV-6.3 — each colour as often as the board asks for."""
    seats = len(state.coins)
    start = Counter(Counter(box.table(seats).start).values())
    whole = Counter(Counter(state.order).values()) == start
    drawing = state.stage is Stage.SETUP and len({*state.order}) == len(state.order) < seats - 1
    if not whole and not drawing:
        yield impossible("BV-1.4", "order", "bella-impossible-order")


def _open_cards(box: Box, state: State) -> Iterator[PositionProblem]:
    """BV-1.3, BV-4.3"""
    fewest = state.round - (state.stage in DEALING)
    if not fewest <= len(state.turned) <= state.round:
        known = facts(number=len(state.turned), round=state.round)
        yield impossible("BV-4.3", "constraints", "bella-impossible-constraints", known)
    if state.stage is not Stage.SETUP and None in (state.height, state.cluster):
        yield impossible("BV-1.3", "height", "bella-impossible-objectives")
    if len(state.market) > box.parts.open_contracts:
        known = facts(number=len(state.market), most=box.parts.open_contracts)
        yield impossible("BV-1.3", "market", "bella-impossible-market", known)


def _stage(box: Box, state: State) -> Iterator[PositionProblem]:
    """BV-2 to BV-4 — how many cards lie above the board, and how many are turned over."""
    made, revealed, all_of_them = len(state.offers), state.revealed, len(state.order)
    complete, last = made == all_of_them, state.round == box.parts.rounds
    turned_all = complete and revealed == made
    possible = {
        Stage.SETUP: not made and not revealed and state.round == 1 and bool(pile(box, state)),
        Stage.ROUND_END: not made and not revealed and state.round > 1 and bool(pile(box, state)),
        Stage.OFFER: made < all_of_them and not revealed,
        Stage.REVEAL: complete and revealed < made,
        Stage.OVER: turned_all and last,
    }
    neutral = box.table(len(state.coins)).neutral and not last
    building = complete and 0 < revealed <= made
    in_neutral = state.stage in (Stage.NEUTRAL, Stage.NEUTRAL_BUILT)
    others = turned_all and neutral if in_neutral else building
    if not possible.get(state.stage, others):
        known = facts(offers=made, seats=all_of_them, revealed=revealed, round=state.round)
        yield impossible("BV-3.1", "stage", "bella-impossible-stage", known)
    if (state.stage is Stage.OVER) != (state.ended_by is not None):
        yield impossible("BV-4.4", "stage", "bella-impossible-end")


def _spent(box: Box, state: State) -> Iterator[PositionProblem]:
    """BV-2.1 — in every round each seat plays as many cards as the order names it."""
    for seat, pile_ in enumerate(state.spent):
        wanted = (state.round - 1) * len(box.table(len(state.coins)).start) // len(state.coins)
        if sum(pile_) != wanted:
            known = facts(who=Person(seat), number=sum(pile_), wanted=wanted, round=state.round)
            yield impossible("BV-2.1", "spent", "bella-impossible-spent", known)


def _hands(box: Box, state: State) -> Iterator[PositionProblem]:
    """BV-1.5, BV-4.3 — hands are filled at the beginning of a round."""
    table = box.table(len(state.coins))
    for seat, hand in enumerate(state.hands):
        left = table.sets * len(box.numbers) - sum(state.spent[seat])
        offered = sum(offer.seat == seat for offer in state.offers)
        wanted = min(table.hand, left) - offered
        wrong = sum(hand) > wanted if state.stage in DEALING else sum(hand) != wanted
        if wrong:
            known = facts(who=Person(seat), number=sum(hand), wanted=max(wanted, 0))
            yield impossible("BV-4.3", "hands", "bella-impossible-hand-size", known)


def _just_built(state: State) -> Iterator[PositionProblem]:
    """BV-3.5, BV-3.7, BV-4.1 — what a stage is about stands there as the last building."""
    earned = {entry.building for entry in state.ledger if isinstance(entry, Earned)}
    last = state.buildings[-1] if state.buildings else None
    offer = state.offers[state.revealed - 1] if 0 < state.revealed <= len(state.offers) else None
    own = last and offer and (last.seat, last.number) == (offer.seat, offer.card)
    paid = len(state.buildings) - 1 in earned
    possible = {
        Stage.CONTRACT: own and paid,
        Stage.STOPPED: own and not paid,
        Stage.NEUTRAL_BUILT: last and last.seat is None and last.number == state.round,
    }
    if not possible.get(state.stage, True):
        yield impossible("BV-3.7", "stage", "bella-impossible-just-built")


def offer_problems(box: Box, state: State) -> Iterator[PositionProblem]:
    """BV-1.2, BV-2.1, BV-2.2"""
    slots = box.table(len(state.coins)).slots
    for slot, many in Counter(offer.slot for offer in state.offers).items():
        if slot != RIGHT and (slot >= len(slots) or many > 1):
            known = facts(slot=slot + 1, slots=len(slots))
            yield impossible("BV-2.2", "offers", "bella-impossible-slot", known)
            return
    made = Counter(offer.seat for offer in state.offers)
    if made != Counter(state.order[: len(state.offers)]):
        yield impossible("BV-2.1", "offers", "bella-impossible-offers")
        return
    yield from _payments(slots, state)


def _payments(slots: tuple[int, ...], state: State) -> Iterator[PositionProblem]:
    """BV-2.1 — every slot of this round was paid for, and no other sum was."""
    due = Counter((offer.seat, slots[offer.slot]) for offer in state.offers if offer.slot != RIGHT)
    due = Counter({key: many for key, many in due.items() if key[1]})
    paid = [entry for entry in state.ledger if isinstance(entry, Paid)]
    now = Counter((entry.seat, entry.price) for entry in paid if entry.round == state.round)
    for seat, price in {**due, **now}:
        if due[seat, price] != now[seat, price]:
            known = facts(who=Person(Seat(seat)), price=price, round=state.round)
            yield impossible("BV-2.1", "built", "bella-impossible-payment", known)
    for entry in paid:
        if entry.price not in slots or entry.round > state.round:
            known = facts(who=Person(entry.seat), price=entry.price, round=entry.round)
            yield impossible("BV-1.2", "built", "bella-impossible-price", known)
