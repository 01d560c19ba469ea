"""A server for tests that play faster than people do: it turns nobody away for that."""

from __future__ import annotations

import sys
from pathlib import Path

from msgspec.structs import replace

from faubourg.server.rate_limits import Limits
from faubourg.server.web.serve import Place, serve
from faubourg.server.workers.bot_processes import BotSettings

LIMITS = replace(Limits.endless(), grace=0)
"""Nobody is waited for either, so that what follows can be tried at once."""
BOTS = BotSettings(searches=False)
"""Nor does anybody wait for the compiler: levels play by the readable rules."""


def main(arguments: list[str]) -> None:
    """Serve on a port, from a data folder."""
    port, data = int(arguments[0]), Path(arguments[1])
    serve(Place("127.0.0.1", port, data, limits=LIMITS, proxies=("127.0.0.1",), bots=BOTS))


if __name__ == "__main__":
    main(sys.argv[1:])
