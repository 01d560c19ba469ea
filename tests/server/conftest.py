"""A real server on loopback, in a process of its own."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from faubourg.server.serve import free_port
from tests.server.browser import Json
from tests.server.cluster import Cluster

COMMAND = Path(sys.executable).parent / "faubourg"


class Server:
    """`faubourg serve` over a data folder or a database; it can be killed and started again."""

    def __init__(self, data: Path, database: str | None = None) -> None:
        self.data, self.database = data, database
        self.port = free_port("127.0.0.1")
        self.start()

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [str(COMMAND), "serve", "--port", str(self.port), "--data", str(self.data)]
        if self.database is not None:
            command += ["--database", self.database]
        self.errors = self.data.parent / f"{self.data.name}-errors.txt"
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(
                command, stdout=subprocess.DEVNULL, stderr=errors, env=os.environ
            )
        deadline = time.monotonic() + 30
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
        self.process.wait(20)

    def restart(self) -> None:
        """Power back after a failure."""
        self.kill()
        self.start()

    def stop(self) -> tuple[int, str]:
        """SIGTERM; the exit code and what was complained of."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(20), self.errors.read_text()

    # What those who run it can see

    def log(self) -> list[Json]:
        """What it wrote to standard error: JSON, line by line, and nothing else."""
        return [json.loads(line) for line in self.errors.read_text().splitlines()]

    def refusals(self) -> list[str]:
        return [line["why"] for line in self.log() if "refused" in line["event"]]

    def memory(self) -> int:
        """The bytes that the process holds in memory."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def children(self) -> list[int]:
        """The processes that it has started: the bots' among them."""
        tasks = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        return [int(child) for task in tasks for child in task.read_text().split()]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server for a test that ends it, or that counts what it says."""
    running = Server(tmp_path / "data")
    yield running
    if running.process.poll() is None:
        running.kill()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that only play there; none of them may hurt the next."""
    running = Server(tmp_path_factory.mktemp("house") / "data")
    yield running
    assert running.process.poll() is None, "a test took the server down"
    running.kill()
    assert "Traceback" not in running.errors.read_text()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """One PostgreSQL for all tests that need one; each has a database of its own in it."""
    running = Cluster()
    yield running
    running.remove()
