"""What the operating system says went wrong, in words of our own where it is something common."""

from __future__ import annotations

from errno import errorcode

from faubourg.core.phrases import Fact, Phrase

COMMON = (
    *("enoent", "eisdir", "enotdir", "eacces", "eexist", "enospc", "erofs", "enametoolong"),
    *("enoexec", "econnrefused"),
)


def reason(error: OSError) -> Fact:
    """Why something failed."""
    name = errorcode.get(error.errno or 0, "").lower()
    if name in COMMON:
        return Phrase(f"os-{name}")
    return error.strerror or type(error).__name__
