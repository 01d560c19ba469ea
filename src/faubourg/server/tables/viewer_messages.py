"""What is sent about a table: everything by naming it, as the reader may know it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import cast

import msgspec
from msgspec import Struct

from faubourg.core.decisions import goes_without_saying
from faubourg.core.end_near_and_ties import (
    Tie,
    end_is_near,
    how_it_ended,
    outcome_as_it_stands,
    tie_break,
    ties,
)
from faubourg.core.game_catalogue import find_game
from faubourg.core.game_options import options_as_called, who_begins
from faubourg.core.game_protocol import NATURE, Outcome, RuleId, ScoreLine, Seat, totals
from faubourg.core.lazy_property import once
from faubourg.core.phrases import Phrase
from faubourg.server.board_data import aids_of, is_plain
from faubourg.server.messages.http_messages import Frame, LogPage, Story, TableInfo, Told
from faubourg.server.messages.socket_messages import Legal, Offered, Refused, TableState
from faubourg.server.tables.decisions_of_game import Decision, decisions_of
from faubourg.server.tables.live_table import LiveTable
from faubourg.server.tables.log_steps_and_notes import Passage
from faubourg.server.tables.points_in_play import bonuses_as_they_stand, totals_so_far

MOST_LINES = 40
"""Entries of the log that are told at once; older ones are asked for page by page."""
MOST_BYTES = 200_000
"""Of the frames of a story that are told at once."""


class Tally(Struct, frozen=True):
    """A score sheet as if the game ended now, and what is shown of it."""

    sheet: tuple[ScoreLine, ...]
    totals: tuple[int, ...]
    standing: tuple[ScoreLine, ...]
    """The bonuses as they stand, in the letters in which all viewers are sent them."""


class Moment:
    """What is the same for all who look at one position; reckoned once, when first asked for."""

    def __init__(self, live: LiveTable, before: Moment | None = None) -> None:
        self.seq = live.seq
        self._known: Tally | None = before.__dict__.get("tally") if before else None
        self.to_act, self.undoable_by = live.to_act, live.undoable_by()
        self._rules, self._state = live.game.rules, live.game.state
        self._early_end = live.early_end
        self._seats = len(live.company.names)
        known = before._bonuses if before else find_game(live.charter.game).meta.bonuses
        self._bonuses: tuple[RuleId, ...] = known

    @once
    def tally(self) -> Tally:
        sheet, ended = self._rules.sheet(self._state, as_if_over=True), self.outcome is not None
        if self._known is not None and self._known.sheet is sheet and not ended:
            return self._known
        standing = _bonuses(sheet, self._bonuses)
        points = totals(sheet, self._seats)
        if not ended:
            waiting = totals(standing, self._seats)
            points = tuple([most - less for most, less in zip(points, waiting, strict=True)])
        return Tally(sheet, points, _written_once(standing))

    @once
    def outcome(self) -> Outcome | None:
        """By the rules, or as the position stands in which the players ended the game."""
        if self._early_end is None:
            return self._rules.outcome(self._state)
        return outcome_as_it_stands(self._rules, self._state, self._seats)

    @once
    def ending(self) -> Phrase | None:
        if self.outcome is None or self._early_end:
            return self._early_end
        return how_it_ended(self._rules, self._rules.view(self._state, None))

    @once
    def ties(self) -> tuple[Tie, ...]:
        if self.outcome is None:
            return ()
        seen_by_all = self._rules.view(self._state, None)
        return ties(self.outcome, tie_break(self._rules, seen_by_all))

    @once
    def moves(self) -> tuple[Offered, ...]:
        return tuple(self._offered())

    def _offered(self) -> Iterator[Offered]:
        if self.to_act is None:
            return
        rules, state = self._rules, self._state
        view = rules.view(state, Seat(self.to_act)) if is_plain(rules.key) else None
        for move in rules.moves(state):
            gained = rules.gain(state, move)
            points = sum(line.points for line in gained if line.seat == self.to_act)
            told = None if view is None else rules.tell(view, move)
            yield Offered(rules.write(move), points, told)


def _written_once(lines: tuple[ScoreLine, ...]) -> tuple[ScoreLine, ...]:
    """The same as JSON, which the encoder takes over as it stands: it is the same for all who look
    on, and for every other move, and as long as the rest of what they are sent."""
    return cast("tuple[ScoreLine, ...]", msgspec.Raw(msgspec.json.encode(lines)))


def _bonuses(sheet: tuple[ScoreLine, ...], rules: tuple[RuleId, ...]) -> tuple[ScoreLine, ...]:
    return tuple([line for line in sheet if line.rule in rules])


def info(
    live: LiveTable,
    mine: tuple[int, ...],
    coached: tuple[int, ...],
    here: set[int],
    grace: Callable[[int], int],
    simpler_bots: tuple[str, ...],
) -> TableInfo:
    """Who sits there and what they are about; `mine` and `coached` are the reader's."""
    company = live.company
    return TableInfo(
        table=live.id,
        game=live.charter.game,
        edition=live.charter.edition,
        edition_hash=live.game.rules.edition.hash,
        options=options_as_called(live.game.rules, live.charter.options),
        unusual=live.unusual,
        origin=live.charter.origin,
        host=live.charter.host,
        first=who_begins(live.game.options),
        seats=company.seats(here, grace),
        mine=mine,
        coached=coached,
        to_act=live.to_act,
        over=live.over,
        ended=live.ended,
        proposal=company.proposal,
        practice=live.game.practice,
        began_as_practice=live.charter.began_as_practice,
        next=company.next,
        simpler_bots=simpler_bots,
        seq=live.seq,
    )


