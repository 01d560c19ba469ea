"""The installed command, run as anybody would run it, in a home of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

COMMAND = Path(sys.executable).parent / "faubourg"
PATIENCE = 60.0
"""Seconds that a command may take on a busy machine."""


def plain(text: str) -> str:
    """French puts unbreakable spaces before its colons; tests are written with common ones."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")


class Shell:
    """Runs `faubourg` in a folder, with nothing of the user's around it."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.data = home / "data" / "faubourg"
        self.environment = {
            "PATH": os.environ.get("PATH", os.defpath),
            "HOME": str(home),
            "XDG_DATA_HOME": str(home / "data"),
            "LANG": "C.UTF-8",
        }

    def run(self, *arguments: str | Path, **variables: str) -> subprocess.CompletedProcess[str]:
        """The command to its end, without a terminal."""
        return subprocess.run(
            [COMMAND, *arguments],
            cwd=self.home,
            env=self.environment | variables,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            timeout=PATIENCE,
        )

    def good(self, *arguments: str | Path, **variables: str) -> str:
        """What the command prints, having gone well and complained of nothing."""
        done = self.run(*arguments, **variables)
        assert done.returncode == 0, done.stderr
        assert "Traceback" not in done.stderr
        return plain(done.stdout)

    def bad(self, *arguments: str | Path, **variables: str) -> str:
        """What the command complains of, having failed with a sentence and nothing else."""
        done = self.run(*arguments, **variables)
        assert done.returncode in (1, 2), f"{done.returncode}: {done.stdout}{done.stderr}"
        assert "Traceback" not in done.stderr
        assert done.stderr.strip()
        return plain(done.stderr)
