"""faubourg new-game: a package that can be played and tested at once, or a sentence."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import NamedTuple

import pytest

from faubourg.cli.game_scaffold import free_prefix
from tests.cli.shell import Shell
from tests.cli.terminal import Terminal
from tests.testing.installed_packages import install, run_beside

GAME = "stone_rows"
MOVE_IN_SENTENCE = re.compile(r": [a-d][1-3]=[1-6]$", re.MULTILINE)
MOVE = re.compile(r"^[a-d][1-3]=[1-6]$")


class Words(NamedTuple):
    """What the program says in one language."""

    prompt: str
    pause: str
    over: str


WORDS = {
    "en": Words("Player 1, your move:", "Enter to go on…", "The board is full"),
    "fr": Words("Joueur 1, à vous :", "Entrée pour continuer…", "Le plateau est plein"),
}


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("new-game")
    done = Shell(home).run("new-game", GAME, "stones")
    assert (done.returncode, done.stderr) == (0, "")
    assert "faubourg play stone_rows" in done.stdout
    return home / "stones"


@pytest.fixture(scope="module")
def site(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(package, tmp_path_factory.mktemp("site"))


def test_nothing_is_left_to_fill_in(package: Path) -> None:
    written = [file for file in package.rglob("*") if file.is_file()]
    assert not [file for file in written if "@" in file.name or file.suffix == ".template"]
    assert not [
        file for file in written if "@" in file.read_text(encoding="utf-8").replace("@pytest", "")
    ]


def test_the_new_game_keeps_the_contract_and_its_own_tests(package: Path, site: Path) -> None:
    done = run_beside(site, package, "pytest", "-p", "no:cacheprovider")
    assert done.returncode == 0, done.stdout[-3000:]


@pytest.mark.parametrize(
    "check",
    ["ruff check .", "ruff format --check .", pytest.param("mypy", marks=pytest.mark.full)],
)
def test_the_new_game_is_clean(package: Path, site: Path, check: str) -> None:
    done = run_beside(site, package, *check.split())
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("language", WORDS)
def test_the_new_game_is_played_to_the_end_in_a_terminal(
    tmp_path: Path, site: Path, language: str
) -> None:
    shell, words = Shell(tmp_path), WORDS[language]
    seats = ("--seats", "me,greedy", "--first", "1", "--seed", "3", "--lang", language)
    with Terminal(shell, "play", GAME, *seats, PYTHONPATH=str(site)) as terminal:
        terminal.wait_for(words.prompt)
        assert "[SR-2.1]" in terminal.ask("a1=9", words.prompt)
        assert MOVE_IN_SENTENCE.search(terminal.ask("poser", words.prompt))
        for _ in range(6):
            listed = terminal.ask("moves", words.prompt).split()
            terminal.type(next(word for word in listed if MOVE.match(word)))
            passage = terminal.wait_for(words.prompt, words.pause)
        assert words.over in passage


BAD = [
    ("Stone", "new", "“Stone” cannot be", "« Stone » ne peut pas"),
    ("9lives", "new", "“9lives” cannot be", "« 9lives » ne peut pas"),
    ("a__b", "new", "“a__b” cannot be", "« a__b » ne peut pas"),
    ("class", "new", "“class” cannot be", "« class » ne peut pas"),
    ("sunrise", "new", "a game “sunrise” already", "déjà un jeu « sunrise »"),
    ("json", "new", "a module “json” already", "déjà un module « json »"),
    ("stones", "full", "is not empty", "n’est pas vide"),
    ("stones", "full/file", "cannot be written", "ne peut pas être écrit"),
]


@pytest.mark.parametrize(("name", "folder", "english", "french"), BAD)
def test_what_is_wrong_is_said_in_both_languages_and_nothing_is_written(
    shell: Shell, name: str, folder: str, english: str, french: str
) -> None:
    (shell.home / "full").mkdir()
    (shell.home / "full" / "file").write_text("mine")
    before = sorted(os.listdir(shell.home))
    for language, sentence in (("en", english), ("fr", french)):
        done = shell.run("new-game", name, folder, "--lang", language)
        assert done.returncode == 1
        assert sentence in " ".join(done.stderr.split())
    assert sorted(os.listdir(shell.home)) == before
    assert (shell.home / "full" / "file").read_text() == "mine"


def test_the_rules_of_a_new_game_are_numbered_with_letters_that_no_other_game_has() -> None:
    assert free_prefix("stone_rows") == "SR"
    assert free_prefix("quarry") == "QU"
    assert free_prefix("some_lanes") == "SO"
    assert free_prefix("sl") == "SLX"
