"""A release in small: the sdist of this checkout, unpacked elsewhere, and the wheel made of it."""

from __future__ import annotations

import shutil
import sys
import tarfile
from pathlib import Path
from typing import Any

import pytest

from tests.package.packages import BIN, build, run
from tools.generated_pages import ROOT

SAFELY: dict[str, Any] = {"filter": "data"} if hasattr(tarfile, "data_filter") else {}
"""Python before 3.11.4 has no such filter; the archive is our own."""


@pytest.fixture(scope="session")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sdist of this checkout, unpacked."""
    folder = tmp_path_factory.mktemp("sdist")
    with tarfile.open(build("sdist", ROOT, folder)) as archive:
        archive.extractall(folder, **SAFELY)
    (sources,) = (each for each in folder.iterdir() if each.is_dir())
    return sources


@pytest.fixture(scope="session")
def wheel(unpacked: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that the unpacked sdist makes."""
    return build("wheel", unpacked, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The bin folder of an environment that holds the wheel and nothing of this checkout."""
    home = tmp_path_factory.mktemp("installed") / "environment"
    uv = shutil.which("uv") or ROOT / ".tools" / BIN / "uv"
    run(uv, "venv", "--python", sys.executable, home, cwd=home.parent)
    python = home / BIN / "python"
    run(uv, "pip", "install", "--system-certs", "--python", python, wheel, cwd=home.parent)
    return home / BIN
