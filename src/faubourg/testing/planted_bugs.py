"""Plants bugs in a game, one at a time in a scratch copy, and sees that its tests catch each.

python -m faubourg.testing.planted_bugs planted_bugs.toml [RULE]

runs all the bugs of a file that lies in the folder of a package or below it, or those of the rules
whose numbers begin like RULE. The file says where the sources are, which tests are run, and what
stands there (`right`) and breaks a rule (`wrong`).
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

COPIED = ("src", "tests", "tools", "examples")


class Bug(Struct, frozen=True):
    """One change to one file that breaks a rule."""

    rule: str
    file: str
    right: str
    wrong: str


class Garden(Struct, frozen=True):
    """Bugs, where they are planted, and what has to find them."""

    sources: str
    suite: tuple[str, ...]
    bugs: tuple[Bug, ...]


def read_garden(file: Path) -> Garden:
    return msgspec.toml.decode(file.read_text(encoding="utf-8"), type=Garden)


def package_of(file: Path) -> Path:
    """The folder of the package that a file belongs to."""
    return next(
        folder for folder in file.resolve().parents if (folder / "pyproject.toml").is_file()
    )


def plant(bug: Bug, sources: Path) -> None:
    file = sources / bug.file
    text = file.read_text(encoding="utf-8")
    assert bug.right in text, f"{bug.file}: {bug.right!r} is not there any more"
    file.write_text(text.replace(bug.right, bug.wrong, 1), encoding="utf-8")


def is_caught(bug: Bug, garden: Garden, package: Path) -> bool:
    """Whether some test fails with the bug planted."""
    return not passes(garden, package, bug)


def passes(garden: Garden, package: Path, bug: Bug | None = None) -> bool:
    """Whether the tests pass in a copy of the package, with a bug planted or with none."""
    with TemporaryDirectory() as scratch:
        copy = Path(scratch) / "copy"
        for folder in COPIED:
            if (package / folder).is_dir():
                shutil.copytree(package / folder, copy / folder)
        shutil.copy(package / "pyproject.toml", copy)
        if bug is not None:
            plant(bug, copy / garden.sources)
        command = [sys.executable, "-m", "pytest", "-x", "-p", "no:cacheprovider", *garden.suite]
        done = subprocess.run(
            command, cwd=copy, env=_before_all_else(copy / "src"), capture_output=True, check=False
        )
        return done.returncode == 0


def _before_all_else(sources: Path) -> dict[str, str]:
    """An environment in which these sources are found first."""
    path = os.pathsep.join(filter(None, [str(sources), os.environ.get("PYTHONPATH")]))
    return {**os.environ, "PYTHONPATH": path}


def main() -> int:
    file, prefix = Path(sys.argv[1]), "".join(sys.argv[2:3])
    garden, package = read_garden(file), package_of(file)
    bugs = [bug for bug in garden.bugs if bug.rule.startswith(prefix)]
    if not passes(garden, package):
        print("The tests fail without any bug planted: see to that first.")
        return 1
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        caught = [*pool.map(lambda bug: is_caught(bug, garden, package), bugs)]
    for bug, found in zip(bugs, caught, strict=True):
        print("caught  " if found else "SURVIVED", bug.rule, bug.file, repr(bug.wrong[:60]))
    print(f"{sum(caught)} of {len(bugs)} caught")
    return 0 if all(caught) else 1


if __name__ == "__main__":
    sys.exit(main())
