"""A server for tests that play faster than people do: it turns nobody away for that."""

from __future__ import annotations

import sys
from pathlib import Path

from msgspec.structs import replace

from faubourg.server.rate_limits import Limits
from faubourg.server.web.serve import Place, serve

LIMITS = replace(Limits.endless(), grace=0)
"""Nobody is waited for either, so that what follows can be tried at once."""

if __name__ == "__main__":
    port, data = int(sys.argv[1]), Path(sys.argv[2])
    serve(Place("127.0.0.1", port, data, limits=LIMITS, proxies=("127.0.0.1",)))
