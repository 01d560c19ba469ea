"""What the server will not do, each with the phrase that says so."""

from __future__ import annotations

from faubourg.core.errors import FaubourgError


class Forbidden(FaubourgError):
    """The reader has no right to ask for this."""


class TooMuch(FaubourgError):
    """More was sent, or sent faster, than a server can bear."""


class Outdated(Exception):
    """Somebody else was faster: the position that the message spoke of is past."""
