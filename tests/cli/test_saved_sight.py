"""What a saved game shows: everything, with a warning, or only what the seat saw."""

from __future__ import annotations

from pathlib import Path

import pytest

from faubourg.core.record import read_record
from tests.cli.shell import Shell
from tests.cli.terminal import MY_MOVE, Terminal


def test_a_record_with_hidden_cards_is_saved_with_a_warning(shell: Shell, table: Terminal) -> None:
    answer = " ".join(table.ask("save whole.json", MY_MOVE).split())
    assert "Saved as whole.json. It holds the whole game, hidden cards included;" in answer
    assert "save seen FILE writes only what you saw." in answer
    assert "+Y" in read_record((shell.home / "whole.json").read_bytes()).moves


@pytest.mark.parametrize("words", ["save seen", "sauver vu"])
@pytest.mark.parametrize("name", ["mine.json", "mine.txt"])
def test_a_seat_can_save_only_what_it_saw(
    shell: Shell, table: Terminal, words: str, name: str
) -> None:
    assert "It holds only what you saw" in table.ask(f"{words} {name}", MY_MOVE)
    path: Path = shell.home / name
    record = read_record(path.read_bytes())
    assert record.sight == 0
    assert record.moves == ("+G", "+B", "+P", "+?", "+?", "+?")
    assert "cannot go on from it" in shell.bad("play", "--resume", path)


def test_a_game_saved_only_as_seen_is_kept_whole_when_it_is_left(
    shell: Shell, table: Terminal
) -> None:
    table.ask("e6", MY_MOVE)
    table.ask("save seen mine.json", MY_MOVE)
    table.type("quit")
    assert table.end() == 0
    (kept,) = shell.data.glob("unfinished-*.json")
    assert read_record(kept.read_bytes()).sight == "all"


def test_a_game_without_secrets_is_saved_without_a_warning(shell: Shell) -> None:
    begin = ("play", "kensington", "--seats", "me,greedy", "--seed", "3", "--first", "1")
    with Terminal(shell, *begin) as terminal:
        terminal.wait_for(MY_MOVE)
        answer = terminal.ask("save open.json", MY_MOVE)
    assert "Saved as open.json." in answer
    assert "hidden" not in answer
