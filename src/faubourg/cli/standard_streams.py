"""Standard streams that may be closed, odd, or read by nobody."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from io import TextIOWrapper


def tame_streams() -> None:
    """Closed streams lead nowhere; letters that a stream does not know become question marks."""
    sys.stdout = sys.stdout or open(os.devnull, "w")  # noqa: SIM115 - for as long as the process
    sys.stderr = sys.stderr or open(os.devnull, "w")  # noqa: SIM115 - likewise
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def drop_output() -> None:
    """Nothing more can be said, and nothing is left for Python to flush on its way out."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def is_at_terminal() -> bool:
    return sys.stdin is not None and sys.stdin.isatty()


def with_line_editing() -> None:
    with suppress(ImportError):
        import readline  # noqa: F401 - gives the prompt editing and a history
