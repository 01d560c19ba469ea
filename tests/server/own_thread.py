"""Coroutines run to their end in a thread of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def run_apart(task: Coroutine[Any, Any, T]) -> T:
    """The thread of the tests may have an event loop already: a browser's, for one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, task).result()
