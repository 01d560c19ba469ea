"""Ladders in the terminal: tables, going on after the worst, and folders that do not fit."""

from __future__ import annotations

import json
import os
import re
import signal
from pathlib import Path

import pytest

from faubourg.arena.ladder import Ladder
from faubourg.cli import ladder_folder
from faubourg.cli.ladder_folder import FIELDS, what_it_is
from faubourg.core.messages import LANGUAGES, messages
from faubourg.core.record import read_record
from tests.cli.shell import Shell, plain
from tests.cli.test_interrupts import interrupt, kill_workers, members, start, wait_until
from tests.patience import PATIENCE

SMALL = ("ladder", "sunrise", "--bots", "random,greedy", "--workers", "1", "--games", "4")
BOT = re.compile(
    r"^(\w+) +8 +[\d.]+%  \[[\d.]+% – [\d.]+%\] +[\d.]+ +(\d+) ± \d+ +[\d.]+ ± [\d.]+$"
)
PAIR = re.compile(r"^(\w+) – (\w+) +4 +[\d.]+%  \[[\d.]+% – [\d.]+%\] +-?\d+ ± \d+$")


def records(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.glob("0*.json")}


def test_a_ladder_shows_every_bot_and_every_pair_with_intervals(shell: Shell) -> None:
    asked = ("ladder", "sunrise", "--bots", "random,greedy,planner", "--games", "4")
    lines = shell.good(*asked, COLUMNS="150").splitlines()
    assert lines[0] == "Ladder of Sunrise Lane with 2 seats, 20,000 iterations, seed 1."
    bots = [found for line in lines if (found := BOT.match(line))]
    assert {found[1] for found in bots} == {"random", "greedy", "planner"}
    ratings = [int(found[2]) for found in bots]
    assert ratings == sorted(ratings, reverse=True)
    assert sum(ratings) == pytest.approx(4500, abs=2)
    assert sum(bool(PAIR.match(line)) for line in lines) == 3
    assert "64% of the games" in lines[-1]


def test_a_ladder_speaks_french(shell: Shell) -> None:
    printed = shell.good(*SMALL, "--lang", "fr", COLUMNS="150")
    assert "Classement pour Sunrise Avenue à 2, 20 000 itérations, graine 1." in printed
    assert re.search(r"^greedy – random +4 +[\d,]+ %", printed, re.MULTILINE)


def test_a_ladder_tells_json(shell: Shell) -> None:
    told = json.loads(shell.good(*SMALL, "--records", "ladder", "--json"))
    assert (told["played"], told["games"]) == (4, 4)
    assert told["ladder"]["bots"] == ["random", "greedy"]
    for bot in told["standings"]["bots"]:
        assert bot["points"]["low"] < bot["points"]["value"] < bot["points"]["high"]
    assert len(told["standings"]["pairs"]) == 1


def test_a_finished_ladder_is_told_again_and_nothing_is_played(shell: Shell) -> None:
    first = shell.good(*SMALL)
    (folder,) = (shell.data / "ladders").iterdir()
    times = {path: path.stat().st_mtime_ns for path in folder.glob("0*.json")}
    done = shell.run(*SMALL)
    assert plain(done.stdout) == first
    assert f"Games are kept in {folder} (4 of 4 so far)." in done.stderr
    assert {path: path.stat().st_mtime_ns for path in folder.glob("0*.json")} == times


def test_a_ladder_goes_on_for_longer_in_its_folder(shell: Shell) -> None:
    shell.good(*SMALL, "--records", "ladder")
    kept = records(shell.home / "ladder")
    told = json.loads(shell.good(*SMALL[:-1], "6", "--records", "ladder", "--json"))
    assert told["played"] == 6
    assert records(shell.home / "ladder").items() > kept.items()


def test_a_ladder_that_was_killed_comes_to_the_same_result_as_one_that_was_not(
    shell: Shell,
) -> None:
    asked = (*SMALL[:-1], "100", "--workers", "2", "--records")
    whole = shell.good(*asked, "whole")
    killed = shell.home / "killed"
    process = start(shell, *asked, "killed")
    wait_until(lambda: len(records(killed)) >= 3)
    os.killpg(process.pid, signal.SIGKILL)
    process.communicate(timeout=PATIENCE)
    assert 3 <= len(records(killed)) < 100
    assert shell.good(*asked, "killed") == whole
    assert records(killed) == records(shell.home / "whole")


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupted_ladder_shows_and_keeps_what_was_played(shell: Shell, workers: str) -> None:
    folder = shell.home / "ladder"
    asked = (*SMALL[:-1], "100000", "--workers", workers, "--records", "ladder")
    process = start(shell, *asked)
    wait_until(lambda: len(records(folder)) >= 3)
    printed, complained = interrupt(process)
    (played,) = re.findall(
        r"Interrupted after (\d+) of 100,000 games. What was played is kept", printed
    )
    assert "(0 of 100,000 so far)" in complained
    assert abs(len(records(folder)) - int(played)) <= 1
    assert all(read_record(data).result for data in records(folder).values())


def test_levels_are_what_a_ladder_has_unless_told_otherwise(shell: Shell) -> None:
    told = shell.good("ladder", "--help")
    assert "easy,medium,hard,expert" in told


# What may be wrong


