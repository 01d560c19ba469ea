"""What can go wrong with a database, and whom it concerns."""

from __future__ import annotations

from enum import Enum

from faubourg.core.errors import FaubourgError


class BadDatabase(FaubourgError):
    """A database that cannot be served: no address of one, out of reach, damaged or taken."""


class Taken(BadDatabase):
    """A database that another server serves."""


class StoreFailed(FaubourgError):
    """Nothing was kept, or nothing can be read: no room, no connection, no answer in time."""


class Fault(Enum):
    """What kind of failure a database met."""

    GONE = "the table that this was about is not there"
    REFUSED = "the database has a rule against it"
    DAMAGED = "a page of the database cannot be read"
    SLOW = "there was no answer in time"
    LOST = "the connection, the file or the room on the disk is gone"

    @property
    def concerns_one(self) -> bool:
        """Whether only what was asked failed: the connection, and whoever else asks, are well."""
        return self in (Fault.GONE, Fault.REFUSED, Fault.DAMAGED)
