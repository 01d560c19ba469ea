"""Why a move is refused: clauses in the order of the rulebook, each with its rule and the facts."""

from __future__ import annotations

from faubourg.core.game_protocol import Refusal, RuleId
from faubourg.core.phrases import Either, Fact, Person, Phrase
from faubourg.games.sunrise.edition import colour_word
from faubourg.games.sunrise.model import (
    BuildHouse,
    Building,
    BuildPark,
    Cards,
    Colour,
    Discard,
    Draw,
    House,
    Move,
    Space,
    Stage,
    State,
    Stop,
)
from faubourg.games.sunrise.rules import affordable_floors, open_neighbours, touches_town
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
            return _no_deal(box, state, move.card)


def _refuse(rule: str, reason: str, *spaces: str, **facts: Fact) -> Refusal:
    return Refusal(RuleId(rule), reason, facts, spaces)


def _not_the_time(box: Box, state: State) -> Refusal | None:
    """Building, drawing and stopping belong to a turn that has no cards or discards pending."""
    match state.stage:
        case Stage.SETUP:
            return _refuse("SL-1.4", "cards-due", number=state.due)
        case Stage.DRAWING:
            return _refuse("SL-2.8", "cards-due", number=state.due)
        case Stage.DISCARDING:
            surplus = sum(state.hands[state.seat]) - box.parts.hand_limit
            return _refuse("SL-3.1", "discard-first", surplus=surplus, limit=box.parts.hand_limit)
        case Stage.OVER:
            return _over(state)
        case _:
            return None


def _over(state: State) -> Refusal:
    return _refuse(state.ended_by or "", "over")


def _not_a_site(box: Box, state: State, space: Space) -> Refusal | None:
    return (
        _not_a_space(box, space)
        or _taken(box, state, space)
        or (_off_path(box, state, space) if state.last is not None else _far(box, state, space))
    )


def _not_a_space(box: Box, space: Space) -> Refusal | None:
    """SL-0.1"""
    if not 0 <= space < len(box.names):
        return _refuse("SL-0.1", "off-board", space=space, last=box.names[-1])
    name = box.names[space]
    if space == box.fountain:
        return _refuse("SL-0.1", "fountain", name, space=name)
    return None if box.is_space[space] else _refuse("SL-0.1", "obstacle", name, space=name)


def _taken(box: Box, state: State, space: Space) -> Refusal | None:
    """SL-2.7"""
    building = state.town[space]
    if building is None:
        return None
    name = box.names[space]
    return _refuse("SL-2.7", "taken", name, space=name, building=building_words(building))


def building_words(building: Building) -> Phrase:
    match building:
        case House(seat, floors):
            return Phrase("building-house", {"owner": Person(seat), "floors": floors})
        case _:
            return Phrase("building-park")


def _far(box: Box, state: State, space: Space) -> Refusal | None:
    """SL-2.2"""
    if touches_town(state, space):
        return None
    name, near = box.names[space], _names(box, box.neighbours[space])
    return _refuse("SL-2.2", "too-far", name, *near, space=name, near=Either(near))


def _off_path(box: Box, state: State, space: Space) -> Refusal | None:
    """SL-2.5"""
    ways_on = open_neighbours(box, state)
    if space in ways_on:
        return None
    assert state.last is not None
    name, last, free = box.names[space], box.names[state.last], _names(box, ways_on)
    return _refuse(
        "SL-2.5", "off-path", name, last, space=name, last=last, ways=len(free), free=Either(free)
    )


def _names(box: Box, spaces: tuple[Space, ...] | list[Space]) -> tuple[str, ...]:
    return tuple(box.names[space] for space in spaces)


def _not_affordable(box: Box, state: State, move: BuildHouse) -> Refusal | None:
    """SL-2.3, SL-2.9"""
    name, colour = box.names[move.space], box.colours[move.space]
    word = colour_word(box.colour_name(colour))
    if move.cards < 1:
        return _refuse("SL-2.3", "no-cards", name, space=name, colour=word)
    if move.cards <= affordable_floors(state, colour):
        return None
    held, pieces = _held(state.hands[state.seat], colour), state.pieces[state.seat]
    if move.cards > held:
        facts: dict[str, Fact] = {"colour": word, "held": held, "needed": move.cards}
        return _refuse("SL-2.3", "too-few-cards", name, space=name, **facts)
    return _refuse("SL-2.9", "too-few-pieces", name, pieces=pieces, needed=move.cards)


def _held(hand: Cards, colour: Colour) -> int:
    return hand[colour] + hand[-1]


def _no_park(box: Box, state: State, card: Colour) -> Refusal | None:
    """SL-2.6"""
    if state.park_built:
        return _refuse("SL-2.6", "second-park")
    if state.parks == 0:
        return _refuse("SL-2.6", "no-token")
    return _not_in_hand(box, state, card, "SL-2.6")


def _not_in_hand(box: Box, state: State, card: Colour, rule: str) -> Refusal | None:
    if card not in box.every_colour:
        return _refuse("SL-0.2", "no-colour", number=card, colours=len(box.every_colour))
    hand = state.hands[state.seat]
    if _held(hand, card):
        return None
    others = [colour for colour in box.every_colour if hand[colour]]
    words = tuple(colour_word(box.colour_name(colour)) for colour in others)
    facts: dict[str, Fact] = {"others": words, "kinds": len(words)}
    return _refuse(rule, "card-not-held", colour=colour_word(box.colour_name(card)), **facts)


def _nothing_built(state: State) -> Refusal | None:
    """SL-2.1"""
    return _refuse("SL-2.1", "nothing-built") if state.stage is Stage.TURN else None


def _already_built(state: State) -> Refusal | None:
    """SL-2.1"""
    return _refuse("SL-2.1", "already-built") if state.stage is Stage.PATH else None


def _no_discard(box: Box, state: State, card: Colour) -> Refusal | None:
    """SL-3.1"""
    match state.stage:
        case Stage.DISCARDING:
            return _not_in_hand(box, state, card, "SL-3.1")
        case Stage.TURN | Stage.PATH:
            held = sum(state.hands[state.seat])
            return _refuse("SL-3.1", "within-limit", held=held, limit=box.parts.hand_limit)
        case _:
            return _not_the_time(box, state)


def _no_deal(box: Box, state: State, card: Colour) -> Refusal | None:
    """SL-2.1, SL-3.2"""
    if state.stage is Stage.OVER:
        return _over(state)
    if not state.due:
        return _refuse("SL-2.1", "no-card-due")
    if card in box.every_colour and state.deck[card] > 0:
        return None
    known = card in box.every_colour
    word = colour_word(box.colour_name(card)) if known else Phrase("card-unknown")
    return _refuse("SL-3.2", "not-in-deck", colour=word)
