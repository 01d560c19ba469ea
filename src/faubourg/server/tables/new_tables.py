"""How a table comes about: as wished, as a rematch, from a position of another, from a record."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.structs import replace

from faubourg.bots import find_bot
from faubourg.core.errors import BadOption, BadRecord
from faubourg.core.game_catalogue import find_game, find_rules, games
from faubourg.core.game_options import FIRST, who_begins
from faubourg.core.phrases import Phrase
from faubourg.core.player_names import bounded, checked_name, names_of
from faubourg.core.record import Record, read_record
from faubourg.core.replay import Flag, IllegalStep, replay
from faubourg.core.seeded_draws import secret_of
from faubourg.core.table import Table
from faubourg.server.board_data import suggested
from faubourg.server.errors import TooMuch
from faubourg.server.messages.http_messages import ForkWish, SeatWish, TableWish
from faubourg.server.tables import viewer_messages
from faubourg.server.tables.decisions_of_game import decisions_of
from faubourg.server.tables.events import Charter, SeatPlan
from faubourg.server.tables.live_table import LiveTable
from faubourg.server.tables.seats_and_proposals import Company

MAX_MOVES = 1500
"""More than any game has, and few enough to be replayed in a moment."""
ENDLESS = 2**60


def load_games() -> None:
    """Make ready what tables of any game need, before anybody may ask for one.

    msgspec works out what a kind of data is made of when it first meets it. Where two threads do
    so at the same moment, as they would for the first two tables, the whole server dies of it.
    """
    for game in games().values():
        for edition in game.meta.editions:
            rules = find_rules(game.meta.key, edition)
            Table(rules, rules.seats[0], dealt=False)


def wished(wish: TableWish) -> Charter:
    """The charter of a table that can be played; raises what is wrong with the wish."""
    if wish.seed is not None and any(seat.kind == "open" for seat in wish.seats):
        raise BadOption("seed-with-open-seats")
    game = find_game(wish.game)
    edition = game.edition(wish.edition)
    table: Table[Any, Any, Any] = Table(
        game.rules(edition), len(wish.seats), seed=wish.seed, options=wish.options, dealt=False
    )
    options, plans = table.record().options, _plans(wish.seats)
    return Charter(
        *(wish.game, edition.key, options, plans),
        seeded=wish.seed is not None,
        suggested=wish.suggested,
    )


def forked(live: LiveTable, wish: ForkWish) -> Charter:
    """A charter by which other people go on from a position of a game that all may look at."""
    if not live.shown or live.game.sight != "all":
        raise BadOption("fork-not-yet")
    decisions = decisions_of(live)
    if len(decisions) <= wish.ply:
        raise BadOption("no-such-ply", ply=wish.ply, plies=len(decisions) - 1)
    if len(wish.seats) != len(live.charter.seats):
        raise BadOption("bad-names", names=len(wish.seats), seats=len(live.charter.seats))
    plans = _plans(wish.seats)
    write = live.game.rules.write
    moves = tuple(write(step.move) for each in decisions[: wish.ply + 1] for step in each.steps)
    begun = _told_of(live.game.record(), plans, moves)
    replay(begun)  # An old record may be looked at with moves that no game can go on from.
    return Charter(live.charter.game, live.charter.edition, begun.options, plans, begun)


def rematched(live: LiveTable) -> Charter:
    """The same again, everybody in their seat and colour: who was second begins."""
    company = live.company
    plans = tuple(_again(company, seat) for seat in range(len(company.names)))
    charter, record = live.charter, live.game.record()
    options = {**charter.options, **_next_begins(live)}
    # An edition of somebody's own travels within the record.
    begun = None
    if record.edition.data is not None:
        begun = replace(_told_of(record, plans, ()), options={**record.options, **options})
    return Charter(
        *(charter.game, charter.edition, options, plans, begun), suggested=charter.suggested
    )


def suggested_anew(charter: Charter) -> Charter:
    """With other options than before, where they were a suggestion; takes some milliseconds."""
    found = suggested(find_rules(charter.game, charter.edition), Random())
    return replace(charter, options=charter.options | found)


def _next_begins(live: LiveTable) -> dict[str, int]:
    """The option for the seat after the one that began, where the game does not settle it."""
    began = who_begins(live.game.options)
    return {} if began is None else {FIRST: (began + 1) % len(live.company.names)}


def _again(company: Company, seat: int) -> SeatPlan:
    if seat in company.bots and not company.is_standin(seat):
        return SeatPlan(company.names[seat], company.bots[seat])
    if company.has_left(seat) or not company.is_taken(seat):
        return SeatPlan("")
    return SeatPlan(company.names[seat], taken=True)


def recorded(body: bytes) -> Charter:
    """A table that shows a record; raises BadRecord if it is none."""
    record = read_record(body)
    if len(record.moves) > MAX_MOVES:
        raise TooMuch("record-too-long", moves=len(record.moves), most=MAX_MOVES)
    table, flags = _replayed(record)
    if record.moves == () or not table.steps:
        raise BadRecord("record-empty")
    plans = tuple(
        SeatPlan(bounded(name), bounded(record.bots.get(seat, "")) or None)
        for seat, name in enumerate(record.seats)
    )
    charter = Charter(record.game, record.edition.key, record.options, plans, record, shown=True)
    if not _can_be_told(charter):
        # Moves that today's rules refuse are shown, as long as they make any sense.
        number = flags[0].number if flags else len(record.moves)
        reason = Phrase("record-unplayable")
        raise BadRecord("record-move", number=number, text=record.moves[number - 1], reason=reason)
    return charter


def _replayed(record: Record) -> tuple[Table[Any, Any, Any], list[Flag]]:
    """Old records may hold moves that today's rules refuse; one that fails is told by the first."""
    try:
        return replay(record)
    except IllegalStep as refused:
        try:
            return replay(record, lenient=True)
        except BadRecord:
            raise refused from None


def _can_be_told(charter: Charter) -> bool:
    try:
        whole = LiveTable("", secret_of(None), charter, kept=None)
        viewer_messages.story(whole, None, (), first=0, most=ENDLESS)
    except Exception:
        # Whatever it is that makes no sense: it was written by a stranger.
        return False
    return True


def _told_of(record: Record, plans: tuple[SeatPlan, ...], moves: tuple[str, ...]) -> Record:
    """The record with other people and the first of its moves; none of them are no practice."""
    names = names_of(len(plans), [plan.name for plan in plans])
    bots = {seat: plan.bot for seat, plan in enumerate(plans) if plan.bot}
    practice = record.practice and bool(moves)
    return replace(record, seats=names, bots=bots, moves=moves, result=None, practice=practice)


def _plans(seats: tuple[SeatWish, ...]) -> tuple[SeatPlan, ...]:
    for seat in seats:
        if seat.kind == "bot":
            find_bot(seat.bot or "")
    return tuple(
        SeatPlan(
            "" if seat.kind == "open" else checked_name(seat.name or seat.bot or ""),
            seat.bot if seat.kind == "bot" else None,
            taken=seat.kind == "me",
        )
        for seat in seats
    )
