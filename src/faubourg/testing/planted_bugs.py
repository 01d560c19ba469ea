"""Plants bugs in a game, one at a time in a scratch copy, and sees that its tests catch each.

python -m faubourg.testing.planted_bugs planted_bugs.toml [RULE]

runs all the bugs of a file that lies in the folder of a package or below it, or those of the rules
whose numbers begin like RULE. The file says where the sources are, which tests are run, and what
stands there (`right`) and breaks a rule (`wrong`).
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from msgspec import Struct

from faubourg.kernels.compile_cache import FOLDER

COPIED = ("src", "tests", "tools", "examples")
ENDLESS = 1800
"""Seconds after which tests are taken to go on for ever: with a bug, they may."""


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


def failing_test(garden: Garden, package: Path, bug: Bug | None = None) -> str | None:
    """The first test that fails in a copy of the package, with a bug planted or with none."""
    with TemporaryDirectory() as scratch:
        copy = Path(scratch) / "copy"
        for folder in COPIED:
            if (package / folder).is_dir():
                shutil.copytree(package / folder, copy / folder)
        shutil.copy(package / "pyproject.toml", copy)
        if bug is not None:
            plant(bug, copy / garden.sources)
        return _first_failure(copy, garden.suite)


def _first_failure(copy: Path, suite: tuple[str, ...]) -> str | None:
    command = [sys.executable, "-m", "pytest", "-x", "-rfE", "-p", "no:cacheprovider", *suite]
    try:
        done = subprocess.run(
            command, cwd=copy, env=_around(copy), capture_output=True, text=True, timeout=ENDLESS
        )
    except subprocess.TimeoutExpired:
        return "a test that does not come to its end"
    found = re.search(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", done.stdout, re.MULTILINE)
    return None if done.returncode == 0 else found[1] if found else "the run of the tests itself"


def _around(copy: Path) -> dict[str, str]:
    """An environment in which the sources of the copy are found first, and compiled apart."""
    path = os.pathsep.join(filter(None, [str(copy / "src"), os.environ.get("PYTHONPATH")]))
    return {**os.environ, "PYTHONPATH": path, FOLDER: str(copy / "compiled")}


def main() -> int:
    file, prefix = Path(sys.argv[1]), "".join(sys.argv[2:3])
    garden, package = read_garden(file), package_of(file)
    bugs = [bug for bug in garden.bugs if bug.rule.startswith(prefix)]
    if failing := failing_test(garden, package):
        print(f"The tests fail without any bug planted, see to that first: {failing}")
        return 1
    caught = 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        catching = pool.map(lambda bug: failing_test(garden, package, bug), bugs)
        for bug, test in zip(bugs, catching, strict=True):
            print(_told(bug, test), flush=True)
            caught += test is not None
    print(f"{caught} of {len(bugs)} caught")
    return 0 if caught == len(bugs) else 1


def _told(bug: Bug, test: str | None) -> str:
    what = f"{bug.rule} in {bug.file}, {bug.wrong.strip()[:60]!r}"
    return f"SURVIVED {what}" if test is None else f"caught   {what}\n         by {test}"


if __name__ == "__main__":
    sys.exit(main())
