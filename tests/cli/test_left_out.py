"""What a run leaves out it names: tests without their program, and tests for the full run."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CONFTEST = ROOT / "tests" / "conftest.py"
TESTS = """
import pytest

@pytest.mark.needs("no-such-program")
def test_one(): pass

@pytest.mark.needs("no-such-program")
def test_two(): pass

@pytest.mark.needs("sh")
def test_three(): pass

@pytest.mark.full
def test_four(): pass
"""
SETTINGS = "[pytest]\ntestpaths = test_needs.py\n"
PLAIN = ("-p", "no:cacheprovider", "-p", "xdist.plugin", "--strict-markers")
SUMMARY = "left out: 2 tests, because this machine has no no-such-program"
KEPT = "left out: 1 test, kept for the full run, FAUBOURG_FULL=1"


def run_pytest(folder: Path, *arguments: str, full: str = "") -> tuple[int, str]:
    (folder / "conftest.py").write_text(CONFTEST.read_text())
    (folder / "pytest.ini").write_text(SETTINGS)
    (folder / "test_needs.py").write_text(TESTS)
    variables = {"FAUBOURG_FULL": full, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *PLAIN, *arguments],
        cwd=folder,
        env=os.environ | variables | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
    )
    return done.returncode, done.stdout


@pytest.mark.parametrize("workers", ["0", pytest.param("2", marks=pytest.mark.full)])
def test_tests_without_their_program_are_deselected_and_named(tmp_path: Path, workers: str) -> None:
    code, printed = run_pytest(tmp_path, "-n", workers)
    assert code == 0
    assert printed.count(SUMMARY) == 1
    assert printed.count(KEPT) == 1
    assert "1 passed" in printed
    assert "skipped" not in printed


def test_whoever_names_a_file_gets_all_its_tests(tmp_path: Path) -> None:
    code, printed = run_pytest(tmp_path, "./test_needs.py")
    assert code == 0
    assert "2 passed" in printed
    assert KEPT not in printed


def test_in_a_full_run_a_missing_program_fails_its_tests(tmp_path: Path) -> None:
    code, printed = run_pytest(tmp_path, full="1")
    assert code == 1
    assert "2 failed, 2 passed" in printed
    assert "left out" not in printed
