"""What the contract has to know of Orchard: what is conserved, what is hidden, how it ends."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

from faubourg.core.game_protocol import RuleId, Seat, Viewer
from faubourg.testing import Facts, GoldenGame, ended_by
from msgspec.structs import replace

from orchard import Orchard
from orchard.model import Cards, Deal, Exchange, Fruit, Move, Plant, PlotNumber, Stage, State
from orchard.visibility import VISIBILITY

ENDINGS = ("OR-4.1", "OR-4.2")
TESTS = Path(__file__).parent


def counts(_: Orchard, state: State) -> tuple[int, ...]:
    """Cards of each fruit, wherever they lie."""
    piles = [state.deck, state.discards, *state.hands]
    return tuple(sum(column) for column in zip(*piles, strict=True))


def has_ended_properly(rules: Orchard, state: State) -> bool:
    """As many cards have been laid down as trees stand there, and as were exchanged."""
    trees = sum(owner is not None for owner in state.trees)
    return trees <= sum(state.discards) and (trees == len(rules.box.plots) or sum(state.deck) == 0)


def with_other_secrets(rules: Orchard, state: State, viewer: Viewer, rng: Random) -> State:
    """The hands of the others and the deck dealt anew."""
    hidden = [seat for seat in range(len(state.hands)) if seat != viewer]
    piles = [state.deck, *(state.hands[seat] for seat in hidden)]
    cards = [fruit for pile in piles for fruit in rules.box.fruits for _ in range(pile[fruit])]
    rng.shuffle(cards)
    hands = [*state.hands]
    for seat in hidden:
        hands[seat] = _counted(rules, [cards.pop() for _ in range(sum(state.hands[seat]))])
    return replace(state, hands=tuple(hands), deck=_counted(rules, cards))


def _counted(rules: Orchard, cards: list[Fruit]) -> Cards:
    return (0, *(cards.count(fruit) for fruit in rules.box.fruits))


def built_position(rules: Orchard, seats: int, rng: Random) -> State:
    """Any position that the cards allow, reached or not: nearly full orchards, every stage."""
    box, start = rules.box, rules.setup(seats, rules.options())
    cards = [fruit for fruit in box.fruits for _ in range(box.printed[fruit])]
    rng.shuffle(cards)
    hands = tuple(_some(rules, cards, rng.randint(1, box.parts.hand)) for _ in range(seats))
    discards = _some(rules, cards, rng.randint(0, len(cards)))
    stage = rng.choice([Stage.TURN, Stage.TURN, Stage.DRAWING if cards else Stage.TURN, Stage.OVER])
    return replace(
        start,
        trees=_scattered(rules, seats, rng),
        hands=hands,
        discards=discards,
        deck=_counted(rules, cards),
        seat=Seat(rng.randrange(seats)),
        stage=stage,
        passed=rng.randrange(seats),
        ended_by=RuleId(rng.choice(ENDINGS)) if stage is Stage.OVER else None,
    )


def _some(rules: Orchard, cards: list[Fruit], number: int) -> Cards:
    return _counted(rules, [cards.pop() for _ in range(number)])


def _scattered(rules: Orchard, seats: int, rng: Random) -> tuple[Seat | None, ...]:
    """Trees here and there, with an empty plot at least."""
    fullness, empty = rng.random(), rng.choice(rules.box.plots)
    return tuple(
        Seat(rng.randrange(seats)) if plot != empty and rng.random() < fullness else None
        for plot in rules.box.plots
    )


def malformed(rules: Orchard) -> Iterator[Move]:
    """Moves that no text says, but that could come from elsewhere."""
    yield from (Plant(PlotNumber(len(rules.box.plots))), Plant(PlotNumber(-1)))
    yield from (Exchange(Fruit(0)), Exchange(Fruit(99)), Deal(Fruit(0)), Deal(Fruit(99)))


FACTS = Facts(
    game="orchard",
    tests=TESTS,
    golden=TESTS / "golden",
    golden_games={
        "full": GoldenGame(2, ended_by("OR-4.1")),
        "all-passed": GoldenGame(3, ended_by("OR-4.2")),
    },
    endings=ENDINGS,
    visibility=VISIBILITY,
    counts=counts,
    has_ended_properly=has_ended_properly,
    with_other_secrets=with_other_secrets,
    built_position=built_position,
    malformed=malformed,
)
