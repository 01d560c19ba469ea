"""A PostgreSQL cluster of the tests' own, in a temporary folder, stopped and started at will."""

from __future__ import annotations

import os
import shutil
import subprocess
from itertools import count
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import psycopg

from faubourg.server.web.serve import free_port
from tests.conftest import find_program
from tests.patience import PATIENCE

OWNER = "postgres"
"""Who runs the cluster where the tests run as root, which PostgreSQL refuses to do."""
_numbers = count(1)


class Cluster:
    """PostgreSQL on loopback, with data that are on the disk when it says so."""

    def __init__(self) -> None:
        # Not pytest's folder: its path is too long for a socket, and closed to other users.
        self.folder = Path(mkdtemp(prefix="faubourg-"))
        self.port = free_port("127.0.0.1")
        if os.geteuid() == 0:
            shutil.chown(self.folder, OWNER)
        self._run("initdb", "--auth=trust", f"--username={OWNER}", "--encoding=UTF8", "--no-sync")
        self.start()

    def start(self) -> None:
        where = f"-p {self.port} -h 127.0.0.1 -k {self.folder}"
        self._run("pg_ctl", "start", "-w", f"--log={self.folder / 'log'}", f"--options={where}")

    def stop(self) -> None:
        """Down at once, as in a power cut; what was committed must be there afterwards."""
        self._run("pg_ctl", "stop", "-w", "--mode=immediate")

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"faubourg_{next(_numbers)}"
        self.ask(f"CREATE DATABASE {name}")
        return self.address(name)

    def address(self, name: str) -> str:
        return f"postgresql://{OWNER}@127.0.0.1:{self.port}/{name}"

    def cut_connections(self, address: str, saying: str) -> int:
        """Cut those connections to a database whose last words were these."""
        cut = self.ask(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s"
            " AND query LIKE %s",
            address.rpartition("/")[2],
            f"{saying}%",
        )
        return len(cut)

    def backends(self, address: str) -> list[int]:
        """The processes that serve a database."""
        name = address.rpartition("/")[2]
        return [
            pid for (pid,) in self.ask("SELECT pid FROM pg_stat_activity WHERE datname = %s", name)
        ]

    def postmaster(self) -> int:
        """The process that lets others in."""
        return int((self.folder / "data" / "postmaster.pid").read_text().split()[0])

    def ask(self, sql: str, *values: object, database: str | None = None) -> list[Any]:
        with psycopg.connect(database or self.address(OWNER), autocommit=True) as connection:
            answer = connection.execute(sql.encode(), values or None)
            return answer.fetchall() if answer.description else []

    def _run(self, program: str, *arguments: str) -> None:
        found = find_program(program)
        assert found is not None
        command = [found, f"--pgdata={self.folder / 'data'}", *arguments]
        if os.geteuid() == 0:
            command = [_runuser(), "-u", OWNER, "--", *command]
        subprocess.run(command, check=True, cwd="/", stdout=subprocess.DEVNULL, timeout=PATIENCE)


def _runuser() -> str:
    """It lies where only administrators look for programs."""
    return shutil.which("runuser") or shutil.which("runuser", path="/usr/sbin:/sbin") or "runuser"
