"""Whatever is in a file, only our own errors come out; whatever is accepted can be played."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from faubourg.core.errors import BadNotation
from faubourg.core.game_catalogue import find_game, find_rules
from faubourg.core.record import Record, read_record
from faubourg.core.table import Table
from faubourg.testing.base_of_tests import OneGame, tried
from faubourg.testing.cases_and_positions import scaled
from faubourg.testing.damaged_files import damaged, misprinted, values
from faubourg.testing.file_refused_or_playable import (
    can_be_played,
    printed_or_refused,
    replayed_or_refused,
    told_or_refused,
)
from faubourg.testing.mutated_records import mutated
from faubourg.testing.sentences_reached import in_both_languages
from faubourg.testing.write_golden_records import golden_file

MUTATED = 30


@cache
def everything_said(game: str) -> list[str]:
    """Every move that can be said, as it is written: thousands, and the same for every example."""
    rules = find_rules(game)
    return [rules.write(move) for move in rules.well_formed(rules.seats[0])]


class FuzzedFileTests(OneGame):
    def _kept(self) -> list[bytes]:
        """The golden records in both forms."""
        texts = [golden_file(self.facts, name) for name in self.facts.golden_games]
        return [file.read_bytes() for text in texts for file in (text, text.with_suffix(".json"))]

    def _with_its_edition(self) -> dict[str, Any]:
        """A record of a game on somebody's own edition, which it holds."""
        edition = replace(self.facts.rules.edition, key="mine")
        rules = find_game(self.facts.game).rules(edition)
        record = Table(rules, rules.seats[0], seed=1).record()
        plain: dict[str, Any] = msgspec.to_builtins(record)
        return plain

    def test_a_mutated_record_is_told_or_refused_in_words(self) -> None:
        golden = [data.decode() for data in self._kept()[1::2]]
        for number in range(scaled(MUTATED)):
            told_or_refused(mutated(golden, Random(f"{self.facts.game}.{number}")))

    @tried(60)
    @given(data=st.data())
    def test_a_damaged_record_replays_or_is_refused(self, data: st.DataObject) -> None:
        told_or_refused(data.draw(st.sampled_from(self._kept()).flatmap(damaged)))

    @tried(60)
    @given(field=st.sampled_from(Record.__struct_fields__), value=values)
    def test_a_record_with_any_value_in_a_field_replays_or_is_refused(
        self, field: str, value: Any
    ) -> None:
        fields = msgspec.to_builtins(read_record(self._kept()[0])) | {field: value}
        told_or_refused(msgspec.json.encode(fields))

    @tried(60)
    @given(data=st.data(), value=values)
    def test_a_record_with_any_value_in_its_edition_replays_or_is_refused(
        self, data: st.DataObject, value: Any
    ) -> None:
        fields = self._with_its_edition()
        play = fields["edition"]["data"]["play"]
        play[data.draw(st.sampled_from([*play]))] = value
        told_or_refused(msgspec.json.encode(fields))

    @tried(60)
    @given(data=st.data(), sight=st.sampled_from(["all", "spectator", 0, 1, 9, -1]))
    def test_any_moves_replay_or_are_refused_even_leniently(
        self, data: st.DataObject, sight: Any
    ) -> None:
        rules = self.facts.rules
        record = Table(rules, rules.seats[0], seed=1).record()
        moves = data.draw(st.lists(st.sampled_from(everything_said(self.facts.game)), max_size=40))
        replayed_or_refused(replace(record, moves=(*record.moves, *moves), sight=sight))

    @tried(200)
    @given(data=st.data())
    def test_a_random_text_is_a_move_or_bad_notation(self, data: st.DataObject) -> None:
        rules = self.facts.rules
        letters = "".join(sorted({*"".join(everything_said(self.facts.game)), "?", " "}))
        text = data.draw(st.text(max_size=12) | st.text(alphabet=letters, max_size=6))
        try:
            move = rules.read(text)
        except BadNotation as error:
            in_both_languages(error)
        else:
            assert rules.read(rules.write(move)) == move

    @tried(50)
    @given(text=st.text(max_size=80))
    def test_a_random_text_is_no_edition(self, text: str) -> None:
        assert printed_or_refused(self.facts.game, text) is None

    @tried(60)
    @given(data=st.data())
    def test_a_misprinted_edition_is_refused_or_can_be_played(self, data: st.DataObject) -> None:
        text = data.draw(misprinted(self.facts.first_edition_text()))
        if edition := printed_or_refused(self.facts.game, text):
            can_be_played(self.facts.game, edition)

    @tried(40)
    @given(data=st.data())
    def test_a_damaged_edition_is_refused_or_can_be_played(self, data: st.DataObject) -> None:
        torn = data.draw(damaged(self.facts.first_edition_text().encode()))
        if edition := printed_or_refused(self.facts.game, torn.decode(errors="replace")):
            can_be_played(self.facts.game, edition)
