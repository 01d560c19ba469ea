"""Nature's hand: the k-th draw from a pile is decided by a secret, the pile's name and k alone.

So a move taken back and made again meets the same card, and so does a table that is restored with
its secret.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Mapping
from hashlib import blake2b
from itertools import accumulate
from secrets import token_bytes
from typing import NewType, TypeVar

Secret = NewType("Secret", bytes)
Drawn = TypeVar("Drawn")
_BITS = 64


def secret_of(seed: int | Secret | None) -> Secret:
    """The secret of a table: unguessable, kept from before, or made from a number to repeat it."""
    if seed is None:
        return Secret(token_bytes(32))
    if isinstance(seed, bytes):
        return Secret(seed)
    return Secret(blake2b(str(seed).encode(), digest_size=32, person=b"faubourg seed").digest())


def draw(chances: Mapping[Drawn, int], secret: Secret, pile: str, number: int) -> Drawn:
    """The draw with this number from this pile, among the chances with their weights."""
    stamp = blake2b(f"{pile}:{number}".encode(), key=secret, digest_size=_BITS // 8).digest()
    bounds = [*accumulate(chances.values())]
    point = int.from_bytes(stamp, "big") * bounds[-1] >> _BITS
    return [*chances][bisect(bounds, point)]
