"""What is said over the socket of a table, down to the browser and up from it."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from faubourg.bots.hints import Hints
from faubourg.core.end_near_and_ties import EndNear, Tie
from faubourg.core.game_protocol import Outcome, Refusal, Remedy, ScoreLine
from faubourg.core.phrases import Phrase
from faubourg.server.messages.http_messages import (
    Agreement,
    Exact,
    Key,
    MoveText,
    SeatNumber,
    TableInfo,
    Told,
)

MAX_MESSAGE = 4096
Seq: TypeAlias = Annotated[int, Meta(ge=0, le=2**31)]

# Down


class Offered(Struct, frozen=True, gc=False, omit_defaults=True):
    """A legal move as its text, and the points it brings at once."""

    text: str
    points: int
    told: Phrase | None = None
    """The move as a sentence, where the browser has no words of its own for it."""


class TableState(Struct, frozen=True, gc=False, tag="state"):
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
    """What happened after the seq that the reader said it knew; the newest of it, if it is much."""
    earlier: int | None
    """Where the log goes on before that, to be asked for as a page; None if nothing is left out."""
    totals: tuple[int, ...]
    standing: tuple[ScoreLine, ...]
    """The bonuses as they stand."""
    undo: bool
    """The reader may take its last decision back."""
    ask_undo: bool
    """The reader may ask the others whether it may."""
    end_near: tuple[EndNear, ...]
    """Why the end is near, if it is, and who still has a turn; nothing once it has come."""
    outcome: Outcome | None
    """At the end; the sentence `over` of the rule that ended the game says why, if one did."""
    ending: Phrase | None
    """At the end: who brought it about and with what, where that is known."""
    ties: tuple[Tie, ...]
    """At the end: who has equal totals, and what decides between them."""
    undo_is_practice: bool = False
    """To take back to before the reader's last decision would make the game practice."""


class Refused(Struct, frozen=True, tag="refused"):
    """A move that the rules refuse; nothing has changed."""

    seq: int
    text: str
    refusal: Refusal
    remedy: Remedy


class Legal(Struct, frozen=True, tag="legal"):
    """The answer to a question about a legal move: the lines it would add."""

    seq: int
    text: str
    lines: tuple[ScoreLine, ...]
    standing: tuple[ScoreLine, ...]
    """The bonuses as they would stand after it."""


class Stale(Struct, frozen=True, tag="stale"):
    """The message spoke of a position that is past; the present one follows."""

    seq: int


class Sheet(Struct, frozen=True, tag="sheet"):
    """Every score line, the bonuses as they stand included."""

    seq: int
    lines: tuple[ScoreLine, ...]


class Advised(Struct, frozen=True, tag="advice"):
    """What the reader had better do, best first; a better answer may follow."""

    seq: int
    hints: Hints


class BotQueue(Struct, frozen=True, tag="bot-queue"):
    """The bot that is to act has to wait until others have thought, or need not any more."""

    seq: int
    before: int | None
    """How many come before it; None while it thinks."""


class Complaint(Struct, frozen=True, tag="complaint"):
    """Something else that was wrong with a message."""

    phrase: Phrase


Down: TypeAlias = (
    TableInfo | TableState | Refused | Legal | Stale | Sheet | Advised | BotQueue | Complaint
)


# Up


class Look(Exact, frozen=True, tag="look"):
    """Send me what this seat sees; on a shared screen, uncover it. None covers the screen."""

    seat: SeatNumber | None
    seq: Seq = 0
    """What I know already: the log after it will do."""


class Play(Exact, frozen=True, tag="play"):
    seq: Seq
    text: MoveText


class Undo(Exact, frozen=True, tag="undo"):
    seq: Seq


class Propose(Exact, frozen=True, tag="propose"):
    """Ask the others: may I take my last decision back, shall we end the game here?"""

    what: Agreement
    seq: Seq


class Answer(Exact, frozen=True, tag="answer"):
    """Agree to what is proposed, or not; who proposed it may withdraw it."""

    yes: bool
    seq: Seq


class Leave(Exact, frozen=True, tag="leave"):
    """I get up from all my seats."""


class HandOver(Exact, frozen=True, tag="hand-over"):
    """Let a bot play for a seat that is mine, or whose person has left or lost the line."""

    seat: SeatNumber
    bot: Key


class Sit(Exact, frozen=True, tag="sit"):
    """I take my seat back, from a bot or after I had left."""

    seat: SeatNumber


class Why(Exact, frozen=True, tag="why"):
    text: MoveText


class AskSheet(Exact, frozen=True, tag="sheet"):
    pass


class AskAdvice(Exact, frozen=True, tag="advice"):
    """What had I better do? Whoever asks again is told no more of what was asked before."""

    text: MoveText | None = None
    """A move of my own, to be weighed beside the best."""


Up: TypeAlias = (
    Look | Play | Undo | Propose | Answer | Leave | HandOver | Sit | Why | AskSheet | AskAdvice
)
