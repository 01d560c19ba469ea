"""Positions of Bella Vista in words, and short ways to play them.

A building is said as "a6 c3/1": seat a, no. 6, on c3 and on, turned once; "n2 f5" is neutral.
An offer is said as "b3=6": seat b, third slot, card 6; "bx=6" stands to the right of the board.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from faubourg.core.game_catalogue import find_game
from faubourg.core.game_protocol import RuleId, ScoreLine, Seat
from faubourg.core.table import Table
from faubourg.games.bella_vista import BellaVista
from faubourg.games.bella_vista.model import (
    RIGHT,
    BellaVistaOptions,
    Building,
    Cards,
    Move,
    Offered,
    Stage,
    State,
    View,
)

VISTA = BellaVista(find_game("bella_vista").edition("vista"))
BOX = VISTA.box
PARTS = BOX.parts
BellaTable = Table[State, Move, View]


def position(
    *buildings: str,
    seats: int = 4,
    city: str = "london",
    constraint: str = "P-",
    offers: Sequence[str] = (),
    hands: Sequence[str] = (),
    contracts: str = "",
    height: str = "P",
    cluster: str = "G2",
    **changes: Any,
) -> State:
    """A state in the first round, before the offers; `changes` overrides any field of it."""
    start = VISTA.setup(seats, BellaVistaOptions(city=city))
    table = BOX.table(seats)
    held = [*hands, *([""] * (seats - len(hands)))]
    order = tuple(Seat(index) for index in table.start)
    state = replace(
        start,
        stage=Stage.OFFER,
        order=order,
        offers=tuple(sorted(map(offered, offers), key=lambda offer: offer.slot)),
        turned=(index_of(PARTS.constraints, constraint),),
        height=index_of(PARTS.heights, height),
        cluster=index_of(PARTS.clusters, cluster),
        market=tuple(index_of(PARTS.contracts, mark) for mark in contracts.split()),
        buildings=tuple(map(building, buildings)),
        hands=tuple(map(cards, held)),
    )
    decks = tuple(deck_left(start, state, Seat(seat)) for seat in range(seats))
    return replace(state, **{"decks": decks, **changes})


def deck_left(start: State, state: State, seat: Seat) -> Cards:
    """What neither the hand nor the offers of a seat hold."""
    offered = [offer.card for offer in state.offers if offer.seat == seat]
    deck = tuple(
        number - state.hands[seat][card] - offered.count(card)
        for card, number in enumerate(start.decks[seat])
    )
    assert min(deck) >= 0, "more cards of a number than the box holds"
    return deck


def building_turn(
    number: int, *buildings: str, seat: str = "a", seats: int = 4, **changes: Any
) -> State:
    """The seat has turned over its card and is about to build; nobody comes after."""
    others = [each for each in "abcd"[:seats] if each != seat]
    offers = [f"{each}{slot}=8" for slot, each in enumerate(others, 1)]
    built = position(
        *buildings, seats=seats, offers=[*offers, f"{seat}{seats}={number}"], **changes
    )
    stage = changes.get("stage", Stage.BUILD)
    return replace(built, stage=stage, revealed=len(built.offers))


def over(state: State) -> State:
    """The same position with the game ended."""
    return replace(state, stage=Stage.OVER, round=8, ended_by=RuleId("BV-4.4"))


def building(words: str) -> Building:
    who, where = words.split()
    square, _, turn = where.partition("/")
    owner = None if who[0] == "n" else Seat("abcd".index(who[0]))
    return Building(owner, int(who[1]), BOX.square_named[square], int(turn or 0))


def offered(words: str) -> Offered:
    slot = RIGHT if words[1] == "x" else int(words[1]) - 1
    return Offered(Seat("abcd".index(words[0])), slot, int(words[3]))


def cards(numbers: str) -> Cards:
    """ "668" as counts by number; `?` is a card of unknown face."""
    return tuple(numbers.count(each) for each in "?12345678")


def index_of(rows: Sequence[Any], mark: str) -> int:
    return [row.mark for row in rows].index(mark)


def table_at(state: State) -> BellaTable:
    """A table whose game stands at this state; its log is empty."""
    table: BellaTable = Table(
        VISTA, len(state.coins), seed=1, dealt=False, options={"city": state.city}
    )
    table.state = state
    return table


def play(state: State, *texts: str) -> State:
    """The position after legal moves; Nature's are said as well."""
    for text in texts:
        move = VISTA.read(text)
        refused = VISTA.why_not(state, move)
        assert refused is None, f"{text}: {refused}"
        state = VISTA.play(state, move)
    return state


def choices(state: State) -> set[str]:
    """Every legal move, as text."""
    return {VISTA.write(move) for move in VISTA.moves(state)}


def refused_by(state: State, text: str) -> str | None:
    """The rule that the move breaks, None for a legal one; the list of moves says the same."""
    refusal = VISTA.why_not(state, VISTA.read(text))
    assert (text in choices(state)) is (refusal is None)
    return refusal.rule if refusal else None


def reason(state: State, text: str) -> str | None:
    refusal = VISTA.why_not(state, VISTA.read(text))
    return refusal.reason if refusal else None


def gain(state: State, text: str) -> int:
    """The coins that the move brings at once."""
    return sum(line.points for line in VISTA.gain(state, VISTA.read(text)))


def lines(state: State, rule: str) -> list[ScoreLine]:
    return [line for line in VISTA.sheet(state, as_if_over=True) if line.rule == rule]


def coins(state: State, rule: str, seat: str = "a") -> int:
    """What a seat has by one rule, as things stand."""
    return sum(line.points for line in lines(state, rule) if line.seat == "abcd".index(seat))
