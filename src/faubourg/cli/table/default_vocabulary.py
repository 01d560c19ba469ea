"""What is said at a plain table: the kinds of moves are its verbs."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from faubourg.cli.game_in_words import AnyTable
from faubourg.cli.table.game_vocabulary import GameTalk, MoveWords
from faubourg.core.game_protocol import AnyRules
from faubourg.core.phrases import Phrase
from faubourg.core.remedies import any_of

SQUARE = re.compile(r"[a-z]\d{1,2}")
WORD = re.compile(r"\w+")
MOST_NAMED = 6
"""Moves that are named one by one."""


class PlainTalk(GameTalk):
    """Talks about one table; the sentences `<game>-word-<kind>` bring more words for moves."""

    def __init__(self, table: AnyTable) -> None:
        self.table = table
        seats = len(table.names)
        self.verbs = {_kind(move) for move in table.rules.well_formed(seats)}

    def words(self, rules: AnyRules, view: Any, move: Any) -> MoveWords:  # noqa: ARG002 - the text tells
        return MoveWords(_kind(move), WORD.findall(rules.write(move).lower()))

    def end_is_near(self, rules: AnyRules, view: Any) -> Sequence[Phrase]:  # noqa: ARG002 - the moves tell
        """The moves of this turn that would end the game."""
        if self.table.to_act is None:
            return ()
        last = [move for move in self.table.moves() if self._ends(move)]
        texts = tuple(rules.write(move) for move in last[:MOST_NAMED])
        return [Phrase("plain-end", {"moves": any_of(texts)})] if texts else []

    def _ends(self, move: Any) -> bool:
        rules = self.table.rules
        return rules.to_act(rules.play(self.table.state, move)) is None


def _kind(move: Any) -> str:
    """What the notation of the rules calls such a move: plant, pass."""
    tag = type(move).__struct_config__.tag
    return str(tag or type(move).__name__).lower()
