"""What was paid and built in Bella Vista, round by round: buildings and ledger as one row of words.

What a building earned follows from those that stood before it, so a sign says only that it earned.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec.structs import replace

from faubourg.core.game_protocol import Seat
from faubourg.core.phrases import Phrase
from faubourg.core.position_grammar import SEATS, Misread, Part, matched, seat, words
from faubourg.core.tuple_changes import add
from faubourg.games.bella_vista.model import Building, Earned, Paid, Place, State
from faubourg.games.bella_vista.refusals import cannot_lie
from faubourg.games.bella_vista.rules import coins_of, earnings
from faubourg.games.bella_vista.unpacked_edition import Box

_NEUTRAL, _EARNED = "n", "+"
_PAID = re.compile(r"^\$(?P<seat>[a-h])(?P<price>[1-9]\d?)$")
_BUILDING = re.compile(
    r"^(?P<seat>[a-hn])(?P<number>[1-9])(?P<square>[a-z]\d{1,2})(?:/(?P<turn>[0-3]))?(?P<earned>\+?)$"
)


def constructions(box: Box, seats: int) -> int:
    """How many buildings a round brings, if all find a place."""
    table = box.table(seats)
    return len(table.start) + table.neutral


def written_history(box: Box, state: State) -> tuple[tuple[str, ...], ...]:
    """A row for each round, as far as something was paid or built."""
    each, rounds = constructions(box, len(state.coins)), box.parts.rounds
    history: list[list[str]] = [[] for _ in range(rounds)]
    written = now = 0

    def build(upto: int, sign: str = "") -> None:
        nonlocal written, now
        for index in range(written, upto):
            now = min(max(now, index // each), rounds - 1)
            last = sign if index == upto - 1 else ""
            history[now].append(_building_text(box, state.buildings[index]) + last)
        written = max(written, upto)

    for entry in state.ledger:
        if isinstance(entry, Paid):
            build(min((entry.round - 1) * each, _next_earning(state, written)))
            now = entry.round - 1
            history[now].append(f"${SEATS[entry.seat]}{entry.price}")
        else:
            build(entry.building + 1, _EARNED)
    build(len(state.buildings))
    while history and not history[-1]:
        history.pop()
    return tuple(map(tuple, history))


def _next_earning(state: State, written: int) -> int:
    """The first building from there on that has earned something."""
    earned = (each.building for each in state.ledger if isinstance(each, Earned))
    return min((index for index in earned if index >= written), default=len(state.buildings))


def _building_text(box: Box, building: Building) -> str:
    owner = _NEUTRAL if building.seat is None else SEATS[building.seat]
    return f"{owner}{building.number}{box.place_name(Place(building.square, building.turn))}"


def read_history(box: Box, state: State, written: Sequence[Part]) -> State:
    if len(written) > box.parts.rounds:
        raise Misread(written[-1], "bella-position-rounds", rounds=box.parts.rounds)
    _check_number(box, state, [word for row in written for word in words(row)])
    for number, row in enumerate(written, 1):
        for word in words(row):
            state = _with(box, state, word, number)
    return state


def _check_number(box: Box, state: State, said: Sequence[Part]) -> None:
    """Before anything is built: a history of any length would be worked out word by word."""
    most = 2 * constructions(box, len(state.coins)) * box.parts.rounds
    if len(said) > most:
        raise Misread(said[most], "bella-position-too-many", most=most)


def _with(box: Box, state: State, word: Part, round_: int) -> State:
    """The state after one more payment, or with one more building."""
    seats = len(state.coins)
    if word.text.startswith("$"):
        found = matched(word, _PAID, "bella-position-built")
        owner, price = seat(Part(found["seat"], word.at + 1), seats), int(found["price"])
        paid = Paid(owner, round_, price)
        return replace(state, ledger=(*state.ledger, paid), coins=add(state.coins, owner, -price))
    return _with_building(box, state, word)


def _with_building(box: Box, state: State, word: Part) -> State:
    found = matched(word, _BUILDING, "bella-position-built")
    letter, number = found["seat"], int(found["number"])
    owner = None if letter == _NEUTRAL else seat(Part(letter, word.at), len(state.coins))
    if number > box.numbers[-1]:
        raise Misread(word, "bella-position-card", last=box.numbers[-1])
    if found["square"] not in box.square_named:
        raise Misread(word, "bella-position-built")
    place = Place(box.square_named[found["square"]], int(found["turn"] or 0))
    spot = box.city(state.city).spot(number, place)
    if spot is None:
        refusal = cannot_lie(box, state, number, place)
        reason = Phrase(f"{refusal.rule.replace('.', '-')}.{refusal.reason}", refusal.facts)
        raise Misread(word, "position-problem", reason=reason, rule=refusal.rule)
    built = replace(
        state, buildings=(*state.buildings, Building(owner, number, place.square, place.turn))
    )
    if not found["earned"]:
        return built
    if owner is None:
        raise Misread(word, "bella-position-neutral")
    return _earning(box, state, built, owner, earnings(box, state, number, spot.around))


def _earning(box: Box, before: State, built: State, owner: Seat, earned: Earned) -> State:
    coins = add(before.coins, owner, coins_of(box, earned))
    return replace(built, ledger=(*before.ledger, earned), coins=coins)
