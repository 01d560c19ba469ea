"""Why a move is refused: clauses in the order of the rulebook, each with its rule and the facts."""

from __future__ import annotations

from collections.abc import Sequence

from faubourg.core.game_protocol import Refusal, Seat, refuse
from faubourg.core.phrases import Either, Fact, Person, Phrase
from faubourg.games.sunrise.edition_schema import colour_word
from faubourg.games.sunrise.hand_choices import affordable_floors, cards_to_give, held
from faubourg.games.sunrise.model import (
    BuildHouse,
    Building,
    BuildPark,
    Colour,
    Deal,
    Discard,
    Draw,
    House,
    Move,
    Space,
    Stage,
    State,
    Stop,
)
from faubourg.games.sunrise.rules import building_sites, chances, may_build_park
from faubourg.games.sunrise.unpacked_edition import Box


def why_not(box: Box, state: State, move: Move) -> Refusal | None:
    """None if the move is legal, otherwise the first rule that it breaks."""
    match move:
        case BuildHouse(space):
            return (
                _not_the_time(box, state)
                or _not_a_site(box, state, space)
                or _not_affordable(box, state, move)
            )
        case BuildPark(space):
            return (
                _not_the_time(box, state)
                or _not_a_site(box, state, space)
                or _no_park(box, state, move.card)
            )
        case Stop():
            return _not_the_time(box, state) or _nothing_built(state)
        case Draw():
            return _not_the_time(box, state) or _already_built(state)
        case Discard():
            return _no_discard(box, state, move.card)
        case _:
            return _no_deal(box, state, move)


def _not_the_time(box: Box, state: State) -> Refusal | None:
    """Building, drawing and stopping belong to a turn that has no cards or discards pending."""
    match state.stage:
        case Stage.SETUP:
            return refuse("SL-1.4", "cards-due", number=state.due)
        case Stage.DRAWING:
            return refuse("SL-2.8", "cards-due", number=state.due)
        case Stage.DISCARDING:
            surplus = sum(state.hands[state.seat]) - box.parts.hand_limit
            return refuse("SL-3.1", "discard-first", surplus=surplus, limit=box.parts.hand_limit)
        case Stage.OVER:
            return _over(state)
        case _:
            return None


def _over(state: State) -> Refusal:
    return refuse(state.ended_by or "", "over")


def _not_a_site(box: Box, state: State, space: Space) -> Refusal | None:
    """SL-0.1, SL-2.2, SL-2.5, SL-2.7"""
    sites = building_sites(box, state)
    if space in sites:
        return None
    return _not_a_space(box, space) or _taken(box, state, space) or _away(box, state, space, sites)


def _not_a_space(box: Box, space: Space) -> Refusal | None:
    """SL-0.1"""
    if not 0 <= space < len(box.names):
        return refuse("SL-0.1", "off-board", space=space, last=box.names[-1])
    name = box.names[space]
    if space == box.fountain:
        return refuse("SL-0.1", "fountain", name, space=name)
    return None if box.is_space[space] else refuse("SL-0.1", "obstacle", name, space=name)


def _taken(box: Box, state: State, space: Space) -> Refusal | None:
    """SL-2.7"""
    building = state.town[space]
    if building is None:
        return None
    name = box.names[space]
    words = _building_words(building, state.seat)
    return refuse("SL-2.7", "taken", name, space=name, building=words)


def _building_words(building: Building, reader: Seat) -> Phrase:
    """The building as whoever tried to move is told of it."""
    match building:
        case House(seat, floors) if seat == reader:
            return Phrase("building-own-house", {"floors": floors})
        case House(seat, floors):
            return Phrase("building-house", {"owner": Person(seat), "floors": floors})
        case _:
            return Phrase("building-park")


