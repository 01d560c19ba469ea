"""What the contract suite needs to know of Bella Vista: what is conserved, odd positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from msgspec.structs import replace

from faubourg.core.game_protocol import RuleId, Seat, Viewer
from faubourg.games.bella_vista import BellaVista
from faubourg.games.bella_vista.city_generator import generate
from faubourg.games.bella_vista.model import (
    RIGHT,
    BellaVistaOptions,
    Building,
    Cards,
    DrawCard,
    DrawLot,
    Earned,
    Entry,
    Move,
    Offer,
    Offered,
    Paid,
    Place,
    Reveal,
    Square,
    Stage,
    State,
    TakeContract,
)
from faubourg.games.bella_vista.visibility import VISIBILITY
from faubourg.testing import Facts
from tests.games.bella_vista.golden_games import GOLDEN_GAMES

CONSTRUCTION = {Stage.REVEAL, Stage.BUILD, Stage.CONTRACT, Stage.STOPPED}
NEUTRAL = {Stage.NEUTRAL, Stage.NEUTRAL_BUILT}
Holdings = list[list[int]]
"""Construction cards by seat, shuffled; each part of a position takes from the end."""


def counts(rules: BellaVista, state: State) -> tuple[object, ...]:
    """Cards by seat and number, contracts, buildings and coins: wherever they lie."""
    seats = range(len(state.coins))
    cards = tuple(_cards_of(state, Seat(seat)) for seat in seats)
    contracts = Counter([*state.market, *(card for row in state.taken for card in row)])
    constraints = Counter(state.turned)
    once = max([*contracts.values(), *constraints.values()], default=1)
    return cards, once, _is_built_from_cards(state), _coins(rules, state) == state.coins


def _cards_of(state: State, seat: Seat) -> Cards:
    offered = Counter(offer.card for offer in state.offers if offer.seat == seat)
    piles = (state.hands[seat], state.decks[seat], state.spent[seat])
    return tuple(sum(column) + offered[n] for n, column in enumerate(zip(*piles, strict=True)))


def _is_built_from_cards(state: State) -> bool:
    """Every building had its card, and every neutral one its round."""
    open_cards = Counter((offer.seat, offer.card) for offer in state.offers[: state.revealed])
    for seat, spent in enumerate(state.spent):
        open_cards.update({(Seat(seat), card): number for card, number in enumerate(spent)})
    built = Counter((each.seat, each.number) for each in state.buildings)
    return all(
        number <= (state.round >= height if seat is None else open_cards[seat, height])
        for (seat, height), number in built.items()
    )


def _coins(rules: BellaVista, state: State) -> tuple[int, ...]:
    """BV-R9 said once more: what was there at the start, and every entry of the ledger."""
    coins = [rules.box.table(len(state.coins)).coins] * len(state.coins)
    for entry in state.ledger:
        if isinstance(entry, Paid):
            coins[entry.seat] -= entry.price
        else:
            owner = state.buildings[entry.building].seat
            assert owner is not None
            coins[owner] += len(entry.smaller) + 3 * entry.tallest
    return tuple(coins)


def options(rules: BellaVista, number: int) -> dict[str, Any]:
    """A city for a game: the named ones in turn, and as many games in generated ones.

    Two games in each of these: to lay one out takes as long as to play in it. Screens hide
    contracts in every other four games, behind all names in turn.
    """
    names, parts = [*rules.box.parts.cities], rules.box.parts
    city = generate(parts, Random(number // 4)) if number % 2 else names[number // 2 % len(names)]
    return {"city": city, "closed_contracts": bool(number // 4 % 2)}


def has_ended_properly(rules: BellaVista, state: State) -> bool:
    """BV-4.4 — eight rounds, and every card has been played."""
    played = sum(map(sum, state.spent)) + len(state.offers)
    left = sum(map(sum, (*state.hands, *state.decks)))
    dealt = sum(map(sum, rules.setup(len(state.coins), rules.options()).decks))
    return (state.round, len(state.turned), played, left) == (8, 8, dealt, 0)


def built_position(rules: BellaVista, seats: int, rng: Random) -> State:
    """Any position that the pieces allow, reached or not: scattered cities, every stage."""
    city = rng.choice([*rules.box.parts.cities])
    start = rules.setup(seats, BellaVistaOptions(city=city))
    stages = [stage for stage in Stage if stage is not Stage.SETUP]
    stage = rng.choice([each for each in stages if seats == 3 or each not in NEUTRAL])
    held = [_shuffled(deck, rng) for deck in start.decks]
    state = replace(start, stage=stage, round=8 if stage is Stage.OVER else rng.randint(1, 7))
    state = _with_open_cards(rules, state, rng)
    state = _with_offers(rules, state, held, rng)
    state = _with_buildings(rules, state, held, rng)
    state = _with_coins(rules, state, rng)
    return _with_hands(rules, state, held, rng)


def _shuffled(deck: Cards, rng: Random) -> list[int]:
    cards = [card for card, number in enumerate(deck) for _ in range(number)]
    rng.shuffle(cards)
    return cards


def _with_open_cards(rules: BellaVista, state: State, rng: Random) -> State:
    parts, seats = rules.box.parts, len(state.coins)
    contracts = rng.sample(range(len(parts.contracts)), rng.randint(4, len(parts.contracts)))
    market = tuple(contracts[: rng.randint(0, 4)])
    taken = contracts[4:]
    turned = state.round - (state.stage is Stage.ROUND_END)
    return replace(
        state,
        turned=tuple(rng.sample(range(len(parts.constraints)), turned)),
        height=rng.randrange(len(parts.heights)),
        cluster=rng.randrange(len(parts.clusters)),
        market=market,
        taken=tuple(tuple(taken[seat::seats]) for seat in range(seats)),
        ended_by=RuleId("BV-4.4") if state.stage is Stage.OVER else None,
    )


def _with_offers(rules: BellaVista, state: State, held: Holdings, rng: Random) -> State:
    """As many offers as the stage asks for, in any slots."""
    table = rules.box.table(len(state.coins))
    colours = rng.sample(range(len(state.coins)), len(state.coins))
    order = tuple(Seat(colours[index]) for index in table.start)
    made = len(order)
    if state.stage in (Stage.OFFER, Stage.ROUND_END):
        made = rng.randrange(len(order)) if state.stage is Stage.OFFER else 0
    slots = rng.sample(range(len(table.slots)), len(order))
    offers = [
        Offered(seat, RIGHT if rng.random() < 0.1 else slot, held[seat].pop())
        for seat, slot in zip(order[:made], slots, strict=False)
    ]
    revealed = made if state.stage in {*NEUTRAL, Stage.OVER} else 0
    if state.stage in CONSTRUCTION:
        revealed = rng.randrange(made) + (state.stage is not Stage.REVEAL)
    by_slot = sorted(offers, key=lambda offer: offer.slot)
    return replace(state, order=order, offers=tuple(by_slot), revealed=revealed)


def _with_buildings(rules: BellaVista, state: State, held: Holdings, rng: Random) -> State:
    """Cards are spent, and their buildings stand somewhere, or where the constraint leads all."""
    spent = [[*pile] for pile in state.spent]
    due: list[tuple[Seat | None, int]] = []
    fullness = rng.choice([rng.random(), 1])
    for seat, cards in enumerate(held):
        while cards and rng.random() < fullness:
            card = cards.pop()
            spent[seat][card] += 1
            due.append((Seat(seat), card))
    due += [(offer.seat, offer.card) for offer in state.offers[: state.revealed]]
    if len(state.coins) == 3:
        due += [(None, number) for number in range(1, state.round)]
    if state.stage in {Stage.BUILD, Stage.NEUTRAL}:
        due = due[: -len(state.coins)]
    buildings = tuple(_scattered(rules, state, due, rng, crowded=rng.random() < 0.5))
    return replace(state, buildings=buildings, spent=tuple(map(tuple, spent)))


def _scattered(
    rules: BellaVista,
    state: State,
    due: list[tuple[Seat | None, int]],
    rng: Random,
    crowded: bool,
) -> Iterator[Building]:
    site, taken = rules.box.site(state.city), 0
    constraint = state.turned[-1] if state.turned else 0
    for owner, number in due:
        within, _, anywhere = site.tiers(number, constraint)
        free = [each for each in (within if crowded else anywhere) if not each[0] & taken]
        if free:
            mask, place = rng.choice(free)
            taken |= mask
            yield Building(owner, number, place.square, place.turn)


def _with_coins(rules: BellaVista, state: State, rng: Random) -> State:
    ledger: list[Entry] = []
    for seat, coins in enumerate(state.coins):
        left = coins if rng.random() < 0.5 else rng.randint(0, coins)
        while left > 0 and len(ledger) < 60:
            price = min(left, rng.choice([1, 3, 5, 7]))
            ledger.append(Paid(Seat(seat), rng.randint(1, state.round), price))
            left -= price
    for index, building in enumerate(state.buildings):
        if building.seat is not None and rng.random() < 0.5:
            smaller = tuple(rng.sample(range(index), min(index, rng.randint(0, 2))))
            ledger.append(Earned(index, smaller, rng.random() < 0.5))
    paid = replace(state, ledger=tuple(ledger))
    return replace(paid, coins=_coins(rules, paid))


def _with_hands(rules: BellaVista, state: State, held: Holdings, rng: Random) -> State:
    limit = rules.box.table(len(state.coins)).hand
    hands = [[cards.pop() for _ in range(min(len(cards), limit))] for cards in held]
    if state.stage is Stage.ROUND_END:
        for hand, deck in zip(hands, held, strict=True):
            while hand and rng.random() < 0.3:
                deck.append(hand.pop())
    kinds = range(len(rules.box.numbers) + 1)
    return replace(
        state,
        hands=tuple(tuple(hand.count(card) for card in kinds) for hand in hands),
        decks=tuple(tuple(deck.count(card) for card in kinds) for deck in held),
    )


def malformed(rules: BellaVista) -> Iterator[Move]:
    """Moves that no text says, but that could come from elsewhere."""
    off, card = len(rules.box.names), len(rules.box.numbers) + 1
    yield from (Place(Square(square), 0) for square in (off, -1))
    yield from (Place(square, 9) for square in rules.box.on_table)
    yield from (Offer(slot, card) for slot in (0, RIGHT))
    yield from (Offer(slot, number) for slot in (-1, 7) for number in rules.box.numbers)
    yield from (TakeContract(-1), DrawCard(card), Reveal(card), DrawLot(Seat(9)))


def with_other_secrets(_: BellaVista, state: State, viewer: Viewer, rng: Random) -> State:
    """Each other seat's hand, deck and covered offers dealt anew from the same cards."""
    for seat in range(len(state.hands)):
        if seat != viewer:
            state = _with_cards_of_a_seat_dealt_anew(state, Seat(seat), rng)
    return state


