"""Commands and servers without their start: a process that has imported them forks for each.

Starting Python and importing the command takes longer than most commands do. Each call is still a
process of its own, with its own folder, variables and streams. A full run starts every command
anew when it is first called, and every server.
"""

from __future__ import annotations

import array
import atexit
import fcntl
import gc
import json
import os
import pkgutil
import signal
import socket
import subprocess
import sys
import termios
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

from tests.long_forms import is_full

COMMAND = Path(sys.executable).parent / "faubourg"
ROOT = Path(__file__).parents[1]
LONGEST_CALL = 1 << 20
TOLD = {name: told for name, told in os.environ.items() if name.startswith("PYTHON")}
"""What Python hears only when it starts, as it was when the tests began."""
IMPORTED = ("faubourg.cli", "faubourg.games", "faubourg.bots", "faubourg.server")


class ForkedCommand:
    """A call under way, with as much of `subprocess.Popen` as the tests ask for."""

    def __init__(self, line: socket.socket) -> None:
        self._line = line
        self.pid = self._read(None)
        self.returncode: int | None = None

    def poll(self) -> int | None:
        try:
            return self.wait(0)
        except TimeoutError:
            return None

    def wait(self, patience: float | None = None) -> int:
        if self.returncode is None:
            self.returncode = self._read(patience)
            self._line.close()
        return self.returncode

    def end_within(self, patience: float) -> int:
        """Wait for the end, or put one to it: nothing is left behind by whoever gives up."""
        try:
            return self.wait(patience)
        except TimeoutError:
            self.kill()
            self.wait(patience)
            raise

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)

    def _read(self, patience: float | None) -> int:
        self._line.settimeout(patience or (None if patience is None else 0.001))
        number = array.array("i", self._line.recv(array.array("i").itemsize))
        return number[0]


_called: set[str] = set()


def starts_anew(arguments: Sequence[str]) -> bool:
    """Whether a full run has not called this command yet: then it starts as for anybody."""
    command = arguments[0] if arguments else ""
    is_first = command not in _called
    _called.add(command)
    return is_first and is_full()


def call(
    arguments: Sequence[str],
    folder: Path,
    variables: Mapping[str, str],
    streams: Sequence[int],
    program: str = "faubourg",
) -> ForkedCommand:
    """Run the command; three streams are given, and a terminal is taken as the controlling one."""
    ours, theirs = socket.socketpair()
    asked = json.dumps([[program, *arguments], str(folder), dict(variables)]).encode()
    with theirs:
        socket.send_fds(forker(), [asked], [*streams, theirs.fileno()])
    return ForkedCommand(ours)


def python_is_told_otherwise() -> bool:
    """Whether a test has changed what Python would hear: a fork hears nothing of it."""
    return {name: os.environ[name] for name in os.environ if name.startswith("PYTHON")} != TOLD


@cache
def forker() -> socket.socket:
    """Started once by each worker of the suite; it ends when its line does."""
    ours, theirs = socket.socketpair(type=socket.SOCK_SEQPACKET)
    with theirs:
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.forked_command", str(theirs.fileno())],
            pass_fds=[theirs.fileno()],
            cwd=ROOT,
            start_new_session=True,
        )
    atexit.register(process.wait)
    atexit.register(ours.close)
    return ours


def serve(line: socket.socket) -> list[str]:
    """Fork for every call; only a fork comes back from here, with its program and arguments."""
    while True:
        asked, streams, _, _ = socket.recv_fds(line, LONGEST_CALL, 4)
        if not asked:
            os._exit(0)
        if os.fork() == 0:
            line.close()
            arguments, folder, variables = json.loads(asked)
            become_supervised(folder, variables, streams)
            return [*arguments]
        for stream in streams:
            os.close(stream)


def become_supervised(folder: str, variables: dict[str, str], streams: list[int]) -> None:
    """Fork once more: one tells the caller the number of the other, and later how it ended."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    caller = streams.pop()
    if command := os.fork():
        for stream in streams:
            os.close(stream)
        os.write(caller, array.array("i", [command]).tobytes())
        code = os.waitstatus_to_exitcode(os.waitpid(command, 0)[1])
        os.write(caller, array.array("i", [code]).tobytes())
        os._exit(0)
    os.close(caller)
    become(folder, variables, streams)


def become(folder: str, variables: dict[str, str], streams: list[int]) -> None:
    """What Python does when it starts: folder, variables, streams."""
    os.setsid()
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    if os.isatty(0):
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(variables)
    sys.stdin = os.fdopen(0, encoding="utf-8", closefd=False)
    sys.stdout = os.fdopen(1, "w", 1 if os.isatty(1) else -1, "utf-8", closefd=False)
    sys.stderr = os.fdopen(2, "w", 1, "utf-8", "backslashreplace", closefd=False)
    sys.modules["__main__"] = ModuleType("__main__")


def run_faubourg(arguments: list[str]) -> None:
    from faubourg.cli.main import main

    # Whatever starts further processes has them import what the program was.
    sys.modules["__main__"].__file__ = str(COMMAND)
    sys.argv = [str(COMMAND), *arguments]
    main()


def run_unlimited_server(arguments: list[str]) -> None:
    from tests.server.unlimited_server import main

    main(arguments)


PROGRAMS = {"faubourg": run_faubourg, "unlimited_server": run_unlimited_server}


def import_all() -> None:
    for package in IMPORTED:
        found = import_module(package)
        for module in pkgutil.walk_packages(found.__path__, f"{package}."):
            if "template" not in module.name:
                import_module(module.name)


if __name__ == "__main__":
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    import_all()
    gc.freeze()
    program, *given = serve(socket.socket(fileno=int(sys.argv[1])))
    PROGRAMS[program](given)
