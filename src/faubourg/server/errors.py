"""What the server will not do, each with the phrase that says so."""

from __future__ import annotations

from faubourg.core.errors import FaubourgError


class Forbidden(FaubourgError):
    """The reader has no right to ask for this."""


class TooMuch(FaubourgError):
    """More was sent than a server can bear."""


class Busy(FaubourgError):
    """Too much at once: the same may be asked again in some seconds."""


class NotJson(FaubourgError):
    """A body of another kind than the one expected."""


class Outdated(Exception):
    """Somebody else was faster: the position that the message spoke of is past."""