def _with_cards_of_a_seat_dealt_anew(state: State, seat: Seat, rng: Random) -> State:
    covered = [
        number
        for number, offer in enumerate(state.offers)
        if offer.seat == seat and number >= state.revealed
    ]
    cards = [*_shuffled(state.hands[seat], rng), *_shuffled(state.decks[seat], rng)]
    cards += [state.offers[number].card for number in covered]
    rng.shuffle(cards)
    offers, kinds = [*state.offers], range(len(state.hands[seat]))
    for number in covered:
        offers[number] = replace(offers[number], card=cards.pop())
    held = [cards.pop() for _ in range(sum(state.hands[seat]))]
    hand, deck = (tuple(pile.count(card) for card in kinds) for pile in (held, cards))
    return replace(
        state,
        offers=tuple(offers),
        hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]),
        decks=(*state.decks[:seat], deck, *state.decks[seat + 1 :]),
    )


TESTS = Path(__file__).parent
FACTS = Facts(
    game="bella_vista",
    tests=TESTS,
    golden=TESTS.parent.parent / "golden",
    golden_games=GOLDEN_GAMES,
    endings=("BV-4.4",),
    visibility=VISIBILITY,
    counts=counts,
    with_other_secrets=with_other_secrets,
    has_ended_properly=has_ended_properly,
    options=options,
    built_position=built_position,
    malformed=malformed,
)
