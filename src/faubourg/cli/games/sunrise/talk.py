"""What is said at a table of Sunrise Lane: words for its moves, and that the end is near."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from faubourg.cli.table.game_talk import GameTalk, MoveWords, TieBreak
from faubourg.core.game_protocol import AnyRules
from faubourg.core.phrases import Person, Phrase, facts
from faubourg.games.sunrise import Sunrise
from faubourg.games.sunrise.model import BuildHouse, BuildPark, Colour, Discard, Draw, Stop, View
from faubourg.games.sunrise.unpacked_edition import Box

FEW_SPACES = 5
"""As many empty spaces of the areas as one hand of cards can fill."""


class SunriseTalk(GameTalk):
    verbs = ("build", "stop", "draw", "discard")

    def words(self, rules: AnyRules, view: Any, move: Any) -> MoveWords | None:  # noqa: ARG002 - the move tells
        box = _box(rules)
        match move:
            case BuildHouse(space, cards):
                colour = _colour_words(box, Colour(box.colours[space]))
                floors = (str(cards), f"floors:{cards}", f"cards:{cards}")
                return MoveWords("build", ("house", "cards", box.names[space], *floors, *colour))
            case BuildPark(space, card):
                words = ("park", "cards", box.names[space], *_colour_words(box, card))
                return MoveWords("build", words, needs=("park",))
            case Stop():
                return MoveWords("stop")
            case Draw():
                number = box.parts.draw_instead
                return MoveWords("draw", ("cards", str(number), f"cards:{number}"))
            case Discard(card):
                return MoveWords("discard", ("cards", *_colour_words(box, card)))
            case _:
                return None

    def end_is_near(self, rules: AnyRules, view: Any) -> Sequence[Phrase]:
        return [*_end_is_near(_box(rules), view)]

    def tie_break(self, rules: AnyRules, view: Any) -> TieBreak:  # noqa: ARG002 - the view tells
        """SL-5.8"""
        return TieBreak("SL-5.8", "sunrise-tie-break", view.hand_sizes)


def _box(rules: AnyRules) -> Box:
    assert isinstance(rules, Sunrise)
    return rules.box


def _colour_words(box: Box, colour: Colour) -> tuple[str, ...]:
    if colour == box.unknown:
        return ()
    data = box.parts.colours[colour]
    return data.name, data.letter.lower()


def _end_is_near(box: Box, view: View) -> Iterator[Phrase]:
    """SL-4.1, SL-4.2 — the last round, pieces that run short, areas that fill up."""
    seats, limit = len(view.pieces), box.parts.end_at_pieces
    fewest = min(range(seats), key=lambda seat: view.pieces[seat])
    if view.last_round:
        turns = (view.first - view.seat) % seats or seats
        yield Phrase("sunrise-end-last-round", {"turns": turns})
    elif view.pieces[fewest] <= limit + box.parts.hand_limit:
        known = facts(who=Person(fewest), pieces=view.pieces[fewest], limit=limit)
        yield Phrase("sunrise-end-pieces", known)
    empty = sum(view.town[space] is None for space in box.area_spaces)
    if empty <= FEW_SPACES:
        yield Phrase("sunrise-end-areas", {"spaces": empty})


TALK = SunriseTalk()
