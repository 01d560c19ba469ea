"""Tokens: unguessable, stored only as hashes, compared by looking the hash up."""

from __future__ import annotations

import re
from hashlib import sha256
from secrets import token_urlsafe

TOKEN_BYTES = 16
TABLE_ID_BYTES = 9
_TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,24}")


def new_token() -> str:
    return token_urlsafe(TOKEN_BYTES)


def new_table_id() -> str:
    """Never like an option of a command: `faubourg tables delete ID` takes it as it stands."""
    while (found := token_urlsafe(TABLE_ID_BYTES)).startswith("-"):
        pass
    return found


def token_hash(token: str) -> bytes:
    """What is stored of a token; finding it tells nothing about the token."""
    return sha256(token.encode()).digest()


def is_table_id(text: str) -> bool:
    """Whether a text from outside can be the id of a table at all."""
    return _TABLE_ID.fullmatch(text) is not None
