"""Words on the command line that nothing answers to: a sentence in either language."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.shell import COMMAND, Shell

CASES = {
    "unknown game": (
        ("play", "go"),
        "There is no game “go”. Games: ",
        "Il n’y a pas de jeu « go ».",
    ),
    "unknown edition": (
        ("play", "--edition", "moon"),
        "sunrise has no edition “moon”. Editions: lane and avenue.",
        "sunrise n’a pas d’édition « moon ».",
    ),
    "unknown bot": (
        ("play", "--seats", "me,zorro"),
        "There is no bot “zorro”. Bots: easy, expert, greedy, hard, medium, planner and random.",
        "Il n’y a pas de robot « zorro ».",
    ),
    "unknown bot in a match": (
        ("match", "sunrise", "greedy", "zorro"),
        "There is no bot “zorro”.",
        "Il n’y a pas de robot « zorro ».",
    ),
    "unknown option of the game": (
        ("play", "--option", "weather=rain"),
        "Option “weather”: this game has no such option; it has ties and full_areas.",
        "Option « weather » : ce jeu n’a pas cette option ; les siennes sont ties et full_areas.",
    ),
    "who begins where start cards decide": (
        ("play", "bella_vista", "--first", "2"),
        "In Bella Vista the start cards decide who begins: --first does not apply.",
        "Dans Bella Vista, les cartes de départ décident qui commence : --first",
    ),
    "option without a value": (
        ("play", "--option", "ties"),
        "Option “ties”: NAME=VALUE was expected",
        "Option « ties » : il fallait NOM=VALEUR",
    ),
    "unknown value of an option": (
        ("match", "sunrise", "greedy", "random", "--option", "ties=maybe"),
        "'maybe' is not possible; next or skip was expected.",
        "'maybe' n’est pas possible ; il fallait next ou skip.",
    ),
    "unknown switch": (
        ("play", "--nope"),
        "There is no option --nope. See faubourg play --help.",
        "Il n’y a pas d’option --nope. Voir faubourg play --help.",
    ),
    "one seat": (
        ("play", "--seats", "me"),
        "One seat is not possible here",
        "On ne peut pas jouer seul",
    ),
    "five seats": (
        ("match", "sunrise", *["random"] * 5),
        "5 seats are not possible here",
        "On ne peut pas jouer à 5",
    ),
    "an empty seat": (
        ("play", "--seats", "me,,greedy"),
        "for instance me,easy,medium",
        "Les places sont une liste",
    ),
    "unknown rule": (
        ("rules", "sunrise", "SL-9.9"),
        "There is no rule “SL-9.9”. The rules of this game go from SL-0.1 to SL-R11.",
        "Il n’y a pas de règle « SL-9.9 ».",
    ),
    "missing argument": (("replay",), "FILE is missing.", "FILE manque."),
    "missing file": (
        ("score", "nowhere.json"),
        "nowhere.json cannot be read",
        "nowhere.json ne peut pas être lu",
    ),
    "directory as a file": (
        ("replay", "."),
        ". cannot be read",
        ". ne peut pas être lu",
    ),
    "missing file to resume": (
        ("play", "--resume", "nowhere.json"),
        "nowhere.json cannot be read",
        "nowhere.json ne peut pas être lu",
    ),
    "unknown edition to show": (
        ("edition", "show", "moon"),
        "There is no edition “moon”.",
        "Il n’y a pas d’édition « moon ».",
    ),
}


@pytest.mark.parametrize(("arguments", "english", "french"), CASES.values(), ids=CASES)
def test_what_is_wrong_is_said_in_both_languages(
    shell: Shell, arguments: tuple[str, ...], english: str, french: str
) -> None:
    assert english in shell.bad(*arguments)
    assert french in shell.bad(*arguments, "--lang", "fr")


def test_an_unknown_language_is_said_in_the_language_of_the_environment(shell: Shell) -> None:
    assert "There is no language “de”. Languages: en and fr." in shell.bad("play", "--lang", "de")
    french = shell.bad("play", "--lang", "de", LANG="fr_FR.UTF-8")
    assert "Il n’y a pas de langue « de »." in french


@pytest.mark.parametrize(
    ("arguments", "english"),
    [
        (("play", "--seed", "x"), "is not a valid integer"),
        (("play", "--first", "0"), "is not in the range"),
        (("nonsense",), "No such command"),
        (("rules", "sunrise", "SL-2.5", "more"), "unexpected extra argument"),
        (("play", "--seed"), "requires an argument"),
    ],
)
def test_a_french_complaint_is_french_throughout(
    shell: Shell, arguments: tuple[str, ...], english: str
) -> None:
    assert english not in shell.bad(*arguments, LANG="fr_FR.UTF-8")


def test_a_seat_is_counted_as_it_was_typed(shell: Shell) -> None:
    complaint = shell.bad("play", "--seats", "me,greedy", "--first", "5")
    assert "Seat 5" in complaint
    assert "from 0" not in complaint


def test_a_folder_for_records_that_cannot_be_written_is_named(shell: Shell) -> None:
    (shell.home / "file").write_text("in the way")
    match = ("match", "sunrise", "random", "random", "--games", "2", "--workers", "1")
    assert "file" in shell.bad(*match, "--records", "file/records")
    french = shell.bad(*match, "--records", "file/records", "--lang", "fr")
    assert "ne peut pas être écrit" in french


def test_a_full_disk_ends_in_a_sentence(shell: Shell) -> None:
    command = [str(COMMAND), "rules", "sunrise"]
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            command, env=shell.environment, stdout=full, stderr=subprocess.PIPE, text=True
        )
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    assert done.stderr.strip()


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-"])
def test_a_closed_stream_is_no_reason_for_a_traceback(shell: Shell, closed: str) -> None:
    done = subprocess.run(
        ["sh", "-c", f'"$0" play {closed}', str(COMMAND)],
        env=shell.environment,
        capture_output=True,
        text=True,
    )
    assert "Traceback" not in done.stderr


def test_a_machine_with_very_many_cores_can_run_a_match(shell: Shell) -> None:
    words = ["faubourg", "match", "sunrise", "random", "random", "--games", "1"]
    script = f"import os, sys; os.cpu_count = lambda: 128; sys.argv = {words}"
    done = subprocess.run(
        [sys.executable, "-c", f"{script}; from faubourg.cli.main import main; main()"],
        env=os.environ | shell.environment,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
