"""`faubourg` alone opens the house; `faubourg serve` is for machines without a screen."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.request import urlopen

import pytest

from faubourg.server.web.serve import free_port
from tests.cli.shell import COMMAND, Shell, plain
from tests.patience import PATIENCE


@contextmanager
def running(shell: Shell, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The command in the background, and the first line that it says."""
    process = subprocess.Popen(
        [COMMAND, *arguments],
        cwd=shell.home,
        env=shell.environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    try:
        assert process.stdout is not None
        yield process, plain(process.stdout.readline())
    finally:
        process.kill()
        process.communicate()


def about(port: int, host: str = "127.0.0.1") -> dict[str, object]:
    with urlopen(f"http://{host}:{port}/api/about", timeout=PATIENCE) as reply:
        told: dict[str, object] = json.load(reply)
    return told


def test_the_command_alone_serves_and_says_where_until_it_is_interrupted(shell: Shell) -> None:
    port = str(free_port("127.0.0.1"))
    with running(shell, "--port", port, "--lang", "fr") as (process, said):
        assert (
            said
            == f"Faubourg est ouvert à l’adresse http://127.0.0.1:{port}/ (Ctrl-C pour fermer)\n"
        )
        assert about(int(port))["address"] is None
        assert (shell.data / "faubourg.db").is_file()
        process.send_signal(signal.SIGINT)
        _, complained = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0
        assert complained == ""


def test_a_second_start_finds_the_first(shell: Shell) -> None:
    port = str(free_port("127.0.0.1"))
    with running(shell, "--port", port):
        assert "open already" in shell.good("--port", port, "--no-browser")


@pytest.mark.full
def test_a_port_that_somebody_else_uses_is_left_alone(shell: Shell) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with running(shell, "--port", str(port)) as (_, said):
            assert "is open at" in said
            assert f":{port}/" not in said
        complaint = shell.bad("serve", "--port", str(port))
        assert f"port {port}" in complaint
        assert "--port" in complaint


@pytest.mark.full
def test_other_devices_are_shown_the_way_as_a_picture(shell: Shell) -> None:
    # Another loopback address stands for the network: the tests stay on this machine.
    port = str(free_port("127.0.0.2"))
    serving = running(shell, "serve", "--lan", "--host", "127.0.0.2", "--port", port)
    with serving as (process, _):
        assert process.stdout is not None
        assert f"http://127.0.0.2:{port}/" in process.stdout.readline()
        assert "▄" in process.stdout.readline() + process.stdout.readline()
        assert about(int(port), "127.0.0.2")["address"] == f"http://127.0.0.2:{port}/"
