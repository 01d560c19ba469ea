"""Games played once and kept: they replay for ever, to the very same result."""

from __future__ import annotations

from pathlib import Path

import pytest

from faubourg.cli.annotated_record import annotated
from faubourg.core.messages import messages
from faubourg.core.record import read_record
from faubourg.core.replay import replay
from tests.golden.play_golden_games import GAMES, LONGEST

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*.txt"))


def test_there_is_a_record_for_each_way_in_which_a_game_can_end() -> None:
    assert {file.stem for file in RECORDS} == {*GAMES}


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_golden_record_replays_to_its_result_and_ends_as_its_name_says(file: Path) -> None:
    record = read_record(file.read_bytes())
    table, flags = replay(record)
    assert not flags
    assert table.outcome == record.result
    wanted = GAMES[file.stem][-1]
    assert wanted(table)


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_golden_record_is_annotated_as_it_was(file: Path) -> None:
    table, _ = replay(read_record(file.read_bytes()))
    text = annotated(table, messages("en")).replace(table.record().engine, "*", 1)
    kept = file.read_text(encoding="utf-8")
    assert text == kept.replace(read_record(kept.encode()).engine, "*", 1)
    assert len(kept.splitlines()) <= LONGEST


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_text_and_json_hold_the_same_record(file: Path) -> None:
    assert read_record(file.read_bytes()) == read_record(file.with_suffix(".json").read_bytes())
