"""Positions as text: what every game has in common."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from faubourg import BadPosition, ImpossiblePosition, Table
from faubourg.core.errors import BadOption, FaubourgError
from faubourg.core.game_catalogue import find_game
from faubourg.core.game_protocol import AnyRules
from faubourg.core.phrases import Phrase
from faubourg.core.position_grammar import MAX_TEXT
from faubourg.core.position_problems import PositionProblem, refuse_impossible
from faubourg.core.position_text import Position, read_position, writer_of
from faubourg.testing.sentences_reached import in_both_languages

NEW = Table("sunrise", seats=2, seed=7).position()
HEAD, *FIELDS = NEW.split(";")
DOCUMENT = Path(__file__).parents[2] / "docs" / "positions.md"


def with_field(text: str) -> str:
    name = text.partition("=")[0]
    return ";".join([HEAD, *(each for each in FIELDS if not each.startswith(f"{name}=")), text])


def refused(text: str) -> BadPosition:
    with pytest.raises(BadPosition) as caught:
        Table.from_position(text)
    in_both_languages(caught.value)
    return caught.value


def test_a_game_goes_on_from_its_position_with_the_same_moves_and_points() -> None:
    table = Table("sunrise", seats=2, seed=7)
    table.play("++")
    again = Table.from_position(table.position(), names=["Ann", "Bob"])
    assert again.moves() == table.moves()
    assert again.sheet() == table.sheet()
    assert again.names == ("Ann", "Bob")
    again.play("++")
    assert again.to_act == 0


def test_what_a_seat_sees_is_dealt_by_the_seed_where_it_is_hidden() -> None:
    table = Table("sunrise", seats=2, seed=7)
    text = table.position(0)
    assert "?3" in text
    tables = [Table.from_position(text, seed=seed) for seed in range(8)]
    assert len({each.state for each in tables}) > 1
    assert {each.view(0) for each in tables} == {table.view(0)}
    assert {each.position(0) for each in tables} == {text}
    assert read_position(table.position("spectator")).viewer is None


def test_a_table_of_a_redacted_record_writes_what_it_knows() -> None:
    table = Table("sunrise", seats=2, seed=7)
    table.play("++")
    seen = Table.replay(table.record(1))
    assert seen.position() == table.position(1)


def test_a_page_says_the_same_as_a_line_and_has_room_for_remarks() -> None:
    table = Table("kensington", seats=3, seed=7)
    page = table.position(page=True)
    assert read_position(page) == read_position(table.position())
    assert read_position(f"# my own\r\n{page}\n\n# the end") == read_position(page)


def test_a_table_that_began_in_the_middle_has_no_record() -> None:
    with pytest.raises(BadOption) as caught:
        Table.from_position(NEW).record()
    in_both_languages(caught.value)


def test_an_edition_of_ones_own_is_given_along_with_the_text() -> None:
    edition = replace(find_game("sunrise").edition(), key="mine")
    text = Table("sunrise", seats=2, seed=7, edition=edition).position()
    assert text.startswith("sunrise/mine~")
    assert Table.from_position(text, edition=edition).position() == text
    assert refused(text).at == 0
    with pytest.raises(BadPosition):
        Table.from_position(text, edition=find_game("sunrise").edition())


def test_a_position_against_the_rules_has_no_text() -> None:
    table = Table("sunrise", seats=2, seed=7)
    table.state = replace(table.state, pieces=(3, 3))
    with pytest.raises(BadPosition) as caught:
        table.position()
    in_both_languages(caught.value)


def test_a_seat_that_is_not_there_sees_nothing() -> None:
    with pytest.raises(FaubourgError):
        Table("sunrise", seats=2, seed=7).position(5)


@pytest.mark.parametrize(
    ("text", "key", "at"),
    [
        ("", "position-empty", 0),
        (" \n# nothing", "position-empty", 0),
        ("x" * (MAX_TEXT + 1), "position-too-long", 0),
        (f"{HEAD};é=1", "position-not-ascii", len(HEAD) + 1),
        (f"{HEAD};" + ";".join(["a=1"] * 50), "position-too-many-fields", len(HEAD) + 1 + 39 * 4),
        ("sunrise", "position-wants-heading", 0),
        ("go/lane/2", "position-reason", 0),
        ("sunrise/nowhere/2", "position-reason", 0),
        ("sunrise/lane/8", "position-wants-seats", 0),
        (f"{HEAD};turn", "position-wants-field", len(HEAD) + 1),
        (f"{HEAD};turn=a;turn=b", "position-field-twice", len(HEAD) + 8),
        (f"{HEAD};colour=red", "position-unknown-field", len(HEAD) + 8),
        (HEAD, "position-missing-field", 0),
        (with_field("first=9"), "position-reason", None),
        (with_field("ties=odd"), "position-reason", None),
        (with_field("seen=z"), "position-wants-choice", None),
        (with_field("seen=a b"), "position-wants-word", None),
        (with_field("turn=c"), "position-wants-seat", None),
        (with_field("idle=many"), "position-wants-number", None),
        (with_field("park=no"), "position-wants-choice", None),
        (with_field("hands=Y"), "position-wants-values", None),
        (with_field("hands=?3,YYY"), "position-wants-seen", None),
        (with_field("seen=a"), "position-wants-unseen", None),
    ],
)
def test_a_bad_text_says_what_was_expected_and_where(text: str, key: str, at: int | None) -> None:
    error = refused(text)
    assert error.phrase.key == "position-misread"
    reason = error.phrase.facts["reason"]
    assert isinstance(reason, Phrase)
    assert reason.key == key
    assert at is None or error.at == at
    assert str(error).startswith("Line ")


def test_lines_and_characters_are_counted_from_one() -> None:
    page = Table("sunrise", seats=2, seed=7).position(page=True)
    error = refused(page.replace("turn: a", "turn: z"))
    line = next(n for n, each in enumerate(page.split("\n"), 1) if each.startswith("turn"))
    assert str(error).startswith(f"Line {line}, character 7, “z”")


def test_an_impossible_position_tells_every_reason_with_its_rule() -> None:
    error = refused(NEW.replace("&", "*&", 1).replace("-...", "-..", 1).replace("@", "a1"))
    assert isinstance(error, ImpossiblePosition)
    assert {each.rule for each in error.problems} >= {"SL-0.1"}
    assert all(isinstance(each, PositionProblem) for each in error.problems)
    assert "[SL-0.1]" in str(error)


class Stuck:
    """Rules that leave nobody a move."""

    def __init__(self, rules: AnyRules) -> None:
        self.rules = rules

    def __getattr__(self, name: str) -> Any:
        return getattr(self.rules, name)

    def moves(self, _: object) -> list[object]:
        return []


def test_whoever_is_to_act_needs_a_move() -> None:
    table = Table("sunrise", seats=2, seed=7)
    for state, key in ((table.state, "no-moves"), (table.steps[0].before, "no-draws")):
        position = Position(Stuck(table.rules), 2, table.options, state)
        with pytest.raises(ImpossiblePosition) as caught:
            refuse_impossible(position)
        in_both_languages(caught.value)
        assert [each.phrase.key for each in caught.value.problems] == [f"position-{key}"]


def test_a_game_without_a_text_for_positions_says_so() -> None:
    table = Table("sunrise", seats=2, seed=7)

    class Wordless:
        key, edition = table.rules.key, table.rules.edition

    with pytest.raises(BadPosition) as caught:
        writer_of(Wordless())  # type: ignore[arg-type]  # it has no more than is asked for
    in_both_languages(caught.value)


def test_the_positions_in_the_document_are_possible() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    found = re.findall(r"```text\n(.*?)```", text, re.DOTALL)
    assert len(found) == 3
    for each in found:
        Table.from_position(each)
