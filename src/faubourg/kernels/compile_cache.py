"""Where compiled code is kept: a folder named by what it was compiled from.

numba looks only at a function's own file to see whether its compiled form is still good. A helper
or a table that it uses may have changed in another file; so the folder's name changes with any of
our sources, with numba and with Python. Import numba through `compiler`, never directly.
"""

from __future__ import annotations

import hashlib
import os
import sys
import tempfile
from getpass import getuser
from importlib.metadata import version
from pathlib import Path

FOLDER = "FAUBOURG_KERNEL_CACHE"
"""The environment variable that says where compiled code is to be kept."""
SHARED = (
    "compiler.py",
    "dispatch_by_game.py",
    "kernel_protocol.py",
    "random_numbers.py",
    "smaller_and_larger.py",
    "without_judgement.py",
)
"""What compiled functions use of this folder; the rest of them is in the folders of the games."""


def compiled_code_folder() -> Path:
    """The folder for code compiled from these very sources."""
    return _usual_folder() / f"kernels-{_fingerprint()}"


def use_compiled_code_folder() -> Path | None:
    """Tells numba where to keep its code: where the usual folder cannot be written, in a temporary
    one; None if that cannot be written either, and everything is compiled anew each time."""
    usual = compiled_code_folder()
    chosen = next(filter(_can_be_written, (usual, _temporary_folder() / usual.name)), None)
    if chosen is not None:
        os.environ["NUMBA_CACHE_DIR"] = str(chosen)
    return chosen


def _usual_folder() -> Path:
    if named := os.environ.get(FOLDER):
        return Path(named)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "faubourg"


def _temporary_folder() -> Path:
    me = getattr(os, "getuid", getuser)()
    return Path(tempfile.gettempdir()) / f"faubourg-{me}"


def _can_be_written(folder: Path) -> bool:
    try:
        folder.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        folder.mkdir(exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return _is_ours(folder.parent)
    except OSError:
        return False


def _is_ours(folder: Path) -> bool:
    """Code is read from there and run: nobody else may have put the folder in place."""
    return not hasattr(os, "getuid") or folder.stat().st_uid == os.getuid()


def installation_stamp() -> str:
    """Another one for each place in which these sources lie, and each time they are put there:
    numba takes up nothing that was compiled from the same sources elsewhere, or before."""
    found = hashlib.sha256()
    for file in _sources():
        found.update(f"{file.resolve()} {file.stat().st_mtime_ns}".encode())
    return found.hexdigest()[:16]


def _fingerprint() -> str:
    found = hashlib.sha256(f"{version('numba')} {version('numpy')} {sys.version}".encode())
    for file in _sources():
        found.update(file.read_bytes())
    return found.hexdigest()[:16]


def _sources() -> list[Path]:
    here = Path(__file__).parent
    return [*(here / name for name in SHARED), *sorted(here.glob("*/**/*.py"))]
