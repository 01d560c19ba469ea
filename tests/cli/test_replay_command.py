"""Recorded games told again, step by step, and scored."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from faubourg.core.record import Record
from tests.cli.sample_records import begun, finished, write
from tests.cli.shell import Shell
from tests.cli.terminal import Terminal

PAUSE = "Enter to go on…"


def short() -> Record:
    """A game of two turns."""
    table = begun("GBP", "YRR")
    for text in ("e6=1", "d6=1", ".", "+Y", "++", "+B", "+B"):
        table.follow(table.rules.read(text))
    return table.record()


def write_short(shell: Shell) -> str:
    (shell.home / "short.json").write_bytes(short().to_json())
    return "short.json"


def test_a_replay_tells_the_game_turn_by_turn(shell: Shell) -> None:
    told = shell.good("replay", write_short(shell))
    assert "The deal\n  +G     Player 1 is dealt a green card.\n" in told
    assert "1. Player 1\n  e6=1   Player 1 builds a House on e6: 2 points.\n" in told
    assert "2. Amateur bot\n  ++     Amateur bot draws instead of building.\n" in told
    assert "The game is not finished." in told
    assert "La partie n’est pas finie." in shell.good("replay", "short.json", "--lang", "fr")


def test_a_replay_names_the_edition_that_is_not_the_usual_one_of_the_language(shell: Shell) -> None:
    told = shell.good("replay", write_short(shell), "--lang", "fr")
    assert "les règles de l’édition « Sunrise Lane (édition" in told
    assert "edition" not in shell.good("replay", "short.json")


def test_a_replay_of_a_text_record_is_the_same(shell: Shell) -> None:
    told = shell.good("replay", write_short(shell))
    (shell.home / "short.txt").write_text(short().to_text(), encoding="utf-8")
    assert shell.good("replay", "short.txt") == told


def test_a_replay_step_by_step_waits_at_every_board(shell: Shell) -> None:
    with Terminal(shell, "replay", "--step", write_short(shell)) as terminal:
        steps = [terminal.wait_for(PAUSE), *(terminal.ask("", PAUSE) for _ in range(4))]
        terminal.type("")
        assert terminal.end() == 0
    assert "Player 1 is dealt a pink card." in steps[0]
    assert "Player 1 builds a House on e6: 2 points." in steps[1]
    assert all("Deck" in step and "points" in step for step in steps)
    assert "Your hand" not in terminal.text
    assert "The game is not finished." in terminal.text


def test_a_replay_step_by_step_does_not_wait_without_a_terminal(shell: Shell) -> None:
    told = shell.good("replay", "--step", write_short(shell))
    assert told.count("Deck") == 6
    assert PAUSE not in told


def test_ctrl_c_ends_a_replay_without_a_traceback(shell: Shell) -> None:
    with Terminal(shell, "replay", "--step", write_short(shell)) as terminal:
        terminal.wait_for(PAUSE)
        terminal.interrupt()
        assert terminal.end() == 130
        assert "Traceback" not in terminal.text


def test_the_end_of_input_ends_a_replay_without_a_traceback(shell: Shell) -> None:
    with Terminal(shell, "replay", "--step", write_short(shell)) as terminal:
        terminal.wait_for(PAUSE)
        terminal.press(b"\x04")
        terminal.end()
        assert "Traceback" not in terminal.text


@pytest.mark.parametrize(("language", "house"), [("en", "-floor House"), ("fr", "Demeure sur")])
def test_a_score_has_every_line_with_its_rule(shell: Shell, language: str, house: str) -> None:
    write(shell.home / "whole.json", finished())
    told = shell.good("score", "whole.json", "--lang", language)
    assert house in told
    assert "Total" in told
    for rule in ("SL-2.4", "SL-5.4"):
        assert f"[{rule}]" in told


def test_a_replay_and_a_score_say_that_a_game_was_practice(shell: Shell) -> None:
    name, said = write_short(shell), "Practice: a decision was taken back"
    for command in ("replay", "score"):
        assert said not in shell.good(command, name)
    (shell.home / name).write_bytes(replace(short(), practice=True).to_json())
    for command in ("replay", "score"):
        assert said in shell.good(command, name)
    assert "Entraînement" in shell.good("replay", name, "--lang", "fr")
