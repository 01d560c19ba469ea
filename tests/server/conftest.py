"""A real server on loopback, in a process of its own."""

from __future__ import annotations

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

COMMAND = Path(sys.executable).parent / "faubourg"


class Server:
    """`faubourg serve` over a data folder; it can be killed and started again."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port("127.0.0.1")
        self.start()

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [str(COMMAND), "serve", "--port", str(self.port), "--data", str(self.data)]
        self.errors = self.data.parent / "errors.txt"
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(
                command, stdout=subprocess.DEVNULL, stderr=errors, env=os.environ
            )
        deadline = time.monotonic() + 30
        while not self._answers():
            assert self.process.poll() is None, self.errors.read_text()
            assert time.monotonic() < deadline, "the server does not answer"
            time.sleep(0.05)

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

    def stop(self) -> tuple[int, str]:
        """SIGTERM; the exit code and what was complained of."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(20), self.errors.read_text()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path / "data")
    yield running
    if running.process.poll() is None:
        running.kill()
