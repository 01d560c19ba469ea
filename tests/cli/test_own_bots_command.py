"""Programs of one's own in matches, on ladders and at the table in the terminal."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.bots.own_programs import FIRST_MOVE, READY, alive, script
from tests.cli.shell import Shell
from tests.cli.terminal import MY_MOVE, Terminal
from tests.cli.test_interrupts import interrupt, start, wait_until

LADDER = ("ladder", "sunrise", "--games", "2", "--workers", "1", "--records", "ladder", "--bots")
DIES = f"{READY}exit 3"


def test_a_program_takes_part_in_a_match(shell: Shell) -> None:
    printed = shell.good("match", "sunrise", FIRST_MOVE, "random", "--games", "2")
    assert re.search(r"^first-move\.sh +2 ", printed, re.MULTILINE)
    assert "had to play on" not in printed


def test_a_program_that_fails_is_told_at_once_and_counted_at_the_end(shell: Shell) -> None:
    program = script(shell.home, DIES)
    done = shell.run("match", "sunrise", program, "greedy", "--games", "3", "--workers", "1")
    assert done.returncode == 0, done.stderr
    why = "bot.sh stopped before it had answered (exit code 3)."
    assert done.stderr.count(f"{why} Beginner bot plays on for it.") == 1
    assert f"In 3 games Beginner bot had to play on for bot.sh. The first time: {why}" in (
        done.stdout
    )


def test_a_ladder_remembers_which_programs_failed(shell: Shell) -> None:
    asked = (*LADDER, f"{script(shell.home, DIES)},greedy")
    first = shell.good(*asked)
    assert "In 2 games Beginner bot had to play on for bot.sh." in first
    assert shell.good(*asked) == first
    (shell.home / "ladder" / "000001-failures.json").write_text("[")
    assert "000001-failures.json does not say which programs failed" in shell.bad(*asked)
    for file in ("000001-failures.json", "000001.json"):
        (shell.home / "ladder" / file).unlink()
    assert shell.good(*asked) == first
    json.loads(shell.good(*asked, "--json"))


def test_a_ladder_does_not_go_on_with_another_program_of_the_same_name(shell: Shell) -> None:
    program = script(shell.home, f"exec {FIRST_MOVE}")
    asked = (*LADDER, f"random,{program}")
    assert re.search(r"^bot\.sh +2 ", shell.good(*asked), re.MULTILINE)
    script(shell.home, f"sleep 0; exec {FIRST_MOVE}")
    assert "holds another ladder; it differs in the programs that play." in shell.bad(*asked)


def test_two_programs_of_the_same_name_do_not_share_a_ladder(shell: Shell) -> None:
    (shell.home / "other").mkdir()
    one, two = (script(folder, DIES) for folder in (shell.home, shell.home / "other"))
    assert "“bot.sh” is named twice" in shell.bad(*LADDER, f"{one},{two}")


@pytest.mark.parametrize(
    ("command", "english", "french"),
    [
        ("./none", "none cannot be started: there is no such", "none ne peut pas démarrer"),
        ("./text", "text may not be run. Make it executable", "text ne peut pas être lancé."),
        ("./it's", "a quotation mark is missing", "il manque un guillemet"),
        ("./mute.sh", "mute.sh stopped before it had answered", "mute.sh s’est arrêté avant"),
        ("./loud.sh", "loud.sh answered “hello”", "loud.sh a répondu « hello »"),
    ],
)
def test_a_program_that_cannot_play_is_refused_before_anything_is_played(
    shell: Shell, command: str, english: str, french: str
) -> None:
    (shell.home / "text").write_text("no program")
    script(shell.home, "exit 0", "mute.sh")
    script(shell.home, "read -r line\necho hello", "loud.sh")
    match = ("match", "sunrise", command, "random", "--records", "games")
    for arguments in (match, (*LADDER, f"{command},random")):
        assert english in shell.bad(*arguments)
        assert french in shell.bad(*arguments, "--lang", "fr")
    assert not (shell.home / "games").exists()
    assert not (shell.home / "ladder").exists()


@pytest.mark.parametrize("seconds", ["0", "soon"])
def test_the_time_of_a_program_is_a_number_of_seconds(shell: Shell, seconds: str) -> None:
    asked = ("match", "sunrise", FIRST_MOVE, "random", "--move-seconds", seconds)
    assert "a whole number from 1 to 3,600 was expected" in shell.bad(*asked)


def test_a_program_that_hangs_has_as_long_as_one_says(shell: Shell) -> None:
    program = script(shell.home, f"{READY}sleep 1000")
    asked = ("match", "sunrise", program, "random", "--games", "1", "--move-seconds", "1")
    printed = shell.good(*asked)
    assert "In 1 game Beginner bot had to play on for bot.sh." in printed
    assert "did not answer in time" in printed


def test_a_program_plays_at_the_table(shell: Shell) -> None:
    with Terminal(shell, "play", "--seats", f"me,{FIRST_MOVE}", "--seed", "7") as terminal:
        terminal.wait_for(MY_MOVE)
        terminal.type("++")
        terminal.wait_for(MY_MOVE)
        assert "first-move.sh" in terminal.text
        assert "plays on for it" not in terminal.text


def test_a_program_that_fails_at_the_table_is_told_once_and_the_game_goes_on(shell: Shell) -> None:
    program = script(shell.home, DIES)
    with Terminal(shell, "play", "--seats", f"{program},me", "--first", "1") as terminal:
        prompt = "Player 2, your move:"
        first = terminal.wait_for(prompt)
        assert "exit code 3). Beginner bot plays on for it." in " ".join(first.split())
        terminal.type("++")
        assert "plays on for it" not in terminal.wait_for(prompt)


def test_a_program_that_cannot_be_started_opens_no_table(shell: Shell) -> None:
    with Terminal(shell, "play", "--seats", "me,./none") as terminal:
        assert terminal.end() == 1
        assert "none cannot be started: there is no such file or folder." in terminal.text


def test_a_saved_game_starts_no_program_that_it_names(shell: Shell) -> None:
    shell.good("match", "sunrise", FIRST_MOVE, "random", "--games", "1", "--records", "games")
    path = Path("games") / "000000.json"
    record = json.loads((shell.home / path).read_text())
    record |= {"moves": record["moves"][:20], "result": None}
    record["bots"] = {"0": str(FIRST_MOVE), "1": "random"}
    (shell.home / path).write_text(json.dumps(record))
    complained = shell.bad("play", "--resume", path)
    assert "There is no bot" in complained


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupted_match_ends_its_programs(shell: Shell, workers: str) -> None:
    asleep = """case $line in *'"type":"move"'*) echo $$ >> pids; sleep 1000;; esac"""
    program = script(shell.home, f"{READY}{asleep}")
    asked = ("match", "sunrise", str(program), "random", "--move-seconds", "600")
    process = start(shell, *asked, "--workers", workers)
    pids = shell.home / "pids"
    wait_until(lambda: pids.exists() and pids.read_text().count("\n") == int(workers))
    printed, _ = interrupt(process)
    assert "Interrupted after 0 of 100 games." in printed
    wait_until(lambda: not any(alive(int(pid)) for pid in pids.read_text().split()))


def test_a_match_that_is_interrupted_before_it_begins_ends_its_programs(shell: Shell) -> None:
    program = script(shell.home, "read -r line\necho $$ > pid\nsleep 1000")
    process = start(shell, "match", "sunrise", str(program), "random")
    pid = shell.home / "pid"
    wait_until(lambda: pid.exists() and pid.read_text().endswith("\n"))
    interrupt(process)
    wait_until(lambda: not alive(int(pid.read_text())))
