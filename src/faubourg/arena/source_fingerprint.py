"""What games depend on besides their seed: the sources of rules and bots."""

from __future__ import annotations

import hashlib
from pathlib import Path

import faubourg

FOLDERS = ("core", "games", "kernels", "bots")


def source_fingerprint() -> str:
    """Another one as soon as anything has changed by which games might be played otherwise."""
    found, root = hashlib.sha256(), Path(faubourg.__file__).parent
    for folder in FOLDERS:
        for file in sorted((root / folder).rglob("*")):
            if file.suffix in (".py", ".toml"):
                found.update(file.relative_to(root).as_posix().encode() + file.read_bytes())
    return found.hexdigest()[:16]
