"""What is said about puzzles: which there are, where somebody stands in one, and the verdict."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from faubourg.core.compared_reasons import Compared
from faubourg.core.game_protocol import ScoreLine
from faubourg.core.move_reasons import Reason
from faubourg.core.phrases import Phrase
from faubourg.puzzles.puzzle_file import MAX_MOVES, MAX_PUZZLES
from faubourg.server.messages.http_messages import Exact, Key, MoveText
from faubourg.server.messages.socket_messages import TableState

PuzzleMoves = Annotated[tuple[MoveText, ...], Meta(max_length=MAX_MOVES)]


class PuzzleWish(Exact, frozen=True):
    """Show a puzzle after some moves of a turn. Nothing is kept of it."""

    game: Key
    number: Annotated[int, Meta(ge=1, le=MAX_PUZZLES)]
    """Counted from 1."""
    moves: PuzzleMoves = ()
    check: bool = False
    """Whether the turn, once it is over, is to be judged."""
    show: bool = False
    """Whether the best turn is to be told."""


class PuzzleQuestion(Exact, frozen=True):
    """Why a move is refused after some moves of a turn, or what it would bring."""

    game: Key
    number: Annotated[int, Meta(ge=1, le=MAX_PUZZLES)]
    said: MoveText
    moves: PuzzleMoves = ()


class PuzzleInfo(Struct, frozen=True):
    """A puzzle in the list of a game."""

    number: int
    edition: str
    grade: int
    seats: int
    seat: int


class PuzzleList(Struct, frozen=True):
    game: str
    puzzles: tuple[PuzzleInfo, ...]


class PuzzleVerdict(Struct, frozen=True):
    """How good a turn is beside the best one."""

    is_best: bool
    behind: int
    """By about how many points games that go on from it end worse; after the best turn, by how many
    those after the next best one do."""
    is_measured: bool
    """Whether games were played on from this very turn; else it is worse by at least so much."""
    reasons: tuple[Reason, ...]
    compared: Compared
    """What either turn brings more on the score sheet."""


class PuzzleSolution(Struct, frozen=True):
    """The best turn, and what speaks for it."""

    moves: tuple[str, ...]
    told: tuple[Phrase, ...]
    """Each move as a sentence."""
    reasons: tuple[Reason, ...]
    motive: Phrase


class PuzzleMoment(Struct, frozen=True):
    """A puzzle as it stands after some moves of a turn."""

    game: str
    edition: str
    number: int
    puzzles: int
    """How many the game has."""
    grade: int
    moves: tuple[str, ...]
    is_turn_over: bool
    verdict: PuzzleVerdict | None
    solution: PuzzleSolution | None
    """To whoever asks for it, and to whoever has found it."""
    position: str
    """The puzzle's own, as text, to be studied."""
    board: Any
    state: TableState
    sheet: tuple[ScoreLine, ...]
    """Every line of the score, the bonuses as they stand included."""