def state(
    live: LiveTable, moment: Moment, viewer: int | None, known: int, may_act: bool
) -> TableState:
    """All that one viewer may see; the moves only if it is for them to act."""
    deciding = may_act and viewer is not None
    # What happened first: it begins at the position that this viewer saw last.
    told, earlier = log(live, viewer, known)
    view = live.view(live.game.state, viewer)
    return TableState(
        seq=live.seq,
        seat=viewer,
        view=view,
        aids=aids_of(live.game.rules, view),
        to_act=moment.to_act,
        moves=moment.moves if deciding and moment.to_act == viewer else (),
        log=told,
        earlier=earlier,
        totals=moment.tally.totals,
        standing=moment.tally.standing,
        undo=deciding and moment.undoable_by == viewer,
        ask_undo=deciding and live.may_ask_undo(viewer or 0),
        end_near=() if live.over else end_is_near(live.game.rules, view),
        outcome=moment.outcome,
        ending=moment.ending,
        ties=moment.ties,
        undo_is_practice=deciding and live.game.would_be_practice(viewer or 0),
    )


def why(live: LiveTable, text: str) -> Refused | Legal:
    """Why a move is refused, or what a legal one would bring."""
    if refusal := live.game.why_not(text):
        return Refused(live.seq, text, refusal, live.game.remedy(text))
    return Legal(live.seq, text, live.game.gain(text), _standing_after(live, text))


def _standing_after(live: LiveTable, text: str) -> tuple[ScoreLine, ...]:
    """The bonuses as they would stand after a legal move, before anything is drawn."""
    rules = live.game.rules
    after = rules.play(live.game.state, rules.read(text))
    return _bonuses(rules.sheet(after, as_if_over=True), find_game(rules.key).meta.bonuses)


def log(live: LiveTable, viewer: int | None, known: int) -> tuple[tuple[Told, ...], int | None]:
    """What happened after the seq that the reader knows, or the end of it; and where it goes on."""
    first = _first_unknown(live, known)
    shown = max(first, len(live.log) - MOST_LINES)
    more = shown > first or (first == 0 and _has_forgotten(live, known))
    lines = tuple(_lines(live, viewer, shown, len(live.log)))
    return lines, live.untold + shown if more else None


def log_page(live: LiveTable, viewer: int | None, before: int) -> LogPage:
    """Lines of the log of a table that is kept whole, up to one."""
    end = min(before, len(live.log))
    first = max(0, end - MOST_LINES)
    return LogPage(tuple(_lines(live, viewer, first, end)), first or None)


def _first_unknown(live: LiveTable, known: int) -> int:
    """Found from the end of the log: most readers know all but the last line."""
    first = len(live.log)
    while first > 0 and (live.log[first - 1].seq > known or known <= 0):
        first -= 1
    return first


def _has_forgotten(live: LiveTable, known: int) -> bool:
    """Whether lines that the reader does not know are no longer in memory."""
    return live.untold > 0 and (known <= 0 or live.log[0].seq > known + 1)


def _lines(live: LiveTable, viewer: int | None, first: int, end: int) -> Iterator[Told]:
    for entry in live.log[first:end]:
        if isinstance(entry, Passage):
            yield from _told(live, entry, viewer)
        else:
            yield Told(entry.seq, entry.seat, "", entry.phrase, entry.undoes)


def _told(live: LiveTable, passage: Passage, viewer: int | None) -> Iterator[Told]:
    rules, eyes = live.game.rules, None if viewer is None else Seat(viewer)
    for step in passage.steps:
        seen = rules.glimpse(step.before, step.move, eyes)
        seat = None if step.actor is NATURE else step.actor
        phrase = rules.tell(live.view(step.before, viewer), seen)
        forced = goes_without_saying(rules, step)
        yield Told(passage.seq, seat, rules.write(seen), phrase, forced=forced)


def story(
    live: LiveTable, viewer: int | None, seats: tuple[int, ...], first: int, most: int = MOST_BYTES
) -> Story:
    """A table that is kept whole from its start on, as one viewer saw it; a part of it."""
    company, moment = live.company, Moment(live)
    decisions = decisions_of(live)
    return Story(
        table=live.id,
        game=live.charter.game,
        edition=live.charter.edition,
        names=live.game.names,
        bots=dict(company.bots),
        standins=tuple(filter(company.is_standin, range(len(company.names)))),
        seat=viewer,
        seats=seats,
        actors=tuple(each.actor for each in decisions),
        first=first,
        frames=tuple(_frames(live, viewer, decisions[first:], most)),
        sheet=live.game.sheet(as_if_over=True),
        outcome=moment.outcome,
        ending=moment.ending,
        ties=moment.ties,
        practice=live.game.practice,
        fork=live.shown and live.game.sight == "all",
    )


def _frames(
    live: LiveTable, viewer: int | None, decisions: Sequence[Decision], most: int
) -> Iterator[Frame]:
    """As many as fit, and one at least."""
    size = 0
    for decision in decisions:
        frame = _frame(live, decision, viewer)
        size += len(msgspec.json.encode(frame))
        if size > most and decision is not decisions[0]:
            return
        yield frame


def _frame(live: LiveTable, decision: Decision, viewer: int | None) -> Frame:
    rules = live.game.rules
    gained = [rules.gain(step.before, step.move) for step in decision.steps]
    view = live.view(decision.after, viewer)
    return Frame(
        actor=decision.actor,
        told=tuple(told for each in decision.passages for told in _told(live, each, viewer)),
        gained=tuple(chain.from_iterable(gained)),
        view=view,
        aids=aids_of(rules, view),
        totals=totals_so_far(rules, decision.after, len(live.company.names)),
        standing=bonuses_as_they_stand(rules, decision.after),
    )
