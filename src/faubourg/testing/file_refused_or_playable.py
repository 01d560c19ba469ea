"""What may come of a file: one of our own errors, in words; or something that can be played."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from faubourg.core.edition import Edition
from faubourg.core.errors import BadEdition, FaubourgError
from faubourg.core.game_catalogue import find_game
from faubourg.core.messages import LANGUAGES, messages
from faubourg.core.record import Record, read_record
from faubourg.core.replay import replay
from faubourg.core.seeded_draws import secret_of
from faubourg.core.table import Table
from faubourg.server.tables import viewer_messages
from faubourg.server.tables.events import decode_charter, encode
from faubourg.server.tables.live_table import LiveTable
from faubourg.server.tables.new_tables import recorded
from faubourg.testing.game_facts import AnyTable
from faubourg.testing.laws import MOST_PLIES, viewers
from faubourg.testing.sentences_reached import in_both_languages

LONGEST_ANSWER = 20_000


def told_or_refused(data: bytes) -> None:
    """Nothing but an error of ours may come out of a record, by any door."""
    try:
        _replayed_and_recorded(read_record(data))
        _told_by_the_server(data)
    except FaubourgError as error:
        _refused_in_words(error)


def replayed_or_refused(record: Record) -> None:
    """Both ways to replay, strict and lenient."""
    for lenient in (False, True):
        try:
            table, flags = replay(record, lenient=lenient, seed=1)
        except FaubourgError as error:
            _refused_in_words(error)
            continue
        for flag in flags:
            assert all(messages(language).refusal(flag.refusal) for language in LANGUAGES)
        for sight in ("all", "spectator", 0):
            assert read_record(table.record(sight).to_json())
        if flags or record.sight != "all":
            _looked_through(table)


def _replayed_and_recorded(record: Record) -> None:
    assert read_record(record.to_json()) == record
    replayed_or_refused(record)


def _looked_through(table: AnyTable) -> None:
    """Every move in words and every position's points, for every eye."""
    rules, texts = table.rules, messages("fr")
    for step in table.steps:
        for viewer in viewers(len(table.names)):
            seen = rules.glimpse(step.before, step.move, viewer)
            assert rules.tell(rules.view(step.before, viewer), seen)
        rules.gain(step.before, step.move)
        rules.outcome(step.after)
    for line in table.sheet(as_if_over=True):
        assert texts.because(line, table.names)


def _told_by_the_server(data: bytes) -> None:
    """The table that the server would open, and its story as a spectator and a seat hear it."""
    charter = decode_charter(encode(recorded(data)))
    live = LiveTable("table", secret_of(None), charter, kept=None)
    for viewer in (None, 0):
        assert encode(viewer_messages.story(live, viewer, (), first=0))
        assert encode(
            viewer_messages.state(live, viewer_messages.Moment(live), viewer, 0, may_act=True)
        )


def _refused_in_words(error: FaubourgError) -> None:
    """The refusal can be told, and sent in an answer of a bounded size."""
    in_both_languages(error)
    assert len(msgspec.json.encode(error.phrase)) < LONGEST_ANSWER


def printed_or_refused(game: str, text: str) -> Edition[Any] | None:
    """Nothing but a BadEdition may come out of an edition file."""
    try:
        return find_game(game).printer.from_toml(text, "fuzzed.toml")
    except BadEdition as error:
        in_both_languages(error)
        return None


def can_be_played(game: str, edition: Edition[Any]) -> None:
    """A game on the edition ends, and its record replays."""
    rules = find_game(game).rules(edition)
    for seats in {rules.seats[0], rules.seats[-1]}:
        table: AnyTable = Table(rules, seats, seed=1)
        rng = Random(1)
        while not table.over:
            table.play(rng.choice(table.moves()))
            assert len(table.steps) < MOST_PLIES, "the game does not end"
        again, _ = replay(read_record(table.record().to_json()))
        assert again.outcome == table.outcome
