"""Whatever a record says, only our own errors come out; whatever is accepted can be told."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from faubourg.core.errors import FaubourgError
from faubourg.core.messages import LANGUAGES, messages
from faubourg.core.record import Record, read_record
from faubourg.core.replay import replay
from faubourg.core.seeded_draws import secret_of
from faubourg.core.table import Table
from faubourg.server.tables import viewer_messages
from faubourg.server.tables.events import decode_charter, encode
from faubourg.server.tables.live_table import LiveTable
from faubourg.server.tables.new_tables import recorded
from tests.core.mutated_records import mutated
from tests.core.random_games import in_both_languages

BATCHES = 6
RECORDS = 15
LONGEST_ANSWER = 20_000


@pytest.mark.parametrize("batch", range(BATCHES))
def test_a_mutated_record_is_told_or_refused_in_words(batch: int) -> None:
    for number in range(RECORDS):
        data = mutated(Random(f"{batch}.{number}"))
        try:
            replay_and_record(read_record(data))
            tell(data)
        except FaubourgError as error:
            refused_in_words(error)


def replay_and_record(record: Record) -> None:
    """Both ways to replay, and what can be asked of the table then."""
    assert read_record(record.to_json()) == record
    for lenient in (False, True):
        try:
            table, flags = replay(record, lenient=lenient, seed=1)
        except FaubourgError as error:
            refused_in_words(error)
            continue
        for sight in ("all", "spectator", 0):
            assert read_record(table.record(sight).to_json())
        for flag in flags:
            assert all(messages(language).refusal(flag.refusal) for language in LANGUAGES)
        if flags or record.sight != "all":
            look_through(table)


def look_through(table: Table[Any, Any, Any]) -> None:
    """Every move in words and every position's points, for every eye."""
    rules, texts = table.rules, messages("fr")
    for step in table.steps:
        for viewer in (None, *range(len(table.names))):
            seen = rules.glimpse(step.before, step.move, viewer)
            assert rules.tell(rules.view(step.before, viewer), seen)
        rules.gain(step.before, step.move)
        rules.outcome(step.after)
    for line in table.sheet(as_if_over=True):
        assert texts.because(line, table.names)


def tell(data: bytes) -> None:
    """The table that the server would open, and its story as a spectator and a seat hear it."""
    charter = decode_charter(encode(recorded(data)))
    live = LiveTable("table", secret_of(None), charter, kept=None)
    for viewer in (None, 0):
        assert encode(viewer_messages.story(live, viewer, (), first=0))
        assert encode(
            viewer_messages.state(live, viewer_messages.Moment(live), viewer, 0, may_act=True)
        )


def refused_in_words(error: FaubourgError) -> None:
    """The refusal can be told, and sent in an answer of a bounded size."""
    in_both_languages(error)
    assert len(msgspec.json.encode(error.phrase)) < LONGEST_ANSWER
