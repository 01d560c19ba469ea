"""A run of the suite, in which the few tests that failed beside others are tried once more, alone.

Tests run side by side with browsers, servers and databases; on a machine that others slow down as
well, one of thousands may run out of time. What fails by itself too has failed.
"""

from __future__ import annotations

import json
from pathlib import Path

from tools.project_environment import ROOT, inside
from tools.steps import say

CACHE = ROOT / ".pytest_cache"
FEW = 20
"""Tests that fail beside others; more of them are no accident."""
ALONE = ("-n0", "--last-failed", "--last-failed-no-failures=none")
SOME_FAILED = 1
"""The exit code of pytest; others say that there was no whole run."""


def run_suite(pytest: list[str], cache: Path = CACHE) -> int:
    """The exit code of the run, or of the second one if there was any."""
    record = cache / "v" / "cache" / "lastfailed"
    record.unlink(missing_ok=True)
    code = inside(pytest)
    failed = [*json.loads(record.read_text())] if record.exists() else []
    if code != SOME_FAILED or not 0 < len(failed) <= FEW:
        return code
    say(f"These failed beside others and are tried once more, alone: {', '.join(failed)}")
    return inside([*pytest, *ALONE, *(["--cov-append"] if "--cov" in pytest else [])])
