"""Steps of dev.py that run at once: each is shown whole, and whatever failed is named."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tools.project_environment import Stop, environment, fetch
from tools.steps import Step, side_by_side


def python(name: str, program: str, folder: Path) -> Step:
    return Step(name, [sys.executable, "-c", program], folder, {**os.environ})


def test_what_each_step_says_is_shown_in_one_piece(
    tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    twice = "print('{0}', flush=True); import time; time.sleep(0.2); print('{0}')"
    chains = [[python(name, twice.format(name), tmp_path)] for name in ("one", "other")]
    assert side_by_side(chains) == 0
    said = capfdbinary.readouterr().err.decode().split()
    assert {tuple(said[:4]), tuple(said[4:])} == {
        ("$", "one", "one", "one"),
        ("$", "other", "other", "other"),
    }


def test_a_step_that_fails_is_named_ends_its_chain_and_no_other(
    tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    noted: list[str] = []

    def noting(name: str, program: str) -> Step:
        step = python(name, program, tmp_path)
        return step._replace(afterwards=lambda: noted.append(name))

    broken = [noting("first", "pass"), noting("bad", "raise SystemExit(3)"), noting("late", "")]
    assert side_by_side([broken, [noting("other", "pass")]]) == 1
    assert sorted(noted) == ["first", "other"]
    said = capfdbinary.readouterr().err.decode()
    assert "failed: bad" in said
    assert "late" not in said


def test_bytecode_is_kept_even_where_the_machine_says_otherwise(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    assert "PYTHONDONTWRITEBYTECODE" not in environment()


def test_what_asks_a_registry_is_tried_once_more(tmp_path: Path) -> None:
    tries = tmp_path / "tries"
    program = f"""
with open({str(tries)!r}, "a") as file:
    file.write("x")
raise SystemExit(len(open({str(tries)!r}).read()) < %d)
"""
    fetch([sys.executable, "-c", program % 2], pause=0)
    assert tries.read_text() == "xx"
    with pytest.raises(Stop):
        fetch([sys.executable, "-c", program % 9], pause=0)
    assert tries.read_text() == "xxxx"
