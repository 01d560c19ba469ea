"""What goes over HTTP, and what every message is made of.

Keys and facts: the browser makes the sentences. What goes over the socket is in `socket_messages`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from faubourg.core.end_near_and_ties import Tie
from faubourg.core.game_protocol import Outcome, ScoreLine
from faubourg.core.phrases import Phrase

MAX_NAME = 40
MAX_RECORD = 262_144

Name: TypeAlias = Annotated[str, Meta(max_length=MAX_NAME)]
Seed: TypeAlias = Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)]
Key: TypeAlias = Annotated[str, Meta(max_length=40)]
Token: TypeAlias = Annotated[str, Meta(max_length=64)]
MoveText: TypeAlias = Annotated[str, Meta(max_length=40)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
OptionText: TypeAlias = Annotated[str, Meta(max_length=2000)]
OptionNumber: TypeAlias = Annotated[int, Meta(ge=-(2**53), le=2**53)]
WishedOptions: TypeAlias = Annotated[
    dict[Key, OptionText | OptionNumber | bool], Meta(max_length=16)
]
Role: TypeAlias = Literal["seat", "coach", "spectator"]
Agreement: TypeAlias = Literal["take-back", "end"]
Origin: TypeAlias = Literal["dealt", "seeded", "continued", "shown"]
"""How the game came: freshly dealt, by a chosen deal, from a position, or as a record to see."""


class Exact(Struct, frozen=True, forbid_unknown_fields=True):
    """A message that has the fields it should have and no others."""


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
    options: WishedOptions = {}
    """Those of the game; `first`, who begins, is a seat or "lots"."""
    seed: Seed | None = None
    """The same deal again; only where nobody else will sit, who could be dealt a known hand."""
    suggested: bool = False
    """The options are a suggestion, and a rematch has another one."""


class BoardWish(Exact, frozen=True):
    """A board to be shown before there is a table."""

    game: Key
    seats: Annotated[int, Meta(ge=0, le=99)]
    edition: Key | None = None
    options: WishedOptions = {}


class SuggestionWish(Exact, frozen=True):
    """Options to be suggested; another number, another suggestion."""

    game: Key
    seed: Annotated[int, Meta(ge=0, le=2**53)]
    edition: Key | None = None


class Suggestion(Struct, frozen=True):
    options: dict[str, str | int]


class ForkWish(Exact, frozen=True):
    """A table that goes on from a position of another."""

    ply: Annotated[int, Meta(ge=0, le=2**31)]
    seats: Annotated[tuple[SeatWish, ...], Meta(min_length=1, max_length=8)]


class LinkWish(Exact, frozen=True):
    """A link to be made or to be revoked: to a seat, to look over its shoulder, or to watch."""

    role: Role
    seat: SeatNumber | None = None


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


class Naming(Exact, frozen=True):
    """Another name for whoever sits at a seat of one's own."""

    seat: SeatNumber
    name: Name


class Entered(Struct, frozen=True):
    table: str
    role: Role
    seat: int | None


class SeatInfo(Struct, frozen=True, gc=False):
    name: str
    bot: str | None
    standin: bool
    """The bot plays for a person, who may take the seat back."""
    taken: bool
    here: bool
    """Somebody is connected at this seat."""
    left: bool
    """Its person has left the table."""
    grace: int
    """Seconds for which a person who lost the line is waited for: so long no bot takes over."""


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
    unusual: tuple[str, ...]
    """The options that differ from those of a new table that is told nothing."""
    origin: Origin
    host: int | None
    """The seat of whoever opened the table."""
    first: int | None
    """The seat that began, so the one before it plays last; None in games that draw for it."""
    seats: tuple[SeatInfo, ...]
    mine: tuple[int, ...]
    """The seats that this browser holds; several on a shared screen."""
    coached: tuple[int, ...]
    to_act: int | None
    over: bool
    ended: bool
    """The players ended the game before the rules did."""
    proposal: Proposal | None
    practice: bool
    """Somebody took back what had told them more than they knew, in a game against bots."""
    began_as_practice: bool
    """They did so in the game that this one goes on from."""
    next: str | None
    """The table of the rematch."""
    simpler_bots: tuple[str, ...]
    """Those that play weaker at this table than their names say, for good."""
    seq: int


class OptionInfo(Struct, frozen=True):
    """An option of a game that a form can offer: one of a few values."""

    name: str
    values: tuple[str | int | bool, ...]
    usual: str | int | bool


class GameInfo(Struct, frozen=True):
    key: str
    title: dict[str, str]
    designers: tuple[str, ...]
    prefix: str
    seats: tuple[int, ...]
    """With any of its editions."""
    editions: tuple[tuple[str, dict[str, str]], ...]
    seats_of_edition: dict[str, tuple[int, ...]]
    options: tuple[OptionInfo, ...]
    """Those with a few values each, but for who begins."""
    bots: tuple[str, ...]
    simpler_bots: tuple[str, ...]
    """Those of them that play weaker on this server than their names say, for good."""
    minutes: tuple[int, int] | None
    """About how long a game lasts, from and to, if that is known."""
    begins: bool
    """Whether the players say who begins, or draw lots: the option `first`."""
    lesson: bool
    """Whether there is a guided first game."""
    puzzles: int
    """How many positions with one best turn there are to be solved."""


class Told(Struct, frozen=True, gc=False):
    """A line of the log, as the reader saw it."""

    seq: int
    seat: int | None
    text: str
    """The move; empty for what is no move."""
    phrase: Phrase
    undoes: int | None = None
    """The first seq whose lines are taken back by this one."""
    forced: bool = False
    """Nobody decided it: everybody saw that nothing else could be done."""


class LogPage(Struct, frozen=True):
    """An older part of the log, as the reader saw it."""

    lines: tuple[Told, ...]
    earlier: int | None
    """Where the part before this one ends; None where the log begins."""


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
    """A part of a game from its start to where it stands, as one viewer saw it."""

    table: str
    game: str
    edition: str
    names: tuple[str, ...]
    bots: dict[int, str]
    standins: tuple[int, ...]
    """The seats of people that bots play at in their stead."""
    seat: int | None
    seats: tuple[int, ...]
    """The seats whose eyes the reader may borrow."""
    actors: tuple[int | None, ...]
    """Who decided what led to each frame of the game: first the start, then one decision each."""
    first: int
    """Which of them the frames of this part begin with."""
    frames: tuple[Frame, ...]
    sheet: tuple[ScoreLine, ...]
    outcome: Outcome | None
    ending: Phrase | None
    """At the end: who brought it about and with what, where the game says so."""
    ties: tuple[Tie, ...]
    """And those with equal totals."""
    practice: bool
    """Somebody took back what had told them more than they knew, in a game against bots."""
    fork: bool
    """Whether a new table may go on from any of the frames."""
