"""A server for tests that play faster than people do: it turns nobody away for that."""

from __future__ import annotations

import sys
from pathlib import Path

from faubourg.server.limits import Limits
from faubourg.server.serve import Place, serve

NONE = 1e9
LIMITS = Limits(NONE, NONE, messages_per_second=NONE, messages_at_once=NONE)

if __name__ == "__main__":
    serve(Place("127.0.0.1", int(sys.argv[1]), Path(sys.argv[2]), limits=LIMITS))
