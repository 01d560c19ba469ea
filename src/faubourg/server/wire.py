"""Every message between server and browser: keys and facts; the browser makes the sentences."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from faubourg.core.facts import Phrase
from faubourg.core.game import Outcome, Refusal, ScoreLine

MAX_MESSAGE = 4096
MAX_NAME = 40
MAX_RECORD = 262_144

Name: TypeAlias = Annotated[str, Meta(max_length=MAX_NAME)]
Seed: TypeAlias = Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)]
Key: TypeAlias = Annotated[str, Meta(max_length=40)]
Token: TypeAlias = Annotated[str, Meta(max_length=64)]
MoveText: TypeAlias = Annotated[str, Meta(max_length=40)]
Role: TypeAlias = Literal["seat", "coach", "spectator"]
Agreement: TypeAlias = Literal["take-back", "end"]


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
    seed: Seed | None = None
    """The same deal again; only where nobody else will sit, who could be dealt a known hand."""


class BoardWish(Exact, frozen=True):
    """A board to be shown before there is a table."""

    game: Key
    seats: int
    edition: Key | None = None
    options: dict[Key, str | int] = {}


class SuggestionWish(Exact, frozen=True):
    """Options to be suggested; another number, another suggestion."""

    game: Key
    seed: Annotated[int, Meta(ge=0, le=2**53)]
    edition: Key | None = None


class Suggestion(Struct, frozen=True):
    options: dict[str, str | int]


class ForkWish(Exact, frozen=True):
    """A table that goes on from a position of another."""

    ply: Annotated[int, Meta(ge=0)]
    seats: Annotated[tuple[SeatWish, ...], Meta(min_length=1, max_length=8)]


class LinkWish(Exact, frozen=True):
    """A link to be made or to be revoked: to a seat, to look over its shoulder, or to watch."""

    role: Role
    seat: int | None = None


class Link(Struct, frozen=True):
    """A token, shown once, to whoever asked for it."""

    role: Role
    seat: int | None
    token: str


class Opened(Struct, frozen=True):
    """A new table, with links to its open seats and for those who watch."""

    table: str
    links: tuple[Link, ...]


class Found(Struct, frozen=True):
    """The table that a rematch or an uploaded record has led to."""

    table: str


class Trouble(Struct, frozen=True):
    """Why a request was refused."""

    phrase: Phrase


class About(Struct, frozen=True):
    version: str
    address: str | None
    """Where other devices find this server; None when only this one does."""


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
    standin: bool
    """The bot plays for a person, who may take the seat back."""
    taken: bool
    here: bool
    """Somebody is connected at this seat."""
    left: bool
    """Its person has left the table."""


class Proposal(Struct, frozen=True):
    """Something that happens only if everybody agrees."""

    what: Agreement
    seat: int
    agreed: tuple[int, ...]
    needed: tuple[int, ...]
    """The seats that have not answered yet."""


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
    ended: bool
    """The players agreed to end the game before the rules did."""
    proposal: Proposal | None
    next: str | None
    """The table of the rematch."""
    seq: int


class GameInfo(Struct, frozen=True):
    key: str
    title: dict[str, str]
    designers: tuple[str, ...]
    prefix: str
    seats: tuple[int, ...]
    editions: tuple[tuple[str, dict[str, str]], ...]
    bots: tuple[str, ...]


class Told(Struct, frozen=True):
    """A line of the log, as the reader saw it."""

    seq: int
    seat: int | None
    text: str
    """The move; empty for what is no move."""
    phrase: Phrase
    undoes: int | None = None
    """The first seq whose lines are taken back by this one."""


class Frame(Struct, frozen=True):
    """A position of a game that is replayed, and what led to it."""

    actor: int | None
    told: tuple[Told, ...]
    gained: tuple[ScoreLine, ...]
    view: Any
    aids: Any
    totals: tuple[int, ...]
    standing: tuple[ScoreLine, ...]


class Story(Struct, frozen=True):
    """A game from its deal to where it stands, as one viewer saw it."""

    table: str
    game: str
    names: tuple[str, ...]
    bots: dict[int, str]
    seat: int | None
    seats: tuple[int, ...]
    """The seats whose eyes the reader may borrow."""
    frames: tuple[Frame, ...]
    """The first is the deal, each other one decision."""
    sheet: tuple[ScoreLine, ...]
    outcome: Outcome | None
    fork: bool
    """Whether a new table may go on from any of the frames."""


# Over the WebSocket: down


class Offered(Struct, frozen=True):
    """A legal move as its text, and the points it brings at once."""

    text: str
    points: int


class TableState(Struct, frozen=True, tag="state"):
    """The whole of what the reader may see now."""

    seq: int
    seat: int | None
    """Whose eyes these are; None for a spectator, or while a shared screen is covered."""
    view: Any
    aids: Any
    """What people at a real table would count for themselves; each game has its own."""
    to_act: int | None
    moves: tuple[Offered, ...]
    """Every legal move, to the seat that is to act; nothing to anybody else."""
    log: tuple[Told, ...]
    """What happened after the seq that the reader said it knew."""
    totals: tuple[int, ...]
    standing: tuple[ScoreLine, ...]
    """The bonuses as they stand."""
    undo: bool
    """The reader may take its last decision back."""
    ask_undo: bool
    """The reader may ask the others whether it may."""
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


class Propose(Exact, frozen=True, tag="propose"):
    """Ask the others: may I take my last decision back, shall we end the game here?"""

    what: Agreement
    seq: int


class Answer(Exact, frozen=True, tag="answer"):
    """Agree to what is proposed, or not; who proposed it may withdraw it."""

    yes: bool
    seq: int


class Leave(Exact, frozen=True, tag="leave"):
    """I get up from all my seats."""


class HandOver(Exact, frozen=True, tag="hand-over"):
    """Let a bot play for a seat that is mine, or whose person has left or lost the line."""

    seat: int
    bot: Key


class Sit(Exact, frozen=True, tag="sit"):
    """I take my seat back, from a bot or after I had left."""

    seat: int


class Why(Exact, frozen=True, tag="why"):
    text: MoveText


class AskSheet(Exact, frozen=True, tag="sheet"):
    pass


class AskAdvice(Exact, frozen=True, tag="advice"):
    pass


Up: TypeAlias = (
    Look | Play | Undo | Propose | Answer | Leave | HandOver | Sit | Why | AskSheet | AskAdvice
)
