"""A recorded game of Bella Vista in the terminal, board by board."""

from __future__ import annotations

from pathlib import Path

from tests.cli.shell import Shell

RECORD = Path(__file__).parents[2] / "golden" / "bella_vista-two-architects.json"


def test_no_board_is_shown_before_what_nobody_decides(shell: Shell) -> None:
    told = shell.good("replay", "--step", str(RECORD), "--lang", "en").splitlines()
    closing = [at for at, line in enumerate(told) if "fulfils none of the contracts" in line]
    assert closing
    assert all(" builds no." in told[at - 1] for at in closing)
