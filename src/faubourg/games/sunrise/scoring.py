"""Points, always as lines: houses as they were built (SL-2.4) and the bonuses (SL-5)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import TypeAlias

from faubourg.core.game_protocol import Outcome, RuleId, ScoreLine, Seat, totals
from faubourg.core.grid import groups
from faubourg.core.phrases import Person, Phrase, facts
from faubourg.core.ranking import Ties, places, positions
from faubourg.games.sunrise.edition_schema import colour_word
from faubourg.games.sunrise.model import (
    BuildHouse,
    BuildPark,
    Draw,
    House,
    Houses,
    Move,
    Space,
    Stage,
    State,
    Stop,
    Town,
)
from faubourg.games.sunrise.rules import is_last_of_the_areas, play
from faubourg.games.sunrise.unpacked_edition import Box, Ranking

Worth: TypeAlias = tuple[int, ...]
"""What a seat is ranked by in a bonus, the larger the better."""


def sheet(box: Box, state: State, as_if_over: bool = False) -> tuple[ScoreLine, ...]:
    """Every line scored so far, in board order; then the bonuses, once they count."""
    if state.stage is Stage.OVER or as_if_over:
        return _final_sheet(box, state)
    return _house_lines(box, houses_on(state.town, box.spaces))


def _final_sheet(box: Box, state: State) -> tuple[ScoreLine, ...]:
    """Asked for after every move, of which every other leaves the town as it is.

    Known by the town itself, not by its like: to compare whole towns would take too long.
    """
    town, key = state.town, (id(state.town), len(state.hands), state.ties)
    known = box.sheets.get(key)
    if known is not None and known[0] is town:
        return known[1]
    houses = houses_on(town, box.spaces)
    lines = (*_house_lines(box, houses), *bonuses(box, houses, town, *key[1:]))
    return box.sheets.keep(key, (town, lines))[1]


def _house_lines(box: Box, houses: Houses) -> tuple[ScoreLine, ...]:
    try:
        return tuple([box.house_lines[each] for each in houses])
    except KeyError:  # one of them is new
        return tuple(house_line(box, space, house) for space, house in houses)


def gain(box: Box, state: State, move: Move) -> tuple[ScoreLine, ...]:
    """What a move adds to the sheet: its house, and the bonuses if it ends the game."""
    house: tuple[ScoreLine, ...] = ()
    if isinstance(move, BuildHouse):
        house = (house_line(box, move.space, House(state.seat, move.cards)),)
    if not _may_end(box, state, move):
        return house
    after = play(box, state, move)
    ends = after.stage is Stage.OVER
    if not ends:
        return house
    everywhere = houses_on(after.town, box.spaces)
    return (*house, *bonuses(box, everywhere, after.town, len(after.hands), after.ties))


def _may_end(box: Box, state: State, move: Move) -> bool:
    """Whether it is worth playing the move to see if the game is over: previews ask this a lot."""
    match move:
        case BuildHouse(space) | BuildPark(space):
            return is_last_of_the_areas(box, state, space)
        case _:
            return not isinstance(move, Stop | Draw)


def house_line(box: Box, space: Space, house: House) -> ScoreLine:
    """SL-2.4 — the dots of the space for each piece. Each is asked for at every later move."""
    try:
        return box.house_lines[space, house]
    except KeyError:
        return box.house_lines.keep((space, house), _house_line(box, space, house))


def _house_line(box: Box, space: Space, house: House) -> ScoreLine:
    name, dots = box.names[space], box.dots[space]
    colour = colour_word(box.colour_name(box.colours[space]))
    known = facts(space=name, colour=colour, dots=dots, floors=house.floors)
    return ScoreLine(
        house.seat, RuleId("SL-2.4"), dots * house.floors, "house", known, spaces=(name,)
    )


def houses_on(town: Town, spaces: Sequence[Space]) -> Houses:
    return [(s, house) for s in spaces if type(house := town[s]) is House]


# SL-5: bonuses


def bonuses(box: Box, houses: Houses, town: Town, seats: int, ties: Ties) -> tuple[ScoreLine, ...]:
    """SL-5.1 — each corner area on its own, then the whole board."""
    areas = [
        area_bonus(box, number, part_of(town), seats, ties)
        for number, part_of in enumerate(box.parts_of_town)
    ]
    by_seat = [largest_group(box, _spaces_of(seat, houses)) for seat in range(seats)]
    ranked = [(len(own),) if own else None for own in by_seat]
    groups_of_all = _awards(box, ties, RuleId("SL-5.4"), "C", ranked, by_seat)
    return (*chain.from_iterable(areas), *groups_of_all)


def area_bonus(box: Box, number: int, part: Town, seats: int, ties: Ties) -> tuple[ScoreLine, ...]:
    """SL-5.2, SL-5.3 — the bonus of one corner area. A move changes one of them at most."""
    key = number, part, seats, ties
    try:
        return box.area_lines[key]
    except KeyError:
        return box.area_lines.keep(key, _area_bonus(box, number, part, seats, ties))


def _area_bonus(box: Box, number: int, part: Town, seats: int, ties: Ties) -> tuple[ScoreLine, ...]:
    area, spaces = box.areas[number]
    rule, counted, worth = _AREA_BONUSES[area.bonus]
    houses = [(s, each) for s, each in zip(spaces, part, strict=True) if type(each) is House]
    by_seat = [counted(box, _of(seat, houses)) for seat in range(seats)]
    ranked = [worth(box, own) for own in by_seat]
    shown = [[space for space, _ in own] for own in by_seat]
    return tuple(_awards(box, ties, RuleId(rule), area.name, ranked, shown))


def _of(seat: int, houses: Sequence[tuple[Space, House]]) -> Houses:
    return [each for each in houses if each[1].seat == seat]


def _spaces_of(seat: int, houses: Houses) -> tuple[Space, ...]:
    return tuple([space for space, house in houses if house.seat == seat])


def tallest(box: Box, own: Houses) -> Worth | None:
    """SL-5.2, SL-R4, SL-R6 — the height of one's tallest houses, then how many are that tall."""
    heights = [h.floors for _, h in own if h.floors >= box.parts.lowest_counted]
    return (max(heights), heights.count(max(heights))) if heights else None


