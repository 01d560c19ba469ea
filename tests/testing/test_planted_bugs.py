"""Planted bugs: they find their place, and a suite that passes has not caught one."""

from __future__ import annotations

from pathlib import Path

import pytest

from faubourg.testing.planted_bugs import Bug, Garden, failing_test, package_of, plant

PROJECT = "[tool.pytest.ini_options]\nfilterwarnings = []\n"
SOURCE = "def double(number):\n    return number * 2\n"
TEST = "from sums import double\n\ndef test_double():\n    assert double(3) == 6\n"
GARDEN = Garden("src", ("tests",), ())


@pytest.fixture
def package(tmp_path: Path) -> Path:
    for folder in ("src", "tests"):
        (tmp_path / folder).mkdir()
    (tmp_path / "pyproject.toml").write_text(PROJECT)
    (tmp_path / "src" / "sums.py").write_text(SOURCE)
    (tmp_path / "tests" / "test_sums.py").write_text(TEST)
    return tmp_path


CAUGHT_BY = "tests/test_sums.py::test_double"


@pytest.mark.parametrize(
    ("wrong", "test"),
    [("number * 3", CAUGHT_BY), pytest.param("2 * number", None, marks=pytest.mark.full)],
)
def test_a_bug_is_caught_by_the_test_that_fails_with_it(
    package: Path, wrong: str, test: str | None
) -> None:
    assert failing_test(GARDEN, package, Bug("S-1", "sums.py", "number * 2", wrong)) == test
    assert (package / "src" / "sums.py").read_text() == SOURCE


def test_a_bug_whose_place_is_gone_is_named(package: Path) -> None:
    with pytest.raises(AssertionError, match=r"sums\.py: 'number \+ 2' is not there any more"):
        plant(Bug("S-1", "sums.py", "number + 2", ""), package / "src")


def test_a_garden_belongs_to_the_package_it_lies_in(package: Path) -> None:
    assert package_of(package / "tests" / "planted_bugs.toml") == package.resolve()


@pytest.mark.full
def test_a_suite_that_fails_anyway_is_noticed(package: Path) -> None:
    assert failing_test(GARDEN, package) is None
    (package / "tests" / "test_more.py").write_text("def test_more():\n    assert False\n")
    assert failing_test(GARDEN, package) == "tests/test_more.py::test_more"
