"""What is left out of a run, and that it is said.

Tests that need a program which the machine lacks; and of the whole suite, everyday runs leave out
the tests that are kept for the full one.
"""

from __future__ import annotations

import os
import shutil
import signal
from collections import Counter
from pathlib import Path

import pytest

from tests.long_forms import FULL, is_full, shorten_the_kit

LIGHTER = {"chromium": ("chromium-headless-shell",)}
"""The same browser without a window takes a fifth less time."""
LEFT_OUT = pytest.StashKey[dict[str, int]]()
"""Why tests were left out, and how many."""
FOR_THE_FULL_RUN = f"kept for the full run, {FULL}=1"

shorten_the_kit()

# A shell that starts the tests in the background has them, and all they start, ignore Ctrl-C.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_configure(config: pytest.Config) -> None:
    config.stash[LEFT_OUT] = {}
    config.addinivalue_line("markers", "needs(program): a program that the test cannot do without")
    config.addinivalue_line("markers", f"full: {FOR_THE_FULL_RUN}, or for whoever names its file")


def find_program(name: str) -> str | None:
    """Where a program is, or what does the same with less work."""
    names = [*LIGHTER.get(name, ()), name]
    return next(filter(None, map(find_file, names)), None)


def find_file(name: str) -> str | None:
    """On the path; Debian keeps the programs of PostgreSQL in a folder for each version."""
    folders = sorted(map(str, Path("/usr/lib/postgresql").glob("*/bin")), reverse=True)
    return shutil.which(name) or shutil.which(name, path=os.pathsep.join(folders))


def missing_for(item: pytest.Item) -> str | None:
    """The program that the test needs and the machine does not have."""
    wanted = [str(mark.args[0]) for mark in item.iter_markers("needs")]
    return next((program for program in wanted if find_program(program) is None), None)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if is_full():
        return
    is_whole_suite = config.args == config.getini("testpaths")
    reasons = {item: reason_to_leave_out(item, is_whole_suite) for item in items}
    config.stash[LEFT_OUT] = dict(Counter(filter(None, reasons.values())))
    config.hook.pytest_deselected(items=[item for item in items if reasons[item]])
    items[:] = [item for item in items if not reasons[item]]


def reason_to_leave_out(item: pytest.Item, is_whole_suite: bool) -> str | None:
    if program := missing_for(item):
        return f"because this machine has no {program}"
    is_kept = is_whole_suite and item.get_closest_marker("full") is not None
    return FOR_THE_FULL_RUN if is_kept else None


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_call(item: pytest.Item) -> None:
    if program := missing_for(item):
        pytest.fail(f"this test needs {program}, and {FULL}=1 allows no excuse", pytrace=False)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Under xdist the workers collect, and the summary is written elsewhere."""
    if (told := getattr(session.config, "workeroutput", None)) is not None:
        told["left_out"] = session.config.stash[LEFT_OUT]


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: object) -> None:
    """Every worker of xdist collects the same tests: any one's word will do."""
    told: dict[str, dict[str, int]] = getattr(node, "workeroutput", {})
    config: pytest.Config = getattr(node, "config")  # noqa: B009 - xdist has no types to say so
    config.stash[LEFT_OUT] |= told.get("left_out", {})


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    for reason, number in sorted(config.stash[LEFT_OUT].items()):
        tests = "1 test" if number == 1 else f"{number} tests"
        terminalreporter.write_line(f"left out: {tests}, {reason}", yellow=True)
