"""Every bug that can be planted still finds the line that it breaks.

Not among the tests that have to catch these bugs: planting one takes its line away.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from faubourg.kernels.kernel_catalogue import games_with_kernels
from faubourg.testing.planted_bugs import Bug, read_garden
from tools.generated_pages import ROOT

OF_KERNELS = ROOT / "tools" / "planted_kernel_bugs"
GARDENS = [read_garden(file) for file in sorted(OF_KERNELS.glob("*.toml"))]
GARDENS += [read_garden(file) for file in sorted((ROOT / "tools").glob("planted_*.toml"))]
BUGS = [(ROOT / garden.sources / bug.file, bug) for garden in GARDENS for bug in garden.bugs]


@pytest.mark.parametrize(("file", "bug"), BUGS, ids=[f"{b.rule} {b.wrong[:40]}" for _, b in BUGS])
def test_what_a_planted_bug_replaces_still_stands_in_its_file(file: Path, bug: Bug) -> None:
    assert file.is_file()
    assert bug.right in file.read_text(encoding="utf-8")
    assert bug.right != bug.wrong


@pytest.mark.parametrize("game", games_with_kernels())
def test_every_kernel_has_ten_bugs_to_plant(game: str) -> None:
    assert len(read_garden(OF_KERNELS / f"{game}.toml").bugs) >= 10
