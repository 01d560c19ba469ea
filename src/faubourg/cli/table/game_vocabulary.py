"""What a game says at a terminal besides its board: words for moves, the end near, doubts."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from msgspec import Struct

from faubourg.cli.table.shape_pictures import Block
from faubourg.core.end_near_and_ties import end_is_near
from faubourg.core.game_protocol import AnyRules, RuleId, ScoreLine, Seat
from faubourg.core.phrases import Phrase


class MoveWords(Struct, frozen=True):
    """How a move can be said: a verb, and words each of which fits it."""

    verb: str
    words: Collection[str] = ()
    """Names of squares, colours, tiles; `slot:2` is a noun with its number, in either order."""
    needs: Collection[str] = ()
    """One of these must be said: without it another move is meant."""


class GameTalk(ABC):
    """What is said about any game; a game overrides what it has more to say about."""

    verbs: Collection[str] = ()
    """Every verb of its moves: a new move begins where one is typed."""

    @abstractmethod
    def words(self, rules: AnyRules, view: Any, move: Any) -> MoveWords | None:
        """How a person may say the move; None for Nature's moves."""

    def one_by_one(
        self,
        rules: AnyRules,  # noqa: ARG002 - games know
        typed: Sequence[str],
        meaning: Callable[[str], str],  # noqa: ARG002 - games know
    ) -> Sequence[Sequence[str]]:
        """The words of each move, where one verb is said for several; elsewhere of one."""
        return [typed]

    def reading(self, view: Any) -> str:  # noqa: ARG002 - games know
        """The reading of the rules at this table for which help and advice have other words."""
        return ""

    def example(self, moves: Sequence[Any]) -> Any:
        """The legal move that is shown to whoever has not played yet."""
        return moves[0]

    def first(self, view: Any) -> int | None:
        """The seat that begins, where there is one."""
        seat = getattr(view, "first", None)
        return seat if isinstance(seat, int) else None

    def end_is_near(self, rules: AnyRules, view: Any) -> Sequence[Phrase]:
        """What announces the end of the game before it comes."""
        near = end_is_near(rules, view)
        turns = (Phrase("turns-left", {"turns": len(each.turns)}) for each in near if each.turns)
        return [*(each.phrase for each in near), *turns]

    def doubt(self, rules: AnyRules, view: Any, move: Any, legal: Sequence[Any]) -> Phrase | None:  # noqa: ARG002 - games know
        """What to ask before a move that was probably meant as another legal one."""
        return None

    def beside_points(self, rules: AnyRules, view: Any, move: Any) -> Phrase | None:  # noqa: ARG002 - games know
        """What a legal move brings that is no point and stands on no sheet."""
        return None

    def goes_without_saying(self, moves: Sequence[Any]) -> bool:  # noqa: ARG002 - games know
        """Whether the only legal move is nobody's decision, so that the terminal makes it."""
        return False

    def score_words(self, line: ScoreLine) -> Phrase:
        """What the points of a line are for, in few words; its sentence where nobody wrote them."""
        key = f"walk-{line.rule.replace('.', '-')}.{line.reason}"
        place = line.spaces[0] if line.spaces else ""
        return Phrase(key, {**line.facts, "points": line.points, "place": place})

    def score_order(self, line: ScoreLine) -> int:  # noqa: ARG002 - games know
        """Where a line stands among those of its category; equal ones stay as they were scored."""
        return 0

    def summed_up(self, lines: Sequence[ScoreLine]) -> Phrase | None:  # noqa: ARG002 - games know
        """What a seat has of a category in one phrase, where there is too much to name each."""
        return None

    def points_missed(self, rules: AnyRules, view: Any) -> Mapping[tuple[RuleId, Seat], Phrase]:  # noqa: ARG002 - games know
        """Why a seat has no point of a rule, where people ask themselves."""
        return {}

    def shapes(self, rules: AnyRules, view: Any) -> Sequence[Block]:  # noqa: ARG002 - games know
        """Every piece of the game drawn, where pieces have shapes."""
        return ()
