"""A terminal for tests: the command on a pseudo terminal, typed at and read as a person would."""

from __future__ import annotations

import codecs
import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
import time
from pathlib import Path
from types import TracebackType

from tests.cli.shell import Shell, is_common, plain
from tests.forked_command import COMMAND, ForkedCommand, call, starts_anew
from tests.patience import PATIENCE

Process = subprocess.Popen[bytes] | ForkedCommand
CTRL_C = b"\x03"
MY_MOVE = "Player 1, your move:"
_ESCAPE = re.compile(r"\x1b(?:\[[0-9;?]*[ -/]*[@-~]|\][^\x07]*\x07|[()][A-Z0-9])|\r")
_UNFINISHED = re.compile(r"\x1b[^@-Z^-~]*$")
# The command's terminal must be its controlling one, or Ctrl-C would mean nothing.
_TAKE_TERMINAL = (
    "import fcntl, os, sys, termios;"
    "fcntl.ioctl(0, termios.TIOCSCTTY, 0);"
    "os.execv(sys.argv[1], sys.argv[1:])"
)


def start_anew(
    arguments: list[str], folder: Path, variables: dict[str, str], streams: list[int]
) -> subprocess.Popen[bytes]:
    stdin, stdout, stderr = streams
    return subprocess.Popen(
        [sys.executable, "-ISc", _TAKE_TERMINAL, COMMAND, *arguments],
        cwd=folder,
        env=variables,
        stdin=stdin,
        stdout=stdout,
        stderr=stderr,
        start_new_session=True,
    )


class Terminal:
    """`faubourg ARGUMENTS` on a pseudo terminal of a given size."""

    def __init__(
        self,
        shell: Shell,
        *arguments: str | Path,
        columns: int = 100,
        rows: int = 40,
        **variables: str,
    ) -> None:
        self.raw = b""
        self.text = ""
        self._read_to = 0
        self._rest = ""
        self._decode = codecs.getincrementaldecoder("utf-8")("replace").decode
        self._master, slave = pty.openpty()
        termios.tcsetwinsize(slave, (rows, columns))
        all_variables = shell.environment | {"TERM": "xterm-256color"} | variables
        words = list(map(str, arguments))
        start = call if is_common(variables) and not starts_anew(words) else start_anew
        self.process: Process = start(words, shell.home, all_variables, [slave] * 3)
        os.close(slave)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(PATIENCE)
        os.close(self._master)

    def type(self, line: str) -> None:
        self.press(f"{line}\n".encode())

    def press(self, keys: bytes) -> None:
        os.write(self._master, keys)

    def interrupt(self) -> None:
        """Ctrl-C as the keyboard sends it, to a command that waits for its user.

        One that is on its way from printing to waiting can miss a signal: Python looks out for
        signals between its own steps only.
        """
        asleep, deadline = 0, time.monotonic() + PATIENCE
        while asleep < 3:
            assert time.monotonic() < deadline, f"still busy:\n{self.text[self._read_to :]}"
            stat = Path(f"/proc/{self.process.pid}/stat").read_text()
            asleep = asleep + 1 if stat.rpartition(")")[2].split()[0] == "S" else 0
            time.sleep(0.02)
        self.press(CTRL_C)

    def wait_for(self, *wanted: str) -> str:
        """Read until one of the texts comes; what came, up to its end and from the last one on."""
        pattern = re.compile("|".join(map(re.escape, wanted)))
        deadline = time.monotonic() + PATIENCE
        while not (found := pattern.search(self.text, self._read_to)):
            assert self._read(deadline), f"no {wanted} in:\n{self.text[self._read_to :]}"
        passage = self.text[self._read_to : found.end()]
        self._read_to = found.end()
        return passage

    def ask(self, line: str, prompt: str) -> str:
        """Type a line and read up to the next prompt."""
        self.type(line)
        return self.wait_for(prompt)

    def end(self) -> int:
        """Read to the end of the command; its exit code."""
        deadline = time.monotonic() + PATIENCE
        while self._read(deadline):
            pass
        return self.process.wait(PATIENCE)

    def kill(self) -> None:
        """The end without a chance to tidy up."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)

    def _read(self, deadline: float) -> bool:
        """Take in what the command printed; False at its end or when patience is."""
        ready, _, _ = select.select([self._master], [], [], max(0, deadline - time.monotonic()))
        try:
            data = os.read(self._master, 65536) if ready else b""
        except OSError:  # Linux says that the other side is closed in this way
            data = b""
        self.raw += data
        printed = self._rest + self._decode(data)
        held = _UNFINISHED.search(printed)
        cut = held.start() if held else len(printed)
        printed, self._rest = printed[:cut], printed[cut:]
        self.text += plain(_ESCAPE.sub("", printed))
        return bool(data)
