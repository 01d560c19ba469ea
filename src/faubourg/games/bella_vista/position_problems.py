"""Why a position of Bella Vista cannot come about: buildings, cards and coins, then the round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from faubourg.core.game_protocol import Seat
from faubourg.core.phrases import Person, facts
from faubourg.core.position_problems import PositionProblem, impossible
from faubourg.games.bella_vista.card_conditions import contract_words, needed, progress, respects
from faubourg.games.bella_vista.model import Earned, Paid, Stage, State
from faubourg.games.bella_vista.position_round_problems import (
    neutral_problems,
    offer_problems,
    round_problems,
    squares_of,
)
from faubourg.games.bella_vista.refusals import building_words
from faubourg.games.bella_vista.rules import coins_of, masks_of
from faubourg.games.bella_vista.unpacked_edition import Box


def problems(box: Box, state: State) -> Iterator[PositionProblem]:
    """The round is looked at once the pieces are right."""
    found = [
        *_overlapping(box, state),
        *_too_many_cards(box, state),
        *_without_card(box, state),
        *neutral_problems(box, state),
        *_marks_twice(box, state),
    ]
    yield from found
    if not found:
        yield from round_problems(box, state)
        yield from offer_problems(box, state)
        yield from _coins(box, state)
        yield from _constraints(box, state)
        yield from _contracts(box, state)


def _overlapping(box: Box, state: State) -> Iterator[PositionProblem]:
    """BV-3.1"""
    city, taken = box.city(state.city), 0
    for building in state.buildings:
        mask = city.spot_of(building).mask
        if squares := city.names_of(mask & taken):
            known = facts(building=building_words(building), squares=squares)
            yield impossible("BV-3.1", "built", "bella-impossible-overlap", known, *squares)
        taken |= mask


def _too_many_cards(box: Box, state: State) -> Iterator[PositionProblem]:
    """BV-0.1, BV-6.1"""
    for seat, deck in enumerate(state.decks):
        exist = box.table(len(state.coins)).sets
        for card in box.numbers:
            if deck[card] < 0:
                known = facts(who=Person(seat), card=card, used=exist - deck[card], exist=exist)
                yield impossible("BV-0.1", "hands", "bella-impossible-cards", known)
        if sum(deck) < 0:
            known = facts(who=Person(seat), exist=exist * len(box.numbers))
            yield impossible("BV-0.1", "hands", "bella-impossible-hand", known)


def _without_card(box: Box, state: State) -> Iterator[PositionProblem]:
    """BV-3.1 — whatever was built, its card lies open."""
    built_by = state.offers[: max(0, state.revealed - (state.stage is Stage.BUILD))]
    open_cards = Counter((offer.seat, offer.card) for offer in built_by)
    for seat, spent in enumerate(state.spent):
        open_cards.update({(Seat(seat), card): many for card, many in enumerate(spent)})
    built = Counter((each.seat, each.number) for each in state.buildings if each.seat is not None)
    for (owner, number), many in built.items():
        if many > open_cards[owner, number]:
            known = facts(who=Person(owner), number=number)
            squares = squares_of(box, state, owner, number)
            yield impossible("BV-3.1", "built", "bella-impossible-no-card", known, *squares)


def _marks_twice(box: Box, state: State) -> Iterator[PositionProblem]:
    """BV-0.3, BV-0.4 — there is one card of each."""
    for card, many in Counter(state.turned).items():
        if many > 1:
            known = facts(mark=box.parts.constraints[card].mark)
            yield impossible("BV-0.3", "constraints", "bella-impossible-twice", known)
    contracts = Counter([*state.market, *(card for cards in state.taken for card in cards)])
    for card, many in contracts.items():
        if many > 1:
            known = facts(mark=box.parts.contracts[card].mark)
            yield impossible("BV-0.4", "contracts", "bella-impossible-twice", known)


def _coins(box: Box, state: State) -> Iterator[PositionProblem]:
    """BV-2.1 — nobody has paid more than they had at that moment."""
    coins = [box.table(len(state.coins)).coins] * len(state.coins)
    for entry in state.ledger:
        if isinstance(entry, Earned):
            owner = state.buildings[entry.building].seat
            assert owner is not None
            coins[owner] += coins_of(box, entry)
        elif entry.price > coins[entry.seat]:
            yield _too_dear(entry, coins[entry.seat])
            return
        else:
            coins[entry.seat] -= entry.price


def _too_dear(entry: Paid, coins: int) -> PositionProblem:
    known = facts(who=Person(entry.seat), price=entry.price, coins=coins, round=entry.round)
    return impossible("BV-2.1", "built", "bella-impossible-too-dear", known)


def _constraints(box: Box, state: State) -> Iterator[PositionProblem]:
    """BV-3.5, BV-3.6 — only a building within its constraint brings coins.

    The round of an old building is not always known: some constraint so far has to fit.
    """
    city = box.city(state.city)
    cards = [box.parts.constraints[card] for card in state.turned]
    earned = {entry.building for entry in state.ledger if isinstance(entry, Earned)}
    for index, building in enumerate(state.buildings):
        mask = city.spot_of(building).mask
        within = {respects(city, card, mask) for card in cards}
        if building.seat is not None and (index in earned) not in within:
            key = "bella-impossible-earned" if index in earned else "bella-impossible-unpaid"
            known = facts(building=building_words(building))
            rule = "BV-3.5" if index in earned else "BV-3.6"
            yield impossible(rule, "built", key, known, *city.names_of(mask))


def _contracts(box: Box, state: State) -> Iterator[PositionProblem]:
    """BV-3.7 — a contract is taken when it is fulfilled, and stays so."""
    city, seats = box.city(state.city), len(state.coins)
    for seat, cards in enumerate(state.taken):
        own = masks_of(box, state, Seat(seat))
        for row in (box.parts.contracts[card] for card in cards):
            if progress(city, row, own) < needed(row, seats):
                words = contract_words(box.parts, row, seats)
                known = facts(who=Person(seat), contract=words)
                yield impossible("BV-3.7", "contracts", "bella-impossible-contract", known)
