"""Packages of games, installed into a folder of their own: as somebody else's machine has them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

QUICK = "0.1"
"""A tenth of what the kit tries when nobody says."""


def install(package: Path, site: Path) -> Path:
    """Build the package's wheel and unpack it, which is all that installing it comes to."""
    wheels = site.with_name(f"{site.name}-wheels")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(wheels)]
    done = subprocess.run(build, cwd=package, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    for wheel in wheels.glob("*.whl"):
        ZipFile(wheel).extractall(site)
    return site


def run_beside(site: Path, folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run a module in a folder, with what is installed in the site."""
    environment = {**os.environ, "PYTHONPATH": str(site), "FAUBOURG_SCALE": QUICK}
    return subprocess.run(
        [sys.executable, "-m", *command],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
