"""What is said between us and a program that plays: one line of JSON a message.

We speak first, and the program answers each of our lines but the last with one of its own.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from faubourg.core.game_protocol import Outcome

PROTOCOL = 1
LONGEST_LINE = 65_536
"""Bytes of a line of the program's."""
MOST_ADVICE = 100

# To the program


class EditionPlayed(Struct, frozen=True):
    key: str
    hash: str


class Hello(Struct, frozen=True, tag="hello"):
    """You sit down. To be answered with Ready."""

    protocol: int
    game: str
    edition: EditionPlayed
    options: dict[str, Any]
    """Those that differ from what records take for granted."""
    seats: int
    seat: int
    """Yours; seats are counted from 0."""
    names: tuple[str, ...]
    seconds: float
    """For each answer; whoever takes longer plays no further."""
    iterations: int | None
    """How long the bots of the house think, as a measure of what would be fair; None where nobody
    said."""


class OfferedMove(Struct, frozen=True):
    """A legal move, and the points that it brings you at once."""

    text: str
    points: int


class SeenMove(Struct, frozen=True):
    """A move as you saw it; without a seat it was dealt or drawn."""

    seat: int | None
    text: str


class AskMove(Struct, frozen=True, tag="move"):
    """Your turn. To be answered with Answer."""

    view: Any
    """What you see, in the fields of the game's View."""
    moves: tuple[OfferedMove, ...]
    """Every legal move."""
    since: int
    """How many moves you know already. Fewer than you were told: the later ones were taken back."""
    log: tuple[SeenMove, ...]
    """What happened after those."""


class RefusedMove(Struct, frozen=True, tag="refused"):
    """The rules refuse your move; nothing has changed. To be answered with another Answer."""

    move: str
    rule: str | None
    """None where the text is no move at all."""
    reason: str
    """The key of the sentence."""
    text: str
    """Why, and what to do instead, as an English sentence."""
    instead: tuple[str, ...]
    """Some legal moves that do it."""
    tries: int
    """How often you may still answer before somebody else plays on for you."""


class Over(Struct, frozen=True, tag="over"):
    """The end: no answer is waited for. Your input is closed after it."""

    outcome: Outcome | None
    """None if the game was left before its end."""


ToProgram: TypeAlias = Hello | AskMove | RefusedMove | Over

# From the program

MoveText: TypeAlias = Annotated[str, Meta(max_length=200)]


class Ready(Struct, frozen=True):
    """The answer to Hello: the protocol that the program speaks."""

    protocol: int


class Thought(Struct, frozen=True):
    """A move and what the program thinks of it."""

    move: MoveText
    value: float = 0.0
    """In points, by its own reckoning."""
    chance: Annotated[float, Meta(ge=0, le=1)] | None = None
    """The chance to win."""
    error: Annotated[float, Meta(ge=0, le=1)] | None = None
    """The standard error of that."""


class Answer(Struct, frozen=True):
    """The move that the program makes; and, if it likes, what it thinks of this and other moves."""

    move: MoveText
    advice: Annotated[tuple[Thought, ...], Meta(max_length=MOST_ADVICE)] = ()
