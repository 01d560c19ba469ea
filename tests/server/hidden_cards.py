"""What each game hides, and how the same game goes with other cards in hidden places."""

from __future__ import annotations

from random import Random
from typing import Protocol

from msgspec.structs import replace

from faubourg.core.errors import BadRecord
from faubourg.core.game_protocol import NATURE
from faubourg.core.replay import replay
from faubourg.games.bella_vista.model import DrawCard, Offer, Reveal
from faubourg.server.tables.events import Dealt, Event, Moved
from faubourg.server.tables.live_table import LiveTable
from tests.server.whole_truth import World

Where = tuple[int, int]
"""The number of an event, and a place among its texts."""
Card = tuple[Where, int]
"""Where a card was dealt, and its face."""
Laid = tuple[Where, Where, Offer]
"""Where a card was dealt, and where it was laid face down."""


class Hiding(Protocol):
    """What has to be known of a game to play it in two worlds."""

    def forgets(self, moved: Moved, own: bool) -> bool:
        """Whether taking the decision back hides again what the viewer has seen of it."""

    def imagined(self, world: World, viewer: int | None, rng: Random) -> World:
        """The world with other cards where the viewer cannot see them, wherever possible."""


def rewritten(world: World, texts: dict[Where, str]) -> World:
    """The world with other texts at some places."""
    events = [_rewritten(event, number, texts) for number, event in enumerate(world.events)]
    return replace(world, events=events)


def _rewritten(event: Event, number: int, texts: dict[Where, str]) -> Event:
    if not isinstance(event, Dealt | Moved):
        return event
    said = (texts.get((number, place), text) for place, text in enumerate(event.texts))
    return replace(event, texts=tuple(said))


def _faces(cards: tuple[int, ...]) -> list[int]:
    """Numbers of cards as the cards themselves."""
    return [face for face, number in enumerate(cards) for _ in range(number)]


class SunriseHides:
    """Hands. What was dealt before the discards were shuffled must have been in the deck then.

    No view is asked what it hides.
    """

    def forgets(self, moved: Moved, own: bool) -> bool:
        """A house was seen, and the view does not say so."""
        return "=" in moved.texts[0] and not own

    def imagined(self, world: World, viewer: int | None, rng: Random) -> World:
        live = world.end()
        rules, state = live.game.rules, live.game.state
        deals = rules.chances(rules.setup(2, live.game.options))
        texts = {deal.card: rules.write(deal) for deal in deals}
        held = [
            card for seat, cards in enumerate(self._held(live)) if seat != viewer for card in cards
        ]
        pool = [*_faces(state.deck), *(colour for _, colour in held)]
        rng.shuffle(pool)
        for (where, colour), card in zip(held, pool, strict=False):
            changed = rewritten(world, {where: texts[card]})
            if card != colour and self._is_possible(changed):
                world = changed
        return world

    def _held(self, live: LiveTable) -> list[list[Card]]:
        """The cards in each hand, by where they were dealt."""
        held: list[list[Card]] = [[] for _ in live.company.names]
        for passage in live.passages:
            for place, step in enumerate(passage.steps):
                seat = step.before.seat
                changes = map(int.__sub__, step.after.hands[seat], step.before.hands[seat])
                for colour, change in enumerate(changes):
                    if step.actor is NATURE and change:
                        held[seat].append(((passage.seq - 1, place), colour))
                    for _ in range(-change):
                        held[seat].remove(next(card for card in held[seat] if card[1] == colour))
        return held

    def _is_possible(self, world: World) -> bool:
        """Whether the rules allow the whole game that stands."""
        try:
            replay(world.end().game.record())
        except BadRecord:
            return False
        return True


class BellaVistaHides:
    """Hands, decks, and offers until they are turned over. No view is asked what it hides."""

    def forgets(self, moved: Moved, own: bool) -> bool:
        """A card turned over was seen, and an offer names a card that may be another one."""
        return len(moved.texts) > 1 or ("=" in moved.texts[0] and not own)

    def imagined(self, world: World, viewer: int | None, rng: Random) -> World:
        live = world.end()
        write, texts = live.game.rules.write, {}
        for seat in {*range(world.seats)} - {viewer}:
            held, laid = self._hidden(live, seat)
            pool = _faces(live.game.state.decks[seat])
            pool += [card for _, card in held] + [offer.card for _, _, offer in laid]
            rng.shuffle(pool)
            for where, _ in held:
                texts[where] = write(DrawCard(pool.pop()))
            for drawn, offered, offer in laid:
                card = pool.pop()
                texts[drawn], texts[offered] = write(DrawCard(card)), write(Offer(offer.slot, card))
        return rewritten(world, texts)

    def _hidden(self, live: LiveTable, seat: int) -> tuple[list[Card], list[Laid]]:
        """The cards in hand, by where they were drawn, and those that lie face down."""
        held: list[Card] = []
        laid: list[Laid] = []
        for passage in live.passages:
            for place, step in enumerate(passage.steps):
                move, here = step.move, (passage.seq - 1, place)
                if isinstance(move, DrawCard) and step.before.hands[seat] != step.after.hands[seat]:
                    held.append((here, move.card))
                elif isinstance(move, Offer) and step.actor == seat:
                    card = next(card for card in held if card[1] == move.card)
                    held.remove(card)
                    laid.append((card[0], here, move))
                elif (
                    isinstance(move, Reveal)
                    and step.before.offers[step.before.revealed].seat == seat
                ):
                    laid.remove(min(laid, key=lambda each: each[2].slot))
        return held, laid


HIDING: dict[str, Hiding] = {"sunrise": SunriseHides(), "bella_vista": BellaVistaHides()}
