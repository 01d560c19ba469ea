"""What is said at a table of Sunrise Lane: words for its moves."""

from __future__ import annotations

from typing import Any

from faubourg.cli.table.game_vocabulary import GameTalk, MoveWords
from faubourg.core.game_protocol import AnyRules
from faubourg.games.sunrise import Sunrise
from faubourg.games.sunrise.model import BuildHouse, BuildPark, Colour, Discard, Draw, Stop
from faubourg.games.sunrise.unpacked_edition import Box


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
                return MoveWords("stop", ("turn",))
            case Draw():
                number = box.parts.draw_instead
                return MoveWords("draw", ("cards", str(number), f"cards:{number}"))
            case Discard(card):
                return MoveWords("discard", ("cards", *_colour_words(box, card)))
            case _:
                return None


def _box(rules: AnyRules) -> Box:
    assert isinstance(rules, Sunrise)
    return rules.box


def _colour_words(box: Box, colour: Colour) -> tuple[str, ...]:
    if colour == box.unknown:
        return ()
    data = box.parts.colours[colour]
    return data.name, data.letter.lower()


TALK = SunriseTalk()
