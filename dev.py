#!/usr/bin/env python3
"""Everything a contributor does, with nothing but Python at the beginning.

python3 dev.py play [...]      set up what is missing, then serve and open the first page
python3 dev.py test [...]      set up, check the sources, run the whole suite ([...] goes to pytest)
                               (FAUBOURG_FULL=1: long tests at full length)
python3 dev.py check           format, lint, types and layers only
python3 dev.py serve [...]     likewise, without a browser (--lan lets other devices in)
python3 dev.py bench           speed of the rules, and of peers beside them
python3 dev.py regolden        play the golden games again and show what changed
python3 dev.py docs            write the generated pages again
python3 dev.py lock            resolve the requirements again
python3 dev.py run CMD ...     any command inside the project's environment
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence

from tools.client_build import client_chains, ensure_client
from tools.project_environment import (
    ROOT,
    Stop,
    call,
    ensure,
    ensure_peers,
    find_uv,
    inside,
    replace_process,
    step,
)
from tools.steps import Chain, side_by_side
from tools.suite_run import run_suite

COVERING = ("tests/core", "tests/games", "tests/sentences", "tests/testing")


def main(argv: Sequence[str]) -> int:
    commands: dict[str, Callable[[list[str]], int]] = {
        "play": play,
        "serve": serve,
        "test": test,
        "check": check,
        "bench": bench,
        "regolden": regolden,
        "docs": docs,
        "lock": lock,
        "run": run,
    }
    if not argv or argv[0] not in commands:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        return commands[argv[0]](list(argv[1:]))
    except Stop as reason:
        print(f"dev.py: {reason}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def play(arguments: list[str]) -> int:
    ensure("run")
    ensure_client()
    replace_process(["faubourg", *arguments])


def serve(arguments: list[str]) -> int:
    ensure("run")
    ensure_client()
    replace_process(["faubourg", "serve", *arguments])


def test(arguments: list[str]) -> int:
    ensure("dev")
    if arguments:
        return inside(["pytest", *arguments])
    if failed := side_by_side([*kernels(), *client_chains(), *checks()]):
        return failed
    failures = [part for part in suite() if run_suite(part) != 0]
    return int(bool(failures))


def suite() -> list[list[str]]:
    """Every test; in a full run nothing is shortened and every branch has to be covered."""
    # Tests wait for browsers, servers and disks: with one worker a core, half of the time is idle.
    everything = ["pytest", "-n", str(2 * (os.cpu_count() or 1)), "--dist", "worksteal"]
    if os.environ.get("FAUBOURG_FULL") != "1":
        return [everything]
    # Nobody sits beside it: a machine that others slow down may take its time.
    everything += ["--durations=40", "--timeout=3600"]
    # Watching branches takes time: only the tests that are there to reach them all are watched.
    others = [f"--ignore={folder}" for folder in COVERING]
    return [[*everything, *COVERING, "--cov", "--cov-report=term"], [*everything, *others]]


def kernels() -> list[Chain]:
    """Compiled ahead once; every worker of the suite would compile all of them for itself."""
    import tomllib  # an older Python is told that it is too old before it comes here

    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    games = settings["project"]["entry-points"]["faubourg.kernels"]
    return [[step("faubourg", "warm", game)] for game in sorted(games)]


def check(_: list[str]) -> int:
    ensure("dev")
    return side_by_side(checks())


def checks() -> list[Chain]:
    """Types, which take longest; then format, lint and layers."""
    layout, lint = step("ruff", "format", "--check", "."), step("ruff", "check", ".")
    return [[step("mypy")], [layout], [lint], [step("lint-imports")]]


def bench(arguments: list[str]) -> int:
    ensure("dev")
    ensure_peers()
    return inside(["python", "bench/peers.py", *arguments])


def regolden(_: list[str]) -> int:
    ensure("dev")
    for file in sorted((ROOT / "tests" / "games").glob("*/contract_facts.py")):
        facts = f"tests.games.{file.parent.name}.contract_facts"
        if failed := inside(["python", "-m", "faubourg.testing.golden_records_command", facts]):
            return failed
    return git("diff", "--stat", "tests/golden")


def docs(_: list[str]) -> int:
    ensure("dev")
    return inside(["python", "-m", "tools.generated_pages"])


def lock(_: list[str]) -> int:
    uv = find_uv()
    compile_ = [uv, "pip", "compile", "--universal", "--generate-hashes", "--no-header"]
    compile_ += ["--no-annotate", "--upgrade", "--quiet", "--python-version", "3.11"]
    for name, source in (
        ("run", ["pyproject.toml"]),
        ("dev", ["pyproject.toml", "--group", "dev"]),
        ("peers", ["requirements/peers.in"]),
    ):
        call([*compile_, *source, "-o", f"requirements/{name}.txt"])
    return 0


def run(arguments: list[str]) -> int:
    if not arguments:
        raise Stop("run what? For example: python3 dev.py run faubourg --help")
    ensure("run" if arguments[0] == "faubourg" else "dev")
    replace_process(arguments)


def git(*arguments: str) -> int:
    return subprocess.run(["git", *arguments], cwd=ROOT).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
