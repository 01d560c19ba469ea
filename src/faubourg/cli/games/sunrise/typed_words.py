"""What is said at a table of Sunrise Lane: words for its moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from faubourg.cli.table.game_vocabulary import GameTalk, MoveWords
from faubourg.cli.table.understand_typed_words import FILLER
from faubourg.core.game_protocol import AnyRules
from faubourg.games.sunrise import Sunrise
from faubourg.games.sunrise.model import BuildHouse, BuildPark, Colour, Discard, Draw, Stop
from faubourg.games.sunrise.unpacked_edition import Box

MANY = tuple(map(str, range(1, 100)))
"""How many cards of a colour one word can say."""


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

    def one_by_one(
        self, rules: AnyRules, typed: Sequence[str], meaning: Callable[[str], str]
    ) -> Sequence[Sequence[str]]:
        """SL-3.1 — every colour after the verb is one more card, and so many where a number stands
        before it."""
        verb, *named = [word for word in typed if meaning(word) != FILLER] or [""]
        if meaning(verb) != "discard":
            return [typed]
        cards = _cards_named(_box(rules), named, meaning)
        return [[verb, card] for card in cards] if cards else [typed]


def _box(rules: AnyRules) -> Box:
    assert isinstance(rules, Sunrise)
    return rules.box


def _colour_words(box: Box, colour: Colour) -> tuple[str, ...]:
    if colour == box.unknown:
        return ()
    data = box.parts.colours[colour]
    return data.name, data.letter.lower()


def _cards_named(box: Box, named: Sequence[str], meaning: Callable[[str], str]) -> list[str]:
    """The colour of each card: `yellow 2 red` are three; none where any word is not understood."""
    colours = {word for colour in box.every_colour for word in _colour_words(box, colour)}
    cards, number = list[str](), 1
    for word in _without_their_sum(named, meaning):
        meant = meaning(word)
        if meant in colours:
            cards += [word] * number
            number = 1
        elif number == 1 and meant in MANY:
            number = int(meant)
        elif meant != "cards":
            return []
    return cards if number == 1 else []


def _without_their_sum(named: Sequence[str], meaning: Callable[[str], str]) -> Sequence[str]:
    """`2 cards yellow red` says how many there are before it names them."""
    number, *rest = [*map(meaning, named), ""]
    is_sum = rest[:1] == ["cards"] and number == str(len(named) - 2) != "1"
    return named[2:] if is_sum else named


TALK = SunriseTalk()
