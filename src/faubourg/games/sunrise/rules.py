"""The verbs of Sunrise Lane, in the order of the rulebook.

Legality has one source: the predicates of this file and of `hand_choices`. `moves` builds
its list from them; `refusals.why_not` asks the same ones and names the rule.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from faubourg.core.game_options import first_seat
from faubourg.core.game_protocol import NATURE, Actor, RuleId, next_seat
from faubourg.core.tuple_changes import add, put
from faubourg.games.sunrise.hand_choices import affordable_floors, cards_to_give, hand_without
from faubourg.games.sunrise.model import (
    BuildHouse,
    BuildPark,
    Cards,
    Colour,
    Deal,
    Draw,
    House,
    Move,
    Park,
    Space,
    Stage,
    State,
    Stop,
    SunriseOptions,
)
from faubourg.games.sunrise.unpacked_edition import Box

DRAW = Draw()
STOP = Stop()
PARK = Park()


def setup(box: Box, seats: int, options: SunriseOptions) -> State:
    """SL-1.1, SL-1.3 — pieces, tokens and the deck are ready; hands are still to be dealt."""
    first = first_seat(options.first, seats)
    nothing = (0,) * (len(box.every_colour) + 1)
    return State(
        town=(None,) * len(box.names),
        sites=box.neighbours[box.fountain],
        hands=(nothing,) * seats,
        deck=box.printed,
        discards=nothing,
        pieces=(box.pieces(seats),) * seats,
        parks=box.parts.parks,
        ties=options.ties or box.parts.ties,
        full_areas=options.full_areas,
        first=first,
        seat=first,
        stage=Stage.SETUP,
        due=box.parts.first_hand,
    )


def to_act(state: State) -> Actor:
    if state.due:
        return NATURE
    return None if state.stage is Stage.OVER else state.seat


# SL-2: a turn


def building_sites(box: Box, state: State) -> Sequence[Space]:
    """SL-2.2, SL-2.5 — the empty spaces that touch the town, or the one just built on."""
    if state.last is None:
        return state.sites
    return [space for space in box.neighbours[state.last] if state.town[space] is None]


def may_build_park(state: State) -> bool:
    """SL-2.6, SL-R2, SL-R11 — once per turn, while the pool lasts; no house piece is needed."""
    return not state.park_built and state.parks > 0


def moves(box: Box, state: State) -> Iterator[Move]:
    """Every legal move."""
    match state.stage:
        case Stage.TURN:
            return iter([*_builds(box, state), DRAW])
        case Stage.PATH:
            return iter([*_builds(box, state), STOP])
        case Stage.DISCARDING:
            return (box.discards_of[colour] for colour in cards_to_give(state))
        case _:
            return iter(chances(box, state))


def goes_without_saying(box: Box, state: State, move: Move) -> bool:
    """SL-2.5 — to stop where nobody could go on: no space beside the last, or no card in hand."""
    if not isinstance(move, Stop):
        return False
    return not building_sites(box, state) or not sum(state.hands[state.seat])


def _builds(box: Box, state: State) -> list[Move]:
    """SL-2.3, SL-2.6 — the houses and parks that the hand allows."""
    spaces, floors = building_sites(box, state), affordable_floors(state)
    found: list[Move] = []
    for space in spaces:
        found += box.houses_on[space][: floors[box.colours[space]]]
    if may_build_park(state):
        cards = cards_to_give(state)
        found += [box.parks_on[space][card] for space in spaces for card in cards]
    return found


def play(box: Box, state: State, move: Move) -> State:
    """The position after the move."""
    match move:
        case Deal():
            return _deal(box, state, move.card)
        case BuildHouse():
            return _build_house(box, state, move)
        case BuildPark():
            return _build_park(box, state, move)
        case Stop():
            return replace(state, stage=Stage.DRAWING, due=box.parts.draw_after_building)
        case Draw():
            return replace(
                state, stage=Stage.DRAWING, due=box.parts.draw_instead, idle=state.idle + 1
            )
        case _:
            return _discard(box, state, move.card)


def _build_house(box: Box, state: State, move: BuildHouse) -> State:
    """SL-2.3 — one piece on the space for each card of its colour."""
    if not box.is_space[move.space]:
        raise LookupError(move)
    hands, deck = hand_without(state, box.colours[move.space], move.cards)
    built = replace(
        state,
        town=put(state.town, move.space, House(state.seat, move.cards)),
        sites=_sites_after(box, state, move.space),
        hands=hands,
        deck=deck,
        discards=add(state.discards, box.colours[move.space], move.cards),
        pieces=add(state.pieces, state.seat, -move.cards),
        stage=Stage.PATH,
        last=move.space,
        idle=0,
    )
    return _end_when_areas_are_full(box, built, move.space)


def _build_park(box: Box, state: State, move: BuildPark) -> State:
    """SL-2.6, SL-R3 — a token on the space for one card of any colour. That alone is building."""
    if not box.is_space[move.space]:
        raise LookupError(move)
    hands, deck = hand_without(state, move.card, 1)
    built = replace(
        state,
        town=put(state.town, move.space, PARK),
        sites=_sites_after(box, state, move.space),
        hands=hands,
        deck=deck,
        discards=add(state.discards, move.card, 1),
        parks=state.parks - 1,
        stage=Stage.PATH,
        last=move.space,
        park_built=True,
        idle=0,
    )
    return _end_when_areas_are_full(box, built, move.space)


def _sites_after(box: Box, state: State, built: Space) -> tuple[Space, ...]:
    """SL-2.2 — the space just built on is taken, its empty neighbours now touch the town."""
    sites = {*state.sites, *(s for s in box.neighbours[built] if state.town[s] is None)}
    sites.discard(built)
    return tuple(sorted(sites))


# SL-3: cards


def chances(box: Box, state: State) -> dict[Move, int]:
    """The cards of the deck, by how many there are of each."""
    if not state.due:
        return {}
    return {box.deals_of[c]: state.deck[c] for c in box.every_colour if state.deck[c] > 0}


def _deal(box: Box, state: State, card: Colour) -> State:
    """SL-1.4, SL-2.8 — one card from the deck to the hand it is due to."""
    deck, discards = _renewed(add(state.deck, card, -1), state.discards)
    hand = add(state.hands[state.seat], card, 1)
    dealt = replace(
        state,
        hands=put(state.hands, state.seat, hand),
        deck=deck,
        discards=discards,
        due=state.due - 1,
    )
    if dealt.due:
        return dealt
    if state.stage is Stage.SETUP:
        return _first_hand_dealt(box, dealt)
    return _end_turn_within_limit(box, dealt)


def _first_hand_dealt(box: Box, state: State) -> State:
    """SL-1.4, SL-1.5 — the next hand, or the first turn."""
    seat = next_seat(state.seat, len(state.hands))
    if seat == state.first:
        return replace(state, seat=seat, stage=Stage.TURN)
    return replace(state, seat=seat, due=box.parts.first_hand)


def _renewed(deck: Cards, discards: Cards) -> tuple[Cards, Cards]:
    """SL-3.2, SL-R5 — an empty deck is renewed from the discards at once."""
    if sum(deck):
        return deck, discards
    return tuple(map(int.__add__, deck, discards)), (0,) * len(discards)


def is_over_limit(box: Box, state: State) -> bool:
    """SL-3.1"""
    return sum(state.hands[state.seat]) > box.parts.hand_limit


def _discard(box: Box, state: State, card: Colour) -> State:
    """SL-3.1 — one card too many goes to the discards."""
    hands, deck = hand_without(state, card, 1)
    discards = add(state.discards, card, 1)
    return _end_turn_within_limit(box, replace(state, hands=hands, deck=deck, discards=discards))


def _end_turn_within_limit(box: Box, state: State) -> State:
    if is_over_limit(box, state):
        return replace(state, stage=Stage.DISCARDING)
    return _end_turn(box, state)


# SL-4: the end of the game


def _end_turn(box: Box, state: State) -> State:
    """SL-4.1 — the next seat, unless the last round is complete."""
    seat = next_seat(state.seat, len(state.hands))
    last_round = state.last_round or state.pieces[state.seat] <= box.parts.end_at_pieces
    ended_by = _ended_by(box, state, last_round and seat == state.first)
    return replace(
        state,
        seat=state.seat if ended_by else seat,
        stage=Stage.OVER if ended_by else Stage.TURN,
        last=None,
        park_built=False,
        last_round=last_round,
        ended_by=ended_by,
    )


def _ended_by(box: Box, state: State, round_complete: bool) -> RuleId | None:
    """SL-4.1, SL-R7, SL-R8 — the last round is complete, or nobody has built for too long."""
    if round_complete:
        return RuleId("SL-4.1" if state.areas_filled_by is None else "SL-4.2")
    if state.idle >= box.parts.idle_rounds * len(state.hands):
        return RuleId("SL-R8")
    return None


def is_last_of_the_areas(box: Box, state: State, space: Space) -> bool:
    """SL-4.2 — with a building on this space no space of the areas is left empty."""
    town = state.town
    for each in box.area_spaces:  # noqa: SIM110 - previews ask for every move, and `all` is slow
        if town[each] is None and each != space:
            return False
    return True


def _end_when_areas_are_full(box: Box, state: State, built: Space) -> State:
    """SL-4.2, SL-R7 — at once, in the middle of the turn; or this round is the last."""
    if not is_last_of_the_areas(box, state, built):
        return state
    if state.full_areas == "round":
        return state if state.last_round else _make_round_the_last(state)
    return replace(state, stage=Stage.OVER, last=None, ended_by=RuleId("SL-4.2"))


def _make_round_the_last(state: State) -> State:
    """SL-R7 — the end keeps the reason that came first, and who brought it."""
    return replace(state, last_round=True, areas_filled_by=state.seat)
