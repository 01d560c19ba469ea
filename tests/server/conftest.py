"""A real server on loopback, in a process of its own."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from faubourg.server.web.serve import free_port
from tests.forked_command import (
    COMMAND,
    ForkedCommand,
    call,
    python_is_told_otherwise,
)
from tests.long_forms import is_full
from tests.patience import PATIENCE
from tests.server.browser import Json
from tests.server.postgres_cluster import Cluster

ROOT = Path(__file__).parents[2]
Streams = tuple[int, int, int]


class Server:
    """`faubourg serve` over a data folder or a database; it can be killed and started again."""

    def __init__(
        self,
        data: Path,
        patient: bool = False,
        database: str | None = None,
        proxy: str | None = "127.0.0.1",
        more: tuple[str, ...] = (),
        before: Callable[[], None] | None = None,
    ) -> None:
        self.data, self.patient, self.database = data, patient, database
        self._before = before
        # Levels play by the readable rules, so that no test waits for the compiler.
        self.options = ("--no-bot-search", *(("--proxy", proxy) if proxy else ()), *more)
        self.port = free_port("127.0.0.1")
        self.process: subprocess.Popen[bytes] | ForkedCommand
        self.start()

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def start(self) -> None:
        self.errors = self.data.parent / f"{self.data.name}-errors.txt"
        with self.errors.open("ab") as errors, open(os.devnull, "r+b") as nothing:
            streams = (nothing.fileno(), nothing.fileno(), errors.fileno())
            # What has to be done or heard first is too late for a process that has begun.
            anew = is_full() or self._before is not None or python_is_told_otherwise()
            self.process = self._start_anew(streams) if anew else self._start_forked(streams)
        self._wait_for_answers()

    def _arguments(self) -> list[str]:
        if self.patient:
            return [str(self.port), str(self.data)]
        database = ("--database", self.database) if self.database is not None else ()
        place = ("--port", str(self.port), "--data", str(self.data))
        return ["serve", *place, *self.options, *database]

    def _start_anew(self, streams: Streams) -> subprocess.Popen[bytes]:
        unlimited = (sys.executable, "-m", "tests.server.unlimited_server")
        stdin, stdout, stderr = streams
        return subprocess.Popen(
            [*(unlimited if self.patient else (COMMAND,)), *self._arguments()],
            stdin=stdin,
            stdout=stdout,
            stderr=stderr,
            cwd=ROOT,
            env=os.environ,
            preexec_fn=self._before,
        )

    def _start_forked(self, streams: Streams) -> ForkedCommand:
        program = "unlimited_server" if self.patient else "faubourg"
        return call(self._arguments(), ROOT, os.environ, streams, program)

    def _wait_for_answers(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            assert self.process.poll() is None, self.errors.read_text()
            assert time.monotonic() < deadline, "the server does not answer"
            time.sleep(0.02)

    def _answers(self) -> bool:
        try:
            with urlopen(f"http://{self.address}/healthz", timeout=5) as reply:
                return bool(reply.read() == b"ok")
        except (URLError, OSError):
            return False

    def kill(self) -> None:
        """The end without a chance to tidy up."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def restart(self) -> None:
        """Power back after a failure."""
        self.kill()
        self.start()

    def stop(self) -> tuple[int, str]:
        """SIGTERM; the exit code and what was complained of."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE), self.errors.read_text()

    # What those who run it can see

    def log(self) -> list[Json]:
        """What it wrote to standard error: JSON, line by line, and nothing else."""
        complete, _, _ = self.errors.read_text().rpartition("\n")
        return [json.loads(line) for line in complete.splitlines()]

    def refusals(self) -> list[str]:
        return [line["why"] for line in self.log() if "refused" in line["event"]]

    def memory(self) -> int:
        """The bytes that the process holds in memory."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def worked(self) -> float:
        """The seconds that a processor has worked for it."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def children(self) -> list[int]:
        """The processes that it has started."""
        tasks = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        return [int(child) for task in tasks for child in task.read_text().split()]

    def bots(self) -> list[int]:
        """The processes that its bots think in."""
        return [child for child in self.children() if b"spawn_main" in _command_of(child)]


def _command_of(process: int) -> bytes:
    """How a process was started; nothing if it has just ended."""
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""


@contextmanager
def serving(
    data: Path,
    patient: bool = False,
    proxy: str | None = "127.0.0.1",
    more: tuple[str, ...] = (),
    before: Callable[[], None] | None = None,
) -> Iterator[Server]:
    """A server that does not outlive its test; `before` is called in its process, first."""
    running = Server(data, patient, proxy=proxy, more=more, before=before)
    try:
        yield running
    finally:
        if running.process.poll() is None:
            running.kill()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of one's own, with the limits that it has for everybody."""
    with serving(tmp_path / "data") as running:
        yield running


@pytest.fixture
def fragile(tmp_path: Path) -> Iterator[Server]:
    """A patient server of one's own, for a test that ends it."""
    with serving(tmp_path / "data", patient=True) as running:
        yield running


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One patient server for all tests that only play there; none may hurt the next."""
    with serving(tmp_path_factory.mktemp("house") / "data", patient=True) as running:
        yield running
        assert running.process.poll() is None, "a test took the server down"
        assert "Traceback" not in running.errors.read_text()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """One PostgreSQL for all tests that need one; each has a database of its own in it."""
    running = Cluster()
    yield running
    running.remove()
