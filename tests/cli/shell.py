"""The installed command, run as anybody would run it, in a home of its own."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO

from faubourg.kernels.compile_cache import FOLDER, compiled_code_folder
from tests.forked_command import COMMAND, call, starts_anew
from tests.patience import PATIENCE

__all__ = ["COMMAND", "Shell", "plain"]


def plain(text: str) -> str:
    """French puts unbreakable spaces before its colons; tests are written with common ones."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def is_common(variables: Mapping[str, str]) -> bool:
    """Whether nothing is said to Python itself, which hears it only when it starts."""
    return not any(name.startswith(("PYTHON", "LC_")) for name in variables)


def read_again(file: IO[bytes]) -> str:
    file.seek(0)
    return file.read().decode("utf-8").replace("\r\n", "\n")


class Shell:
    """Runs `faubourg` in a folder, with nothing of the user's around it."""

    def __init__(self, home: Path, patience: float = PATIENCE) -> None:
        self.home, self.patience = home, patience
        self.data = home / "data" / "faubourg"
        self.environment = {
            "PATH": os.environ.get("PATH", os.defpath),
            "HOME": str(home),
            "XDG_DATA_HOME": str(home / "data"),
            "LANG": "C.UTF-8",
            # What was compiled once serves every home.
            FOLDER: str(compiled_code_folder().parent),
        }

    def without_compiled_code(self) -> Shell:
        """The same in a house where nothing was compiled: hints are quick, and have no chances."""
        self.environment[FOLDER] = str(self.home / "nothing-compiled")
        return self

    def run(self, *arguments: str | Path, **variables: str) -> subprocess.CompletedProcess[str]:
        """The command to its end, without a terminal."""
        words = list(map(str, arguments))
        if is_common(variables) and not starts_anew(words):
            return self._run_forked(words, variables)
        return subprocess.run(
            [COMMAND, *words],
            cwd=self.home,
            env=self.environment | variables,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            timeout=self.patience,
        )

    def _run_forked(
        self, arguments: list[str], variables: dict[str, str]
    ) -> subprocess.CompletedProcess[str]:
        with TemporaryFile() as printed, TemporaryFile() as complained, open(os.devnull) as nothing:
            streams = [nothing.fileno(), printed.fileno(), complained.fileno()]
            running = call(arguments, self.home, self.environment | variables, streams)
            code = running.end_within(self.patience)
            stdout, stderr = (read_again(file) for file in (printed, complained))
        return subprocess.CompletedProcess(arguments, code, stdout, stderr)

    def good(self, *arguments: str | Path, **variables: str) -> str:
        """What the command prints, having gone well and complained of nothing."""
        done = self.run(*arguments, **variables)
        assert done.returncode == 0, done.stderr
        assert "Traceback" not in done.stderr
        return plain(done.stdout)

    def bad(self, *arguments: str | Path, **variables: str) -> str:
        """What the command complains of, having failed with a sentence and nothing else."""
        done = self.run(*arguments, **variables)
        assert done.returncode in (1, 2), f"{done.returncode}: {done.stdout}{done.stderr}"
        assert "Traceback" not in done.stderr
        assert done.stderr.strip()
        return plain(done.stderr)
