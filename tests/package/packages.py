"""Building packages and running what is in them, far from this checkout."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Literal

BIN = "Scripts" if os.name == "nt" else "bin"


def run(*command: str | Path, cwd: Path, **extra: str) -> str:
    """What a command prints; it has to succeed."""
    done = subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        env={**os.environ, **extra},
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    return done.stdout


def build(kind: Literal["sdist", "wheel"], source: Path, folder: Path) -> Path:
    """The package that a folder of sources makes."""
    run(sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", folder, cwd=source)
    (made,) = folder.glob("*.tar.gz" if kind == "sdist" else "*.whl")
    return made
