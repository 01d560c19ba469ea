"""Tests that fail beside others get a second try, alone; what then fails has failed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.suite_run import FEW, run_suite

OFTEN = """
from pathlib import Path

def test_waits_too_briefly():
    tries = Path(__file__).with_name("tries")
    tries.write_text("x" + (tries.read_text() if tries.exists() else ""))
    assert len(tries.read_text()) > 1
"""


@pytest.fixture
def suite(tmp_path: Path) -> list[str]:
    """A run of the tests in a folder of its own, with a record of its own."""
    (tmp_path / "test_fine.py").write_text("def test_fine():\n    assert True\n")
    options = ["-c", "/dev/null", "--rootdir", str(tmp_path)]
    return ["pytest", "-q", *options, "-o", f"cache_dir={tmp_path / 'cache'}", str(tmp_path)]


def outcome(suite: list[str], folder: Path) -> int:
    return run_suite(suite, folder / "cache")


def test_a_test_that_fails_once_is_tried_again_and_named(
    tmp_path: Path, suite: list[str], capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "test_often.py").write_text(OFTEN)
    assert outcome(suite, tmp_path) == 0
    said = "".join(capfd.readouterr())
    assert "tried once more, alone: test_often.py::test_waits_too_briefly" in said
    assert "test_fine" not in said.partition("tried once more")[2]


def test_a_test_that_fails_again_has_failed(tmp_path: Path, suite: list[str]) -> None:
    (tmp_path / "test_wrong.py").write_text("def test_wrong():\n    assert 1 == 2\n")
    assert outcome(suite, tmp_path) == 1


def test_many_that_fail_are_not_tried_again(tmp_path: Path, suite: list[str]) -> None:
    often = OFTEN.replace('"tries"', '"tries-{0}"').replace("too_briefly", "too_briefly_{0}")
    (tmp_path / "test_often.py").write_text("".join(map(often.format, range(FEW + 1))))
    assert outcome(suite, tmp_path) == 1


def test_a_file_that_is_no_test_is_not_tried_again(tmp_path: Path, suite: list[str]) -> None:
    (tmp_path / "test_broken.py").write_text("import nothing_of_that_name\n")
    assert outcome(suite, tmp_path) == 2


def test_branches_of_both_tries_count_together(tmp_path: Path, suite: list[str]) -> None:
    (tmp_path / "house.py").write_text("def build(high):\n    return 2 if high else 1\n")
    (tmp_path / "test_often.py").write_text("from house import build\n" + OFTEN + "    build(2)\n")
    (tmp_path / "test_low.py").write_text(
        "from house import build\n\ndef test_low():\n    build(0)\n"
    )
    (tmp_path / "conftest.py").write_text("")
    settings = tmp_path / "settings"
    settings.write_text(
        f"[run]\nbranch = true\nsource = {tmp_path}\ndata_file = {tmp_path}/branches\n"
    )
    watching = ["--cov", f"--cov-config={settings}", "--cov-fail-under=100"]
    assert outcome([*suite, *watching], tmp_path) == 0
