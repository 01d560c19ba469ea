"""Coins, always as lines: the ledger of what was paid and earned, contracts, and objectives."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec import Struct

from faubourg.core.game_protocol import Outcome, RuleId, ScoreLine, Seat, totals
from faubourg.core.grid import groups
from faubourg.core.phrases import facts
from faubourg.core.ranking import places
from faubourg.games.bella_vista.card_conditions import (
    contract_words,
    grounds,
)
from faubourg.games.bella_vista.edition_schema import ClusterData
from faubourg.games.bella_vista.model import (
    Building,
    Common,
    Decline,
    Earned,
    Move,
    Offer,
    Paid,
    Place,
    Stage,
    State,
    TakeContract,
)
from faubourg.games.bella_vista.refusals import building_words
from faubourg.games.bella_vista.rules import play
from faubourg.games.bella_vista.unpacked_edition import Box


def sheet(box: Box, state: State, as_if_over: bool = False) -> tuple[ScoreLine, ...]:
    """Every line so far, by kind; then the objectives, once they count."""
    lines = [
        *_start_lines(box, state),
        *(paid_line(entry) for entry in state.ledger if isinstance(entry, Paid)),
        *(
            line
            for entry in state.ledger
            if isinstance(entry, Earned)
            for line in earned_lines(box, state, entry)
        ),
        *contract_lines(box, state),
    ]
    if state.stage is Stage.OVER or as_if_over:
        lines += objective_lines(box, state)
    return tuple(lines)


def gain(box: Box, state: State, move: Move) -> tuple[ScoreLine, ...]:
    """What a move adds to the sheet: previews ask this a lot."""
    if not isinstance(move, Offer | Place | TakeContract | Decline):
        return ()
    after = play(box, state, move)
    lines = [*objective_lines(box, after)] if after.stage is Stage.OVER else []
    match move:
        case TakeContract(card):
            seat = state.offers[state.revealed - 1].seat
            lines.insert(0, _contract_line(box, seat, card, len(state.coins)))
        case Offer() | Place() if len(after.ledger) > len(state.ledger):
            entry = after.ledger[-1]
            new = earned_lines(box, after, entry) if isinstance(entry, Earned) else ()
            lines += [paid_line(entry)] if isinstance(entry, Paid) else new
    return tuple(lines)


# What lies in front of an architect


def _start_lines(box: Box, state: Common) -> Iterator[ScoreLine]:
    """BV-1.5, BV-6.1"""
    seats = len(state.coins)
    rule, coins = RuleId("BV-6.1" if seats == 2 else "BV-1.5"), box.table(seats).coins
    for seat in range(seats):
        yield ScoreLine(Seat(seat), rule, coins, "start", facts(coins=coins))


def paid_line(entry: Paid) -> ScoreLine:
    """BV-2.1"""
    known = facts(round=entry.round, price=entry.price)
    return ScoreLine(entry.seat, RuleId("BV-2.1"), -entry.price, "paid", known)


def earned_lines(box: Box, state: Common, entry: Earned) -> Iterator[ScoreLine]:
    """BV-3.6 — the smaller neighbours of the moment, and the bonus for the tallest."""
    building, rule = state.buildings[entry.building], RuleId("BV-3.6")
    assert building.seat is not None
    spaces = _names(box, state, building)
    known = facts(number=building.number, square=spaces[0])
    if entry.smaller:
        near = tuple(building_words(state.buildings[index]) for index in entry.smaller)
        points = box.parts.smaller_coins * len(near)
        yield ScoreLine(
            building.seat, rule, points, "smaller", {**known, "neighbours": near}, spaces
        )
    if entry.tallest:
        reason = "tallest" if entry.smaller else "alone"
        yield ScoreLine(building.seat, rule, box.parts.tallest_coins, reason, known, spaces)


def contract_lines(box: Box, state: Common) -> Iterator[ScoreLine]:
    """BV-5.3 — nothing can take a contract's value away any more."""
    for seat, cards in enumerate(state.taken):
        for card in cards:
            yield _contract_line(box, Seat(seat), card, len(state.coins))


def _contract_line(box: Box, seat: Seat, card: int, seats: int) -> ScoreLine:
    row = box.parts.contracts[card]
    known = facts(contract=contract_words(box.parts, row, seats))
    return ScoreLine(seat, RuleId("BV-5.3"), row.coins, "contract", known)


def _names(box: Box, state: Common, *buildings: Building) -> tuple[str, ...]:
    city, mask = box.city(state.city), 0
    for building in buildings:
        mask |= city.spot_of(building).mask
    return city.names_of(mask)


# BV-5: objectives