REFUSED = [
    (("--bots", "random,zorro"), "There is no bot “zorro”.", "Il n’y a pas de robot « zorro »."),
    (("--bots", "random,"), "In “random,” the name of a bot is", "Dans « random, », il manque"),
    (("--bots", "random,,greedy"), "for instance easy,medium,hard.", "séparés par une virgule"),
    (("--bots", "random"), "2 to 16 bots, not 1.", "de 2 à 16 robots, et non 1."),
    (("--bots", "random,greedy,random"), "“random” is named twice", "« random » est nommé deux"),
    (("--games", "0"), "from 1 to 1,000,000", "de 1 à 1 000 000"),
    (("--games", "many"), "not “many”", "« many »"),
    (("--bots", "random,greedy,easy", "--games", "500000"), "be 1,500,000", "1 500 000 parties"),
    (("--iterations", "0"), "from 1 to 10,000,000", "de 1 à 10 000 000"),
    (("--seats", "5"), "5 seats are not possible here", "2 à 4"),
]


@pytest.mark.parametrize(("arguments", "english", "french"), REFUSED)
def test_what_cannot_be_played_is_refused_with_a_sentence(
    shell: Shell, arguments: tuple[str, ...], english: str, french: str
) -> None:
    for language, expected in (("en", english), ("fr", french)):
        asked = (*SMALL, "--records", "ladder", *arguments, "--lang", language)
        assert expected in shell.bad(*asked)
    assert not (shell.home / "ladder").exists()


def test_the_folder_of_another_ladder_is_left_alone(shell: Shell) -> None:
    shell.good(*SMALL, "--records", "ladder")
    kept = records(shell.home / "ladder")
    for more, fields in (
        (("--seed", "2"), "the seed"),
        (("--iterations", "5"), "the games that a bot imagines"),
        (("--bots", "greedy,random", "--edition", "avenue"), "the bots and the edition"),
    ):
        complained = shell.bad(*SMALL, "--records", "ladder", *more)
        assert f"ladder holds another ladder; it differs in {fields}." in complained
    assert records(shell.home / "ladder") == kept
    french = shell.bad(*SMALL, "--records", "ladder", "--seed", "2", "--lang", "fr")
    assert "ladder contient un autre classement, qui diffère par l’édition et la graine." in french
    assert "Sans --edition, c’est la langue qui décide de l’édition." in french


def test_everything_that_makes_a_ladder_another_one_has_a_name_in_both_languages() -> None:
    assert {*FIELDS} == {*what_it_is(Ladder("sunrise", 2, ("random", "greedy"), games=1))}
    for language in LANGUAGES:
        assert all(messages(language).text(f"ladder-field-{name}") for name in FIELDS)


def test_games_of_those_who_stand_in_for_the_levels_are_games_of_another_ladder(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    levels = Ladder("sunrise", 2, ("easy", "hard"), games=1)
    assert what_it_is(levels)["searches"]
    monkeypatch.setattr(ladder_folder, "has_kernel", lambda _: False)
    assert not what_it_is(levels)["searches"]
    assert not what_it_is(Ladder("sunrise", 2, ("random", "greedy"), games=1))["searches"]


def test_a_folder_with_something_else_in_it_is_left_alone(shell: Shell) -> None:
    (shell.home / "mine").mkdir()
    (shell.home / "mine" / "letter.txt").write_text("Dear Ann")
    assert "is not empty and holds no ladder" in shell.bad(*SMALL, "--records", "mine")
    for odd in (b"", b"[]", b"[" * 100_000):
        (shell.home / "mine" / "ladder.json").write_bytes(odd)
        assert "is not empty and holds no ladder" in shell.bad(*SMALL, "--records", "mine")


def test_a_folder_that_cannot_be_written_is_told_before_anything_is_played(shell: Shell) -> None:
    (shell.home / "file").write_text("")
    for folder in ("file", "file/ladder"):
        complained = shell.bad(*SMALL, "--records", folder)
        assert f"{folder} cannot be written: " in complained
        assert "Playing" not in complained


@pytest.mark.parametrize("damage", [b"", b"{}", b"\xff"])
def test_a_damaged_game_is_named(shell: Shell, damage: bytes) -> None:
    shell.good(*SMALL, "--records", "ladder")
    (shell.home / "ladder" / "000003.json").write_bytes(damage)
    assert "ladder/000003.json is in the way. This is not a record" in shell.bad(
        *SMALL, "--records", "ladder"
    )


def test_a_game_in_the_place_of_another_is_named(shell: Shell) -> None:
    shell.good(*SMALL, "--records", "ladder")
    folder = shell.home / "ladder"
    (folder / "000003.json").write_bytes((folder / "000002.json").read_bytes())
    assert "It is not the record of game 3 of this ladder." in shell.bad(
        *SMALL, "--records", "ladder"
    )
    (folder / "000003.json").unlink()
    assert "greedy" in shell.good(*SMALL, "--records", "ladder")


def test_the_game_of_a_worker_that_is_killed_is_played_by_another(shell: Shell) -> None:
    shell.good(*SMALL[:-1], "40", "--records", "whole")
    process = start(shell, *SMALL[:-1], "40", "--workers", "2", "--records", "ladder")
    wait_until(lambda: len(records(shell.home / "ladder")) >= 3)
    assert kill_workers(process, most=1)
    _, complained = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, complained
    assert records(shell.home / "ladder") == records(shell.home / "whole")


def test_workers_that_are_killed_again_and_again_end_the_ladder_with_a_sentence(
    shell: Shell,
) -> None:
    process = start(shell, *SMALL[:-1], "100000", "--workers", "2", "--records", "ladder")
    wait_until(lambda: len(records(shell.home / "ladder")) >= 3)
    wait_until(lambda: not kill_workers(process, most=2) and process.poll() is not None)
    _, complained = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1
    assert "A process in which games were played has stopped without an error message" in complained
    assert "Traceback" not in complained
    wait_until(lambda: not [*members(process.pid)])
