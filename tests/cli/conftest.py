"""What the tests of the command line share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.sample_records import write_begun
from tests.cli.shell import Shell
from tests.cli.terminal import MY_MOVE, Terminal


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    return Shell(tmp_path)


@pytest.fixture
def table(shell: Shell) -> Iterator[Terminal]:
    """A game at its first prompt: I hold green, blue and pink, the greedy bot yellow and red."""
    write_begun(shell.home / "begun.json", "GBP", "YRR")
    with Terminal(
        shell.without_compiled_code(), "play", "--resume", "begun.json", "--seed", "7"
    ) as terminal:
        terminal.wait_for(MY_MOVE)
        yield terminal