def objective_lines(box: Box, state: Common) -> Iterator[ScoreLine]:
    """BV-5.1, BV-5.2 — the objectives of this game, as they stand."""
    seats = [Seat(seat) for seat in range(len(state.coins))]
    for seat in seats:
        yield from _height_lines(box, state, seat)
    if state.cluster is not None:
        card = box.parts.clusters[state.cluster]
        for seat in seats:
            yield from _CLUSTERS[card.kind](box, state, card, settlement(box, state, seat))


def _height_lines(box: Box, state: Common, seat: Seat) -> Iterator[ScoreLine]:
    """BV-5.1 — for each park, each river, or the border: the heights of what stands beside it."""
    if state.height is None:
        return
    city, card = box.city(state.city), box.parts.heights[state.height]
    own = [building for building in state.buildings if building.seat == seat]
    for ground in grounds(city, card):
        there = [each for each in own if city.spot_of(each).mask & ground.beside]
        if there:
            heights = tuple(sorted((each.number for each in there), reverse=True))
            known = facts(square=ground.square, number=len(there), heights=heights, area=card.mark)
            spaces = _names(box, state, *there)
            line = (seat, RuleId("BV-5.1"), sum(heights), card.kind, known, spaces)
            yield ScoreLine(*line, group=card.mark)


class Settlement(Struct, frozen=True):
    """BV-5.2 — the buildings of one architect: groups of at least two, and those in none."""

    seat: Seat
    groups: Sequence[Sequence[Building]]
    alone: Sequence[Building]


def settlement(box: Box, state: Common, seat: Seat) -> Settlement:
    city = box.city(state.city)
    own = [building for building in state.buildings if building.seat == seat]
    spots = [city.spot_of(building) for building in own]
    near = [[n for n, other in enumerate(spots) if other.mask & spot.around] for spot in spots]
    parts = [[own[n] for n in part] for part in groups(range(len(own)), near)]
    together = [part for part in parts if len(part) > 1]
    return Settlement(seat, together, [part[0] for part in parts if len(part) == 1])


def squares_in(box: Box, state: Common, group: Sequence[Building]) -> int:
    city = box.city(state.city)
    return sum(city.spot_of(each).mask.bit_count() for each in group)


def largest_group(box: Box, state: Common, own: Settlement) -> Sequence[Building]:
    """BV-5.2 — the group that covers most squares; nothing without a group (BV-R8)."""
    return max(own.groups, key=lambda group: squares_in(box, state, group), default=())


def squares_of_largest_group(box: Box, state: Common, seat: Seat) -> int:
    return squares_in(box, state, largest_group(box, state, settlement(box, state, seat)))


def _largest_line(
    box: Box, state: Common, card: ClusterData, own: Settlement
) -> Iterator[ScoreLine]:
    if group := largest_group(box, state, own):
        squares = squares_in(box, state, group)
        known = facts(squares=squares, coins=card.coins, area=card.mark)
        spaces = _names(box, state, *group)
        coins = card.coins * squares
        yield ScoreLine(own.seat, _GROUPS, coins, card.kind, known, spaces, card.mark)


def _group_lines(
    box: Box, state: Common, card: ClusterData, own: Settlement
) -> Iterator[ScoreLine]:
    for group in own.groups:
        numbers = tuple(sorted((each.number for each in group), reverse=True))
        known = facts(numbers=numbers, area=card.mark)
        spaces = _names(box, state, *group)
        yield ScoreLine(own.seat, _GROUPS, card.coins, card.kind, known, spaces, card.mark)


def _alone_lines(
    box: Box, state: Common, card: ClusterData, own: Settlement
) -> Iterator[ScoreLine]:
    """BV-R1 — an unbuilt building counts for nothing, not for the penalty either."""
    for building in own.alone:
        spaces = _names(box, state, building)
        known = facts(number=building.number, square=spaces[0], area=card.mark)
        yield ScoreLine(own.seat, _GROUPS, card.coins, card.kind, known, spaces, card.mark)


_GROUPS = RuleId("BV-5.2")
_CLUSTERS: Mapping[str, Callable[[Box, Common, ClusterData, Settlement], Iterator[ScoreLine]]] = {
    "largest": _largest_line,
    "groups": _group_lines,
    "alone": _alone_lines,
}


# BV-5.3: the winner


def outcome(box: Box, state: State) -> Outcome | None:
    """BV-5.3 — most coins, then the largest group in squares; then the place is shared."""
    if state.ended_by is None:
        return None
    seats = len(state.coins)
    points = totals(sheet(box, state), seats)
    largest = [squares_of_largest_group(box, state, Seat(seat)) for seat in range(seats)]
    ranked = [*zip(points, largest, strict=True)]
    return Outcome(state.ended_by, places(ranked), points)