def tallest_houses(box: Box, own: Houses) -> Houses:
    """SL-5.2, SL-R6 — the houses that count where height counts: one's tallest."""
    best = tallest(box, own)
    return [each for each in own if best and each[1].floors == best[0]]


def every_house(_: Box, own: Houses) -> Houses:
    """SL-5.3 — all count where houses are counted."""
    return own


def most(_: Box, own: Houses) -> Worth | None:
    """SL-5.3, SL-5.7 — the number of houses, whatever their height."""
    return (len(own),) if own else None


def largest_group(box: Box, own: tuple[Space, ...]) -> list[Space]:
    """SL-5.4 — one's largest group of side-adjacent houses. Parks do not connect."""
    try:
        return box.groups[own]
    except KeyError:
        return box.groups.keep(own, _largest_group(box, own))


def _largest_group(box: Box, own: tuple[Space, ...]) -> list[Space]:
    found = groups(own, box.neighbours)
    largest: list[Space] = max(found, key=len, default=[])
    return sorted(largest)


Counted: TypeAlias = Callable[[Box, Houses], Houses]
_AREA_BONUSES: dict[str, tuple[str, Counted, Callable[[Box, Houses], Worth | None]]] = {
    "tallest": ("SL-5.2", tallest_houses, tallest),
    "most": ("SL-5.3", every_house, most),
}


def _awards(
    box: Box,
    ties: Ties,
    rule: RuleId,
    area: str,
    ranked: Sequence[Worth | None],
    by_seat: Sequence[Sequence[Space]],
) -> Iterator[ScoreLine]:
    """SL-5.5, SL-5.6, SL-R1 — points for the first positions, with the ranking behind them."""
    points = box.parts.position_points
    ranking, standings = _ranking(box, rule, tuple(ranked), ties)
    for seat, position in enumerate(ranking):
        if position is not None and position <= len(points):
            known = facts(area=area, position=position, standings=standings or "")
            spaces = tuple([box.names[space] for space in by_seat[seat]])
            yield ScoreLine(Seat(seat), rule, points[position - 1], "bonus", known, spaces, area)


def _ranking(box: Box, rule: RuleId, ranked: tuple[Worth | None, ...], ties: Ties) -> Ranking:
    """The position of each seat and the words for it: many towns have the same."""
    key = rule, ranked, ties
    try:
        return box.rankings[key]
    except KeyError:
        ranking = positions(ranked, ties)
        return box.rankings.keep(key, (ranking, _standings(rule, ranked, ranking)))


def _standings(
    rule: RuleId, ranked: Sequence[Worth | None], ranking: Sequence[int | None]
) -> Phrase | None:
    """Who has what, best first and those who tie together, for the sentence of a bonus."""
    by_position: dict[int, list[Seat]] = {}
    for seat, position in enumerate(ranking):
        if position is not None:
            by_position.setdefault(position, []).append(Seat(seat))
    told: Phrase | None = None
    due = 1
    for position, seats in sorted(by_position.items()):
        standing = _standing(rule, position, seats, ranked[seats[0]] or ())
        told = standing if told is None else _then(told, standing, tuple(range(due, position)))
        due = position + 1
    return told


def _then(before: Phrase, after: Phrase, skipped: tuple[int, ...]) -> Phrase:
    """SL-R1 — what comes next; by the French rulebook without the positions that ties use up."""
    known = facts(before=before, after=after)
    if not skipped:
        return Phrase("sunrise-then", known)
    positions_left_out = facts(skipped=skipped, number=len(skipped), first=skipped[0])
    return Phrase("sunrise-then-skipping", {**known, **positions_left_out})


def _standing(rule: RuleId, position: int, seats: Sequence[Seat], worth: Worth) -> Phrase:
    key = f"{rule.replace('.', '-')}.standing"
    who = tuple(Person(seat) for seat in seats)
    known = facts(who=who, tied=len(who), position=position)
    match worth:
        case (floors, houses):
            return Phrase(key, {**known, "floors": floors, "houses": houses})
        case _:
            return Phrase(key, {**known, "number": worth[0]})


# SL-5.8: the winner


def outcome(box: Box, state: State) -> Outcome | None:
    """SL-5.8 — most points, then more cards in hand; then the place is shared."""
    if state.ended_by is None:
        return None
    points = totals(sheet(box, state), len(state.hands))
    ranked = [(total, sum(hand)) for total, hand in zip(points, state.hands, strict=True)]
    return Outcome(state.ended_by, places(ranked), points)
