"""How long tests wait for other processes.

Waiting for what comes costs nothing, however long one would have waited; a busy machine needs it.
Whoever runs everything at full length does not sit beside it, and can wait longer for a failure.
"""

from tests.long_forms import in_full

PATIENCE = in_full(600.0, short=120.0)
"""Seconds until something that should come is given up."""
PATIENCE_WITH_PAGES = in_full(120_000, short=30_000)
"""Milliseconds until something that a page should show is given up."""
