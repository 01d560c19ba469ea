"""What the documents say is true: generated pages are current, examples run, links lead on."""

from __future__ import annotations

import re
import shlex
import shutil
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from faubourg.core.game_catalogue import find_game, find_rules, games
from faubourg.core.messages import messages
from tests.cli.shell import Shell
from tools.generated_pages import ROOT, pages
from tools.rule_coverage_page import anchor

PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), ROOT / "client" / "README.md"])
GENERATED = pages()
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def commands() -> list[str]:
    lines = [line for block in blocks(README, "sh") for line in block.splitlines()]
    return [line.partition(" #")[0].strip() for line in lines if line.startswith("faubourg ")]


@pytest.mark.parametrize("path", sorted(GENERATED), ids=lambda path: path.name)
def test_a_generated_page_is_what_its_sources_make(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == GENERATED[path](), "run: python3 dev.py docs"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_python_in_a_document_runs(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for block in blocks(page.read_text(encoding="utf-8"), "python"):
        exec(compile(block, page.name, "exec"), {"__name__": "__main__"})
    capsys.readouterr()


@pytest.fixture
def played_folder(tmp_path: Path) -> Path:
    """A folder with the files that the README speaks of."""
    golden = ROOT / "tests" / "golden" / "sunrise-areas-full.json"
    shutil.copy(golden, tmp_path / "game.json")
    lane = files("faubourg.games.sunrise") / "data" / "lane.toml"
    (tmp_path / "my-board.toml").write_text(lane.read_text(encoding="utf-8"), encoding="utf-8")
    return tmp_path


def test_the_readme_shows_every_command() -> None:
    shown = {shlex.split(line)[1] for line in commands()}
    games = {"learn", "play", "replay", "score", "rules", "edition", "puzzles"}
    assert shown == games | {"match", "simulate", "ladder"}


def long_matches_in_full() -> list[object]:
    full = pytest.mark.full
    return [pytest.param(line, marks=[full] if "--games" in line else []) for line in commands()]


@pytest.mark.parametrize("line", long_matches_in_full())
def test_a_command_of_the_readme_runs(line: str, played_folder: Path) -> None:
    assert Shell(played_folder, patience=240).good(*shlex.split(line)[1:], COLUMNS="120")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_of_a_document_lead_to_files_and_headings(page: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", page.read_text(encoding="utf-8")):
        name, _, heading = target.partition("#")
        if not target.startswith("http"):
            file = page.parent / name if name else page
            assert file.exists(), target
            assert not heading or heading in anchors_of(file), target


@cache
def anchors_of(page: Path) -> set[str]:
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {anchor(heading) for heading in headings}


def test_every_ruling_is_explained() -> None:
    text = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    for game in games().values():
        for rule in messages("en").rules(game.meta.prefix):
            assert "-R" not in rule or re.search(rf"{rule}\b", text), rule


@pytest.mark.parametrize("key", ["sunrise", "bella_vista", "kensington"])
def test_the_page_about_notation_lists_every_option_of_a_game(key: str) -> None:
    title = find_game(key).meta.title["en"]
    rows = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8").splitlines()
    listed = {row.split("`")[1] for row in rows if row.startswith("| `") and title in row}
    assert {*find_rules(key).options.__struct_fields__} <= listed
