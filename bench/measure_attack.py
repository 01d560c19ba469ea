"""One attack on one house, while honest people play there: what it did to them and to the house."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct

from bench.attackers import ATTACKS, attempt
from bench.honest_people import PATIENCE, Newcomers, Players
from bench.latencies import Lag, Percentiles
from bench.server_process import HERE, House

ATTACKER = "127.0.0.66"
CALM = 1.0
"""Seconds before the attack, and after it."""
AFTERMATH = 30.0
"""Seconds that honest people wait at most when the attacker has gone."""
SAMPLES = 0.1


class Figures(Struct, frozen=True):
    """What was measured during one attack."""

    attack: str
    players: Percentiles
    """How long moves of honest people took."""
    cut_off: int
    """Connections of theirs that were closed on them."""
    newcomers: Percentiles
    failed: int
    """Newcomers who were not served."""
    before_mb: float
    peak_mb: float
    workers_mb: float
    """The most that the server's other processes had together."""
    disk_mb: float
    """By how much the data folder grew."""
    cpu: float
    """Cores that the server kept busy."""
    log_lines: int
    alive: bool
    late_ms: float
    """How late the honest people's own loop was at worst."""
    answers: Mapping[str, int]
    """What the attacker was told, and how often."""


async def measure(
    house: House,
    attack: str,
    seconds: float,
    address: str = ATTACKER,
    patience: float = PATIENCE,
) -> Figures:
    """Attack a house for so long; newcomers give up after so many seconds."""
    players, newcomers = Players(house.port, seconds + CALM), Newcomers(house.port, patience)
    await players.come()
    players.go()
    await asyncio.sleep(CALM)
    lag, watch = Lag(seconds + max(AFTERMATH, patience)), Watch(house)
    log, disk, cpu = house.log_lines(), house.disk(), house.cpu()
    process = await _attacking(attack, house.port, seconds, address)
    players.answers.begin()
    newcomers.go()
    start = asyncio.get_running_loop().time()
    answers = await _answers(process)
    await players.stop(max(AFTERMATH, patience))
    await newcomers.stop()
    took = asyncio.get_running_loop().time() - start
    watch.stop()
    lag.stop()
    return Figures(
        attack=attack,
        players=players.answers.percentiles(),
        cut_off=players.cut_off,
        newcomers=newcomers.answers.percentiles(),
        failed=newcomers.failed,
        before_mb=watch.first,
        peak_mb=house.peak() or watch.most,
        workers_mb=watch.workers,
        disk_mb=(house.disk() - disk) / 1e6,
        cpu=(house.cpu() - cpu) / took,
        log_lines=house.log_lines() - log,
        alive=house.alive,
        late_ms=lag.late.percentiles().most,
        answers=answers,
    )


class Watch:
    """Looks at the memory of a house now and then."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.first = self.most = house.memory()
        self.workers = 0.0
        self._task = asyncio.ensure_future(self._look())

    async def _look(self) -> None:
        while True:
            self.most = max(self.most, self._house.memory())
            self.workers = max(self.workers, self._house.workers_memory())
            await asyncio.sleep(SAMPLES)

    def stop(self) -> None:
        self._task.cancel()


# The attacker has a process of its own, which gives way to those who measure


async def _attacking(
    attack: str, port: int, seconds: float, address: str
) -> asyncio.subprocess.Process:
    """The process of an attacker who is ready and begins now."""
    asked = [sys.executable, "-m", "bench.measure_attack", attack, str(port), str(seconds), address]
    process = await asyncio.create_subprocess_exec(
        *asked, stdout=asyncio.subprocess.PIPE, cwd=HERE, env=_environment()
    )
    assert process.stdout is not None
    assert await process.stdout.readline() == b"ready\n", f"{attack} did not even begin"
    return process


def _environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(HERE), str(HERE / "src")])}


async def _answers(process: asyncio.subprocess.Process) -> dict[str, int]:
    said, _ = await process.communicate()
    assert process.returncode == 0, "the attacker broke down"
    answers: dict[str, int] = json.loads(said)
    return answers


def _attack(name: str, port: str, seconds: str, address: str) -> None:
    os.nice(10)
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    print("ready", flush=True)
    counts: Any = asyncio.run(attempt(name, int(port), float(seconds), address))
    print(json.dumps(counts), flush=True)
    # Connections by the thousand take long to be closed one by one; the system does it at once.
    os._exit(0)


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
    assert sys.argv[1] in ATTACKS, sys.argv
    _attack(*sys.argv[1:])
