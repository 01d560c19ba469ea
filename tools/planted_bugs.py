"""Plants bugs in the rules, one at a time in a scratch copy, and sees that the tests catch each.

python3 dev.py run python -m tools.planted_bugs          # all of them
python3 dev.py run python -m tools.planted_bugs KG       # those of one game
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from msgspec import Struct

ROOT = Path(__file__).resolve().parent.parent
GAMES = Path("src/faubourg/games")
SUITE = ("tests/games", "tests/golden", "tests/contract")


class Bug(Struct, frozen=True):
    """One change to one file that breaks a rule."""

    rule: str
    file: str
    right: str
    wrong: str


class Garden(Struct, frozen=True):
    bugs: tuple[Bug, ...]


BUGS = msgspec.toml.decode((ROOT / "tools" / "planted_bugs.toml").read_text(), type=Garden).bugs


def is_caught(bug: Bug) -> bool:
    """Whether some test fails with the bug planted."""
    with TemporaryDirectory() as scratch:
        copy = Path(scratch) / "copy"
        for folder in ("src", "tests", "tools"):
            shutil.copytree(ROOT / folder, copy / folder)
        shutil.copy(ROOT / "pyproject.toml", copy)
        file = copy / GAMES / bug.file
        text = file.read_text(encoding="utf-8")
        assert text.count(bug.right) >= 1, f"{bug.file}: {bug.right!r} is not there any more"
        file.write_text(text.replace(bug.right, bug.wrong, 1), encoding="utf-8")
        environment = {**os.environ, "PYTHONPATH": str(copy / "src")}
        command = [sys.executable, "-m", "pytest", "-x", "-p", "no:cacheprovider", *SUITE]
        done = subprocess.run(command, cwd=copy, env=environment, capture_output=True, check=False)
        return done.returncode == 1


def main() -> int:
    """Plant every bug, or those of the rules whose numbers begin like the first argument."""
    prefix = sys.argv[1] if len(sys.argv) > 1 else ""
    bugs = [bug for bug in BUGS if bug.rule.startswith(prefix)]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        results = [*zip(bugs, pool.map(is_caught, bugs), strict=True)]
    for bug, caught in results:
        print("caught  " if caught else "SURVIVED", bug.rule, bug.file, repr(bug.wrong[:60]))
    caught_in_all = sum(caught for _, caught in results)
    print(f"{caught_in_all} of {len(bugs)} caught")
    return 0 if caught_in_all == len(bugs) else 1


if __name__ == "__main__":
    sys.exit(main())