def _away(box: Box, state: State, space: Space, sites: Sequence[Space]) -> Refusal:
    """SL-2.2, SL-2.5"""
    name = box.names[space]
    if state.last is None:
        beside = [each for each in box.neighbours[space] if box.is_space[each]]
        ways = [each for each in beside if each in sites and _can_build(box, state, each)]
        near, elsewhere = Either(_names(box, ways)), len(beside) - len(ways)
        facts: dict[str, Fact] = {"ways": len(ways), "near": near, "elsewhere": elsewhere}
        return refuse("SL-2.2", "too-far", name, space=name, **facts)
    last = box.names[state.last]
    return refuse("SL-2.5", "off-path", name, last, space=name, last=last)


def _can_build(box: Box, state: State, site: Space) -> bool:
    """SL-2.3, SL-2.6 — whether anything can be built on the site with this hand."""
    has_park = may_build_park(state) and bool(cards_to_give(state))
    return has_park or affordable_floors(state)[box.colours[site]] > 0


def _names(box: Box, spaces: Sequence[Space]) -> tuple[str, ...]:
    return tuple(box.names[space] for space in spaces)


def _not_affordable(box: Box, state: State, move: BuildHouse) -> Refusal | None:
    """SL-2.3, SL-2.9"""
    name, colour = box.names[move.space], box.colours[move.space]
    word = colour_word(box.colour_name(colour))
    if move.cards < 1:
        return refuse("SL-2.3", "no-cards", name, space=name, colour=word)
    if move.cards <= affordable_floors(state)[colour]:
        return None
    cards, pieces = held(state)[colour], state.pieces[state.seat]
    if move.cards > cards:
        facts: dict[str, Fact] = {"colour": word, "held": cards, "needed": move.cards}
        return refuse("SL-2.3", "too-few-cards", name, space=name, **facts)
    return refuse("SL-2.9", "too-few-pieces", name, pieces=pieces, needed=move.cards)


def _no_park(box: Box, state: State, card: Colour) -> Refusal | None:
    """SL-2.6"""
    if may_build_park(state):
        return _not_in_hand(box, state, card, "SL-2.6")
    if state.park_built:
        return refuse("SL-2.6", "second-park")
    return refuse("SL-2.6", "no-token")


def _not_in_hand(box: Box, state: State, card: Colour, rule: str) -> Refusal | None:
    if card not in box.every_colour:
        return refuse("SL-0.2", "no-colour", number=card, colours=len(box.every_colour))
    others = cards_to_give(state)
    if card in others:
        return None
    words = tuple(colour_word(box.colour_name(colour)) for colour in others)
    facts: dict[str, Fact] = {"others": words, "kinds": len(words)}
    return refuse(rule, "card-not-held", colour=colour_word(box.colour_name(card)), **facts)


def _nothing_built(state: State) -> Refusal | None:
    """SL-2.1"""
    return refuse("SL-2.1", "nothing-built") if state.stage is Stage.TURN else None


def _already_built(state: State) -> Refusal | None:
    """SL-2.1"""
    return refuse("SL-2.1", "already-built") if state.stage is Stage.PATH else None


def _no_discard(box: Box, state: State, card: Colour) -> Refusal | None:
    """SL-3.1"""
    match state.stage:
        case Stage.DISCARDING:
            return _not_in_hand(box, state, card, "SL-3.1")
        case Stage.TURN | Stage.PATH:
            cards = sum(state.hands[state.seat])
            return refuse("SL-3.1", "within-limit", held=cards, limit=box.parts.hand_limit)
        case _:
            return _not_the_time(box, state)


def _no_deal(box: Box, state: State, move: Deal) -> Refusal | None:
    """SL-2.1, SL-3.2"""
    if state.stage is Stage.OVER:
        return _over(state)
    if not state.due:
        return refuse("SL-2.1", "no-card-due")
    if move in chances(box, state):
        return None
    known = move.card in box.every_colour
    word = colour_word(box.colour_name(move.card)) if known else Phrase("card-unknown")
    return refuse("SL-3.2", "not-in-deck", colour=word)
