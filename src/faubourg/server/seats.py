"""Tokens: unguessable, stored only as hashes, compared by looking the hash up."""

from __future__ import annotations

from hashlib import sha256
from secrets import token_urlsafe

TOKEN_BYTES = 16
TABLE_ID_BYTES = 9


def new_token() -> str:
    return token_urlsafe(TOKEN_BYTES)


def new_table_id() -> str:
    return token_urlsafe(TABLE_ID_BYTES)


def token_hash(token: str) -> bytes:
    """What is stored of a token; finding it tells nothing about the token."""
    return sha256(token.encode()).digest()
