"""Lines are broken at common spaces only: an unbreakable one keeps its neighbours together."""

from __future__ import annotations

import io

import pytest
from rich.table import Table as Grid
from rich.text import Text

from faubourg.cli.rich_console import UnbreakingConsole

SENTENCE = "Premier joueur\u00a0: planner"


@pytest.mark.parametrize("width", range(16, 30))
def test_no_line_begins_with_a_colon(width: int) -> None:
    grid = Grid(box=None)
    grid.add_row(Text(SENTENCE))
    for shown in (SENTENCE, Text(SENTENCE), grid):
        file = io.StringIO()
        UnbreakingConsole(file=file, width=width).print(shown)
        lines = [line.strip() for line in file.getvalue().splitlines()]
        assert " ".join(lines).strip() == SENTENCE
        assert not any(line.startswith(":") for line in lines)
