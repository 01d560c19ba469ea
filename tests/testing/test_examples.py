"""The examples are packages of their own: installed elsewhere, they keep the contract and play."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from random import Random
from urllib.request import urlopen

import pytest

from faubourg.testing.planted_bugs import plant, read_garden
from tests.cli.shell import Shell
from tests.cli.terminal import Terminal
from tests.server.browser import Browser
from tests.server.conftest import serving
from tests.testing.installed_packages import install, run_beside

EXAMPLES = sorted((Path(__file__).parents[2] / "examples").glob("*/pyproject.toml"))
ORCHARD = "orchard"
PROMPT, PAUSE = "Player 1, your move:", "Enter to go on…"
SUGGESTION = re.compile(r"^  1  (\S+)", re.MULTILINE)


@pytest.fixture(scope="module", params=EXAMPLES, ids=lambda file: file.parent.name)
def package(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy far from our own sources."""
    folder: Path = request.param.parent
    unwanted = shutil.ignore_patterns(".*", "__pycache__")
    copy = tmp_path_factory.mktemp("examples") / folder.name
    return Path(shutil.copytree(folder, copy, ignore=unwanted))


@pytest.fixture(scope="module")
def site(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(package, tmp_path_factory.mktemp("site"))


@pytest.mark.full
def test_an_example_keeps_the_contract_and_its_own_tests(package: Path, site: Path) -> None:
    done = run_beside(site, package, "pytest", "-p", "no:cacheprovider")
    assert done.returncode == 0, done.stdout[-3000:]


@pytest.mark.full
def test_the_types_of_an_example_are_right(package: Path, site: Path) -> None:
    done = run_beside(site, package, "mypy")
    assert done.returncode == 0, done.stdout


def test_every_planted_bug_of_an_example_finds_its_place(package: Path, tmp_path: Path) -> None:
    garden = read_garden(package / "tests" / "planted_bugs.toml")
    for bug in garden.bugs:
        text = (package / garden.sources / bug.file).read_text(encoding="utf-8")
        (tmp_path / bug.file).write_text(text, encoding="utf-8")
        plant(bug, tmp_path)


@pytest.fixture(scope="module")
def orchard(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Where Orchard is installed."""
    folder = next(file.parent for file in EXAMPLES if file.parent.name == ORCHARD)
    return str(install(folder, tmp_path_factory.mktemp("orchard")))


def test_an_installed_game_is_played_by_hints_to_its_end(tmp_path: Path, orchard: str) -> None:
    seats = ("--seats", "me,greedy", "--seed", "2", "--lang", "en")
    with Terminal(Shell(tmp_path), "play", ORCHARD, *seats, PYTHONPATH=orchard) as terminal:
        passage = terminal.wait_for(PROMPT)
        assert "Deck" in passage
        assert "[OR-2." in terminal.ask(".", PROMPT)
        while passage.endswith(PROMPT):
            terminal.type(SUGGESTION.findall(terminal.ask("hint", PROMPT))[0])
            passage = terminal.wait_for(PROMPT, PAUSE)
        assert "the game is over." in passage


def test_bots_play_an_installed_game_and_its_rules_are_shown(tmp_path: Path, orchard: str) -> None:
    shell = Shell(tmp_path)
    wins = shell.good(
        "match", ORCHARD, "planner", "random", "--games", "4", "--workers", "1", PYTHONPATH=orchard
    )
    assert [line.split()[:2] for line in wins.splitlines()[1:3]] == [
        ["planner", "4"],
        ["random", "4"],
    ]
    assert "Deux de vos arbres" in shell.good(
        "rules", ORCHARD, "OR-3.1", "--lang", "fr", PYTHONPATH=orchard
    )


def test_an_installed_game_is_served_with_its_view_as_the_board(
    tmp_path: Path, orchard: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", orchard)
    with serving(tmp_path / "data", patient=True) as server:
        browser = Browser(server.address)
        seats = ({"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "planner"})
        table = browser.open_table(*seats, game=ORCHARD)["table"]
        fields = ["plots", "hand_sizes", "deck_size", "discards"]
        board = {"fields": fields, "by_seat": ["hand_sizes"], "plain": True}
        assert browser.get(f"/api/tables/{table}/board") == (200, board)
        assert ORCHARD in [game["key"] for game in browser.get("/api/games")[1]]
        with browser.at(table, 0) as visitor:
            for _ in range(5):
                visitor.act(Random(1))
        assert browser.get(f"/api/tables/{table}/story")[0] == 200


def test_the_words_of_an_installed_game_are_sent(
    tmp_path: Path, orchard: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", orchard)
    with serving(tmp_path / "data", patient=True) as server:
        words = [_fetched(server.address, f"{ORCHARD}/words/{each}") for each in ("en", "fr")]
        assert "orchard-view-deck_size = Deck" in words[0]
        assert "orchard-view-deck_size = Pioche" in words[1]
        assert 'game-orchard = { "Le Verger" }' in words[1]
        assert _fetched(server.address, "sunrise/words/en") == ""
        browser = Browser(server.address)
        assert browser.get("/api/games/chess/words/en")[0] == 404
        assert browser.get(f"/api/games/{ORCHARD}/words/de")[0] == 404


def _fetched(address: str, path: str) -> str:
    with urlopen(f"http://{address}/api/games/{path}", timeout=20) as reply:
        return str(reply.read().decode())
