"""Steps of dev.py: one after the other, or several at once, each shown with what it says."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock
from typing import NamedTuple, TypeAlias


class Step(NamedTuple):
    """A command as it is shown, and what runs."""

    shown: str
    words: list[str]
    folder: Path
    variables: dict[str, str]
    afterwards: Callable[[], object] = lambda: None
    """What is to be noted when it went well."""


Chain: TypeAlias = Sequence[Step]
"""Steps that need the ones before them."""


def run_step(step: Step) -> int:
    """The step's exit code; it says what it has to say while it runs."""
    say(f"$ {step.shown}")
    code = subprocess.run(step.words, cwd=step.folder, env=step.variables).returncode
    if code == 0:
        step.afterwards()
    return code


def side_by_side(chains: Sequence[Chain]) -> int:
    """Run chains at once, as many as there are cores, the first ones first; 1 if a step failed.

    What a step says is shown in one piece when it has ended.
    """
    telling = Lock()
    with ThreadPoolExecutor(os.cpu_count() or 1) as workers:
        ended = workers.map(lambda chain: _failed_in(chain, telling), chains)
        failed = [shown for each in ended for shown in each]
    for shown in failed:
        say(f"failed: {shown}")
    return int(bool(failed))


def _failed_in(chain: Chain, telling: Lock) -> list[str]:
    """The step that the chain broke at, if it did."""
    for step in chain:
        done = subprocess.run(
            step.words,
            cwd=step.folder,
            env=step.variables,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        with telling:
            say(f"$ {step.shown}")
            sys.stderr.buffer.write(done.stdout)
            sys.stderr.flush()
        if done.returncode != 0:
            return [step.shown]
        step.afterwards()
    return []


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
