"""How long tests wait for other processes.

Waiting for what comes costs nothing, however long one would have waited; a busy machine needs it.
"""

PATIENCE = 120.0
"""Seconds until something that should come is given up."""
