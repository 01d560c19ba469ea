"""The house under test: the server of a checkout, in a process of its own, and what it uses."""

from __future__ import annotations

import os
import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
HOST = "127.0.0.1"
PATIENCE = 60
GRACE = 20
USUAL_FILES = 1024
"""The soft limit of open files that a service is usually started with."""
MOST_MEMORY = 6 << 30
"""Bytes of address space: an attack that succeeds shall end in the server, not in the machine."""
SERVE = "import sys; from faubourg.cli.main import main; sys.exit(main())"


class House:
    """A server that somebody started; it says how much it uses."""

    def __init__(self, process: subprocess.Popen[str], port: int, data: Path, log: Path) -> None:
        self.process, self.port, self.data, self.log = process, port, data, log

    @property
    def alive(self) -> bool:
        return self.process.poll() is None

    def memory(self) -> float:
        """Resident megabytes of the server process."""
        return _megabytes(self.process.pid, "VmRSS")

    def peak(self) -> float:
        """The most resident megabytes that the server process ever had."""
        return _megabytes(self.process.pid, "VmHWM")

    def workers_memory(self) -> float:
        """Resident megabytes of the processes that the server has started."""
        _, *workers = _tree(self.process.pid)
        return sum(_megabytes(pid, "VmRSS") for pid in workers)

    def cpu(self) -> float:
        """Seconds of processor time that the server and its processes have used."""
        return sum(_seconds(pid) for pid in _tree(self.process.pid))

    def disk(self) -> int:
        """Bytes of the data folder."""
        return sum(each.stat().st_size for each in self.data.rglob("*") if each.is_file())

    def log_lines(self) -> int:
        return self.log.read_bytes().count(b"\n")

    def stop(self) -> None:
        """End it kindly; one that does not listen any more is ended all the same."""
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(GRACE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()


@contextmanager
def unlimited(folder: Path, checkout: Path = HERE, in_memory: bool = False) -> Iterator[House]:
    """A server that bears whatever one address asks, by the checkout's own benchmark."""
    command = [str(checkout / "bench" / "server.py"), "--serve", str(folder)]
    command += ["--in-memory"] if in_memory else []
    process = _started(checkout, command, folder / "log", processors=_keep_one_back())
    assert process.stdout is not None
    house = House(process, int(process.stdout.readline()), folder, folder / "log")
    try:
        yield house
    finally:
        house.stop()


@contextmanager
def as_usual(
    folder: Path,
    checkout: Path = HERE,
    files: int = USUAL_FILES,
    port: int = 0,
    more: tuple[str, ...] = (),
) -> Iterator[House]:
    """A server as strangers meet it: the usual limits, SQLite on the disk."""
    port, data, log = port or _free_port(), folder / "data", folder / "log"
    command = ["-c", SERVE, "serve", "--port", str(port), "--data", str(data), *more]
    house = House(_started(checkout, command, log, files), port, data, log)
    try:
        _wait_until_open(house)
        yield house
    finally:
        house.stop()


def python_of(checkout: Path) -> str:
    """The interpreter of a checkout, with what it has installed."""
    own = checkout / ".venv" / "bin" / "python"
    return str(own) if own.exists() else sys.executable


def _keep_one_back() -> set[int]:
    """The processors that the server has; the measuring client keeps the last one to itself.

    Where they were let to choose they shared one now and then, and the figures were of two kinds.
    """
    *others, last = sorted(os.sched_getaffinity(0) | _kept_back)
    if not others:
        return {last}
    _kept_back.update(others)
    os.sched_setaffinity(0, {last})
    return {*others}


_kept_back: set[int] = set()


def _started(
    checkout: Path,
    command: list[str],
    log: Path,
    files: int | None = None,
    processors: set[int] | None = None,
) -> subprocess.Popen[str]:
    def limit() -> None:
        if processors:
            os.sched_setaffinity(0, processors)
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(files or hard, hard), hard))
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))

    with log.open("w") as errors:
        return subprocess.Popen(
            [python_of(checkout), *command],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            cwd=checkout,
            env={**os.environ, "PYTHONPATH": str(checkout / "src"), "FAUBOURG_LANG": "en"},
            preexec_fn=limit,
        )


def _wait_until_open(house: House) -> None:
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection((HOST, house.port), 1).close()
        except OSError:
            assert house.alive, house.log.read_text()
            assert time.monotonic() < deadline, "the server does not listen"
            time.sleep(0.02)
        else:
            return


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        number: int = probe.getsockname()[1]
    return number


# What the system says about a process; one that has ended uses nothing


def _tree(pid: int) -> list[int]:
    """The process and all that it has started, itself first."""
    found = [pid]
    for each in found:
        for task in Path(f"/proc/{each}/task").glob("*/children"):
            found += map(int, _said(str(task)).split())
    return found


def _megabytes(pid: int, field: str) -> float:
    lines = [each for each in _said(f"/proc/{pid}/status").splitlines() if each.startswith(field)]
    return int(lines[0].split()[1]) / 1024 if lines else 0


def _seconds(pid: int) -> float:
    fields = _said(f"/proc/{pid}/stat").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK") if fields else 0


def _said(path: str) -> str:
    try:
        return Path(path).read_text()
    except OSError:
        return ""
