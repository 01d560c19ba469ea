"""Every message between server and browser: keys and facts; the browser makes the sentences."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from faubourg.core.facts import Phrase
from faubourg.core.game import Outcome, Refusal, ScoreLine

MAX_MESSAGE = 4096
MAX_NAME = 40

Name: TypeAlias = Annotated[str, Meta(max_length=MAX_NAME)]
Key: TypeAlias = Annotated[str, Meta(max_length=40)]
Token: TypeAlias = Annotated[str, Meta(max_length=64)]
MoveText: TypeAlias = Annotated[str, Meta(max_length=40)]
Role: TypeAlias = Literal["seat", "coach", "spectator"]


class Exact(Struct, frozen=True, forbid_unknown_fields=True):
    """A message that has the fields it should have and no others."""


# Over HTTP: tables and seats


class SeatWish(Exact, frozen=True):
    """A seat of a table to be: mine on this device, open to whoever has its link, or a bot's."""

    kind: Literal["me", "open", "bot"]
    name: Name = ""
    bot: Key | None = None


class TableWish(Exact, frozen=True):
    """A table to be opened."""

    game: Key
    seats: Annotated[tuple[SeatWish, ...], Meta(min_length=1, max_length=8)]
    edition: Key | None = None
    options: dict[Key, str | int] = {}
    seed: int | None = None


class SeatLink(Struct, frozen=True):
    seat: int
    token: str


class Links(Struct, frozen=True):
    """The tokens of a new table; each is shown once, to whoever opened it."""

    seats: tuple[SeatLink, ...]
    coaches: tuple[SeatLink, ...]
    spectator: str


class Opened(Struct, frozen=True):
    table: str
    links: Links


class Entry(Exact, frozen=True):
    """A link followed: its token, and the name of whoever takes the seat."""

    token: Token
    name: Name = ""


class Entered(Struct, frozen=True):
    table: str
    role: Role
    seat: int | None


class SeatInfo(Struct, frozen=True):
    name: str
    bot: str | None
    taken: bool
    here: bool
    """Somebody is connected at this seat."""


class TableInfo(Struct, frozen=True, tag="table"):
    """What everybody at a table may know about it, and who the reader is."""

    table: str
    game: str
    edition: str
    edition_hash: str
    options: dict[str, Any]
    seats: tuple[SeatInfo, ...]
    mine: tuple[int, ...]
    """The seats that this browser holds; several on a shared screen."""
    coached: tuple[int, ...]
    to_act: int | None
    over: bool
    seq: int


class GameInfo(Struct, frozen=True):
    key: str
    title: dict[str, str]
    designers: tuple[str, ...]
    prefix: str
    seats: tuple[int, ...]
    editions: tuple[tuple[str, dict[str, str]], ...]
    bots: tuple[str, ...]


# Over the WebSocket: down


class Offered(Struct, frozen=True):
    """A legal move as its text, and the points it brings at once."""

    text: str
    points: int


class Told(Struct, frozen=True):
    """A line of the log, as the reader saw it."""

    seq: int
    seat: int | None
    text: str
    phrase: Phrase


class TableState(Struct, frozen=True, tag="state"):
    """The whole of what the reader may see now."""

    seq: int
    seat: int | None
    """Whose eyes these are; None for a spectator, or while a shared screen is covered."""
    view: Any
    to_act: int | None
    moves: tuple[Offered, ...]
    """Every legal move, to the seat that is to act; nothing to anybody else."""
    log: tuple[Told, ...]
    """What happened after the seq that the reader said it knew."""
    totals: tuple[int, ...]
    standing: tuple[ScoreLine, ...]
    """The bonuses as they stand."""
    undo: bool
    outcome: Outcome | None


class Refused(Struct, frozen=True, tag="refused"):
    """A move that the rules refuse; nothing has changed."""

    seq: int
    text: str
    refusal: Refusal


class Legal(Struct, frozen=True, tag="legal"):
    """The answer to a question about a legal move: the lines it would add."""

    seq: int
    text: str
    lines: tuple[ScoreLine, ...]


class Stale(Struct, frozen=True, tag="stale"):
    """The message spoke of a position that is past; the present one follows."""

    seq: int


class Sheet(Struct, frozen=True, tag="sheet"):
    """Every score line, the bonuses as they stand included."""

    seq: int
    lines: tuple[ScoreLine, ...]


class Advised(Struct, frozen=True, tag="advice"):
    """What a bot would do in the reader's place, best first."""

    seq: int
    moves: tuple[Offered, ...]


class Complaint(Struct, frozen=True, tag="complaint"):
    """Something else that was wrong with a message."""

    phrase: Phrase


Down: TypeAlias = TableInfo | TableState | Refused | Legal | Stale | Sheet | Advised | Complaint


# Over the WebSocket: up


class Look(Exact, frozen=True, tag="look"):
    """Send me what this seat sees; on a shared screen, uncover it. None covers the screen."""

    seat: int | None
    seq: int = 0
    """What I know already: the log after it will do."""


class Play(Exact, frozen=True, tag="play"):
    seq: int
    text: MoveText


class Undo(Exact, frozen=True, tag="undo"):
    seq: int


class Why(Exact, frozen=True, tag="why"):
    text: MoveText


class AskSheet(Exact, frozen=True, tag="sheet"):
    pass


class AskAdvice(Exact, frozen=True, tag="advice"):
    pass


Up: TypeAlias = Look | Play | Undo | Why | AskSheet | AskAdvice
