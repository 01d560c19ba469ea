"""Games played once and kept: they replay for ever, to the very same result."""

from __future__ import annotations

from faubourg.cli.game_in_words import annotated
from faubourg.core.messages import messages
from faubourg.core.record import read_record
from faubourg.core.replay import replay
from faubourg.testing.base_of_tests import OneGame
from faubourg.testing.write_golden_records import LONGEST, golden_file


class GoldenTests(OneGame):
    def test_a_golden_record_replays_to_its_result_and_ends_as_its_name_says(
        self, golden: str
    ) -> None:
        record = read_record(golden_file(self.facts, golden).read_bytes())
        table, flags = replay(record)
        assert not flags
        assert table.outcome == record.result
        assert self.facts.golden_games[golden].wanted(table)

    def test_a_golden_record_is_annotated_as_it_was(self, golden: str) -> None:
        kept = golden_file(self.facts, golden).read_text(encoding="utf-8")
        table, _ = replay(read_record(kept.encode()))
        text = annotated(table, messages("en")).replace(table.record().engine, "*", 1)
        assert text == kept.replace(read_record(kept.encode()).engine, "*", 1)
        assert len(kept.splitlines()) <= LONGEST

    def test_text_and_json_hold_the_same_record(self, golden: str) -> None:
        file = golden_file(self.facts, golden)
        assert read_record(file.read_bytes()) == read_record(file.with_suffix(".json").read_bytes())

    def test_every_way_to_end_has_a_golden_record_and_every_record_a_way(self) -> None:
        files = [golden_file(self.facts, name) for name in self.facts.golden_games]
        assert {*self.facts.golden.glob(f"{self.facts.game}-*.txt")} == {*files}
        results = [read_record(file.read_bytes()).result for file in files]
        assert {result.ended_by for result in results if result} == {*self.facts.endings}
