"""What a game brings to be shown in a terminal."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Protocol, TypeAlias

from msgspec import Struct
from rich.console import RenderableType
from rich.text import Text

from faubourg.cli.table.game_vocabulary import GameTalk
from faubourg.core.game_protocol import AnyRules, ScoreLine
from faubourg.core.messages import Messages

SEATS = (
    ("▲", "#ffffff on #b5382c"),
    ("●", "#ffffff on #23519f"),
    ("✚", "#ffffff on #1e6e4c"),
    ("★", "#2a2433 on #e0a21b"),
    ("■", "#ffffff on #7b4b2a"),
    ("⬢", "#ffffff on #5b6472"),
)
"""Crest and colours of each seat: the crest tells them apart without colour."""
LAMP = "bold #2a2433 on #ffc93c"
"""Light means: you may act here."""
QUIET = "dim"
Lit: TypeAlias = Mapping[str, str]
"""Where one may act: the names of spaces, each with the brackets around it."""
NOTHING_LIT: Lit = {}
BRACKETS = "[]"


class Room(Struct, frozen=True):
    """How much of the screen a board may take."""

    width: int
    few_lines: bool = False


ROOMY = Room(112)


class Drawing(Protocol):
    """Draws one game's views; a view is all it gets."""

    talk: GameTalk
    """What the game says besides."""
    side_by_side: int
    """The width of a screen on which the seats stand beside the board, not below it."""

    def board(
        self,
        rules: AnyRules,
        view: Any,
        texts: Messages,
        *,
        lit: Lit = NOTHING_LIT,
        fresh: Collection[str] = (),
        room: Room = ROOMY,
    ) -> RenderableType:
        """The board, with the spaces that may be built on lit and the latest buildings marked."""

    def legend(self, rules: AnyRules, texts: Messages) -> Sequence[Text]:
        """What the marks on the board mean, note by note."""

    def hand(self, rules: AnyRules, view: Any, texts: Messages) -> Text:
        """The viewer's own cards."""

    def now(self, rules: AnyRules, view: Any, texts: Messages, *, room: Room = ROOMY) -> str:
        """What the seat to act may do now, in one line, by the marks of the board in that room."""

    def facts(self, rules: AnyRules, view: Any, texts: Messages) -> Mapping[str, Sequence[str]]:
        """Public numbers by seat, under their headings."""

    def common(self, rules: AnyRules, view: Any, texts: Messages) -> Text:
        """What belongs to nobody: deck, discards, pools, cards that lie open."""

    def shows(self, view: Any, line: ScoreLine) -> bool:
        """Whether the viewer's screen spells out this line of the score."""

    def targets(self, rules: AnyRules, moves: Sequence[Any]) -> Lit:
        """The spaces that these moves point at, with the brackets that tell them apart."""


def crest(seat: int, name: str = "") -> Text:
    """A seat's crest in its colours, with its name beside it."""
    symbol, style = SEATS[seat]
    return Text.assemble((f" {symbol} ", style), f" {name}" if name else "")
