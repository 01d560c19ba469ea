"""Positions over HTTP: what is asked about one, and what is answered. Nothing of it is kept."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from faubourg.core.end_near_and_ties import EndNear, Tie
from faubourg.core.game_protocol import Outcome, Refusal, Remedy, ScoreLine
from faubourg.core.phrases import Phrase
from faubourg.core.position_grammar import MAX_TEXT
from faubourg.server.messages.http_messages import Exact, Key, MoveText, Told
from faubourg.server.messages.socket_messages import Offered

PositionText = Annotated[str, Meta(max_length=MAX_TEXT)]
MOST_MOVES = 60
"""Of a line that is tried from a position."""
Line = Annotated[tuple[MoveText, ...], Meta(max_length=MOST_MOVES)]
Seed = Annotated[int, Meta(ge=0, le=2**53)]


class StudyWish(Exact, frozen=True):
    """A position, and what to do there: a move to be made, or one to be asked about."""

    position: PositionText
    line: Line = ()
    """The moves that are played from the position first."""
    move: MoveText | None = None
    why: MoveText | None = None
    seed: Seed = 0
    """Decides what is hidden in the position, and what is drawn."""
    board: bool = False
    """Whether the cardboard is sent along, which never changes."""


class Fault(Struct, frozen=True):
    """What is wrong with a position: in words, and where in its text."""

    phrase: Phrase
    at: int
    length: int
    rule: str = ""
    field: str = ""
    spaces: tuple[str, ...] = ()


class MoveRefused(Struct, frozen=True):
    """A move that the rules refuse, or a text that is no move."""

    text: str
    phrase: Phrase | None = None
    refusal: Refusal | None = None
    remedy: Remedy | None = None


class MoveAllowed(Struct, frozen=True):
    """A legal move that was asked about, with the lines that it would add."""

    text: str
    lines: tuple[ScoreLine, ...]
    standing: tuple[ScoreLine, ...]
    """The bonuses as they would stand after it."""


class StudiedState(Struct, frozen=True):
    """A possible position, as whoever sees it may know it."""

    position: str
    """On one line: the one that was sent, or the one after the move."""
    page: str
    fields: tuple[str, ...]
    """The names of all fields that a position of the game may have."""
    game: str
    edition: str
    seats: int
    seat: int | None
    """By whose eyes; of a position that hides nothing, by those of whoever is to act, or of the
    first seat once it is over."""
    is_whole: bool
    """Whether the position hides nothing."""
    view: Any
    aids: Any
    to_act: int | None
    moves: tuple[Offered, ...]
    told: tuple[Told, ...]
    """The moves from the position on and the draws after each, which share its number."""
    totals: tuple[int, ...]
    sheet: tuple[ScoreLine, ...]
    """As if the game ended here."""
    standing: tuple[ScoreLine, ...]
    end_near: tuple[EndNear, ...]
    outcome: Outcome | None
    ending: Phrase | None
    ties: tuple[Tie, ...]
    board: Any = None


class Studied(Struct, frozen=True, omit_defaults=True):
    """Faults and no state, or a state; beside it, the move that was refused or asked about."""

    faults: tuple[Fault, ...] = ()
    state: StudiedState | None = None
    refused: MoveRefused | None = None
    allowed: MoveAllowed | None = None


class PositionFound(Struct, frozen=True):
    """The position of a table, on one line."""

    position: str


class StartWish(Exact, frozen=True):
    """Something to begin with: a game as it is dealt, or after some decisions of simple players."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=8)]
    seed: Seed
    edition: Key | None = None
    """Else the usual one of the language that is asked for."""
    decisions: Annotated[int, Meta(ge=0, le=60)] = 0


class BotWish(Exact, frozen=True):
    """A position whose best moves are asked for, and a legal move to be weighed beside them."""

    position: PositionText
    line: Line = ()
    seed: Seed = 0
    mine: MoveText | None = None


class RecordMoment(Struct, frozen=True):
    """A position of a recorded game, on one line, and the decision that led to it."""

    position: str
    told: Told | None
    """Nobody's decision leads to the first."""


class RecordMoments(Struct, frozen=True):
    """All positions of a recorded game, from the first on. The record is not kept."""

    game: str
    edition: str
    names: tuple[str, ...]
    moments: tuple[RecordMoment, ...]
