"""The sdist has what its wheel and its tests need."""

from __future__ import annotations

import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.package.packages import build, run
from tools.generated_pages import ROOT

SMALL_PART = (
    "tests/core/test_grid_and_ranking.py",
    "tests/games/sunrise/test_rulebook_examples.py",
    "tests/documents/test_architecture.py",
)


@pytest.mark.full
def test_the_wheel_of_the_sdist_has_all_that_the_wheel_of_the_checkout_has(
    wheel: Path, tmp_path: Path
) -> None:
    direct = build("wheel", ROOT, tmp_path)
    assert ZipFile(wheel).namelist() == ZipFile(direct).namelist()


@pytest.mark.full
def test_the_sdist_has_tools_and_client_and_nothing_that_was_fetched(unpacked: Path) -> None:
    for name in ("dev.py", "tools/generated_pages.py", "client/package-lock.json", "requirements"):
        assert (unpacked / name).exists(), name
    for name in ("client/node_modules", "client/.fonts", ".venv", ".git"):
        assert not (unpacked / name).exists(), name


@pytest.mark.full
def test_every_test_finds_what_it_imports_in_the_sdist(unpacked: Path) -> None:
    assert "tests/package" in _pytest(unpacked, "--collect-only", "-q")


@pytest.mark.full
def test_a_small_part_of_the_tests_runs_from_the_sdist(unpacked: Path) -> None:
    assert "passed" in _pytest(unpacked, "-v", *SMALL_PART)


@pytest.mark.full
def test_tests_of_the_sdist_try_the_sources_of_the_sdist(unpacked: Path) -> None:
    program = "import faubourg; print(faubourg.__file__)"
    where = run(sys.executable, "-c", program, cwd=unpacked, PYTHONPATH=str(unpacked / "src"))
    assert str(unpacked) in where


def _pytest(sources: Path, *arguments: str) -> str:
    command = (sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *arguments)
    return run(*command, cwd=sources, PYTHONPATH=str(sources / "src"))
