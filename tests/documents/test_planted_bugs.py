"""Every bug that can be planted still finds the line that it breaks.

Not among the tests that have to catch these bugs: planting one takes its line away.
"""

from __future__ import annotations

import pytest

from faubourg.testing.planted_bugs import Bug, read_garden
from tools.generated_pages import ROOT

GARDEN = read_garden(ROOT / "tools" / "planted_bugs.toml")


@pytest.mark.parametrize("bug", GARDEN.bugs, ids=lambda bug: f"{bug.rule} {bug.wrong[:40]}")
def test_what_a_planted_bug_replaces_still_stands_in_its_file(bug: Bug) -> None:
    file = ROOT / GARDEN.sources / bug.file
    assert file.is_file()
    assert bug.right in file.read_text(encoding="utf-8")
    assert bug.right != bug.wrong
