"""How a program is named on the command line: by a path, and what it is given to start with."""

from __future__ import annotations

import hashlib
import os
import shlex
from contextlib import suppress
from pathlib import Path

from msgspec import Struct

from faubourg.core.errors import BadOption
from faubourg.core.player_names import bounded

SEPARATORS = [sign for sign in (os.sep, os.altsep) if sign]


class ProgramCommand(Struct, frozen=True):
    """A program and its arguments."""

    words: tuple[str, ...]

    @property
    def name(self) -> str:
        """What it is called at the table."""
        return bounded(Path(self.words[0]).name)

    @property
    def fingerprint(self) -> str:
        """Another one as soon as the file has changed."""
        with suppress(OSError):
            return hashlib.sha256(Path(self.words[0]).read_bytes()).hexdigest()[:16]
        return ""


def program_command(text: str) -> ProgramCommand | None:
    """The program that a text names; None for the name of a bot of the house, which is no path.

    >>> program_command("./my-bot --fast")
    ProgramCommand(words=('./my-bot', '--fast'))
    >>> program_command("greedy") is None
    True
    """
    try:
        words = shlex.split(text)
    except ValueError:
        raise BadOption("program-quotes", text=text) from None
    is_path = bool(words) and any(sign in words[0] for sign in SEPARATORS)
    return ProgramCommand(tuple(words)) if is_path else None
