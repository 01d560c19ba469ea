"""Long tests are short every day and whole in a full run, which also covers every branch."""

from __future__ import annotations

import os

import pytest

import dev
from tests.long_forms import FULL, SCALE, SHORT_SCALE, in_full, shorten_the_kit


@pytest.fixture(autouse=True)
def no_scale(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set first, so that whatever a test leaves there is taken away again."""
    monkeypatch.setenv(SCALE, "1")
    monkeypatch.delenv(SCALE)


def test_a_full_run_shortens_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FULL, "1")
    shorten_the_kit()
    assert SCALE not in os.environ
    assert in_full(8, short=2) == 8
    watched, others = dev.suite()
    assert "--cov" in watched
    assert not {*dev.COVERING} - {*watched}
    assert {f"--ignore={folder}" for folder in dev.COVERING} == {*others} - {*watched}


def test_every_day_long_tests_are_short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(FULL, raising=False)
    shorten_the_kit()
    assert os.environ[SCALE] == SHORT_SCALE
    assert in_full(8, short=2) == 2
    (everything,) = dev.suite()
    assert not [word for word in everything if word.startswith(("--cov", "--ignore", "tests/"))]


def test_whoever_sets_a_scale_gets_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(FULL, raising=False)
    monkeypatch.setenv(SCALE, "10")
    shorten_the_kit()
    assert os.environ[SCALE] == "10"
