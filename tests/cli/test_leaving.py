"""Saving, leaving and coming back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from faubourg.core.record import read_record
from tests.cli.sample_records import write_begun
from tests.cli.shell import Shell
from tests.cli.terminal import MY_MOVE, Terminal


def kept_game(shell: Shell) -> Path:
    """The one game that waits in the data folder."""
    (kept,) = shell.data.glob("unfinished-*.json")
    return kept


def position(terminal: Terminal) -> tuple[str, str]:
    """The legal moves, and all that the screen shows."""
    return terminal.ask("moves", MY_MOVE), terminal.ask("board", MY_MOVE).replace("*", " ")


def position_after_resuming(shell: Shell, path: str | Path) -> tuple[str, str]:
    with Terminal(shell, "play", "--resume", path) as terminal:
        terminal.wait_for(MY_MOVE)
        return position(terminal)


@pytest.mark.parametrize("name", ["game.json", "game.txt", "some folder/my game.json"])
def test_a_saved_game_goes_on_where_it_stood(shell: Shell, table: Terminal, name: str) -> None:
    (shell.home / "some folder").mkdir()
    table.ask("e6 .", MY_MOVE)
    before = position(table)
    assert f"Saved as {name}." in table.ask(f"save {name}", MY_MOVE)
    assert position_after_resuming(shell, name) == before


def test_a_game_saved_in_mid_turn_goes_on_in_mid_turn(shell: Shell, table: Terminal) -> None:
    table.ask("e6 d6", MY_MOVE)
    before = position(table)
    table.ask("save game.json", MY_MOVE)
    assert position_after_resuming(shell, "game.json") == before
    with Terminal(shell, "play", "--resume", "game.json") as again:
        again.wait_for(MY_MOVE)
        assert "Taken back: d6=1" in again.ask("undo", MY_MOVE)


def test_a_game_saved_as_text_can_be_read(shell: Shell, table: Terminal) -> None:
    table.ask("e6 d6 .", MY_MOVE)
    table.ask("save game.txt", MY_MOVE)
    text = (shell.home / "game.txt").read_text(encoding="utf-8")
    assert text.startswith("Faubourg record 1\n")
    assert re.search(r"^\+G \+B \+P .*# the deal$", text, re.MULTILINE)
    assert re.search(r"^e6=1 d6=1 \. \+[A-Z] .*# Player 1, 3 points$", text, re.MULTILINE)


def test_a_game_that_cannot_be_saved_goes_on(table: Terminal) -> None:
    assert "cannot be written" in table.ask("save begun.json/game.json", MY_MOVE)
    assert "++" in table.ask("moves", MY_MOVE)


@pytest.mark.parametrize("name", ["~nobody-of-this-name/game.json", "a[/b].json", "x" * 1500])
def test_a_strange_file_name_does_not_end_the_game(table: Terminal, name: str) -> None:
    table.ask(f"save {name}", MY_MOVE)
    assert "++" in table.ask("moves", MY_MOVE)


def test_bytes_that_are_no_text_do_not_end_the_game(shell: Shell) -> None:
    begun = write_begun(shell.home / "begun.json", "GBP", "YRR")
    strict = "utf-8:strict"  # as in fr_FR.UTF-8, which a machine for tests need not have
    with Terminal(shell, "play", "--resume", begun, PYTHONIOENCODING=strict) as terminal:
        terminal.wait_for(MY_MOVE)
        terminal.press(b"\xff\n")
        terminal.wait_for(MY_MOVE)


def test_a_file_is_named_as_it_was_asked_for(table: Terminal) -> None:
    assert "Saved as [bold]:smile:.json." in table.ask("save [bold]:smile:.json", MY_MOVE)


@pytest.mark.parametrize("keys", [b"quit\n", b"quitter\n", b"\x04"])
def test_a_game_left_in_the_middle_is_kept(shell: Shell, table: Terminal, keys: bytes) -> None:
    table.ask("e6", MY_MOVE)
    before = position(table)
    table.press(keys)
    assert table.end() == 0
    kept = kept_game(shell)
    assert "The game is kept. Go on with:" in table.text
    # A long command has a line of its own.
    assert f"\nfaubourg play --resume {kept}\n" in table.text
    assert position_after_resuming(shell, kept) == before


def test_a_game_left_after_saving_is_not_kept_twice(shell: Shell, table: Terminal) -> None:
    table.ask("e6", MY_MOVE)
    table.ask("save game.json", MY_MOVE)
    table.type("quit")
    assert table.end() == 0
    assert not shell.data.exists()


def test_ctrl_c_at_the_prompt_keeps_the_game(shell: Shell, table: Terminal) -> None:
    table.ask("e6", MY_MOVE)
    before = position(table)
    table.interrupt()
    assert table.end() == 130
    assert "Interrupted." in table.text
    assert "Traceback" not in table.text
    assert position_after_resuming(shell, kept_game(shell)) == before


def test_a_person_named_like_a_bot_is_still_a_person_after_resuming(shell: Shell) -> None:
    prompt = "random, your move:"
    begin = ("play", "--seats", "me:random,greedy", "--first", "1", "--seed", "7")
    with Terminal(shell, *begin) as terminal:
        terminal.wait_for(prompt)
        terminal.ask("save game.json", prompt)
    with Terminal(shell, "play", "--resume", "game.json") as terminal:
        assert terminal.wait_for(prompt, "Enter to go on…").endswith(prompt)


@pytest.mark.parametrize("saves", [1, 2, 5, 8])
def test_a_save_cut_off_leaves_the_old_file_or_the_new_one(
    shell: Shell, table: Terminal, saves: int
) -> None:
    names = ("Player 1", "greedy")
    without = write_begun(shell.home / "game.json", "GBP", "YRR", names=names).read_bytes()
    for _ in range(10):
        table.press(b"e6\nsave game.json\nundo\nsave game.json\n")
    for _ in range(saves):
        table.wait_for("Saved as game.json.")
    table.kill()
    left = (shell.home / "game.json").read_bytes()
    assert read_record(left).moves[6:] in ((), ("e6=1",))
    assert left == without or b"e6=1" in left
