"""Examples in docstrings run, wherever they stand."""

from __future__ import annotations

import doctest
from importlib import import_module

import pytest

from tools.import_graph import SRC

FILES = sorted((SRC / "faubourg").rglob("*.py"))
WITH_EXAMPLES = [file for file in FILES if ">>> " in file.read_text(encoding="utf-8")]
MODULES = [
    ".".join(file.relative_to(SRC).with_suffix("").parts).removesuffix(".__init__")
    for file in WITH_EXAMPLES
]


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_docstring_run(name: str) -> None:
    failed, tried = doctest.testmod(import_module(name))
    assert tried > 0
    assert failed == 0


def test_examples_are_found_in_the_core_and_in_games() -> None:
    assert {"faubourg", "faubourg.core.ranking"} <= {*MODULES}
    assert any(name.startswith("faubourg.games.") for name in MODULES)
