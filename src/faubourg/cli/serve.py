"""Serving tables to browsers, and opening one."""

from __future__ import annotations

import os
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from http.client import HTTPException
from urllib.error import URLError
from urllib.request import urlopen

import msgspec
import segno
from msgspec import DecodeError, Struct
from msgspec.structs import replace

from faubourg.core.messages import Messages
from faubourg.server.web.serve import CannotListen, Place, free_port, listen, serve


def serve_tables(texts: Messages, place: Place) -> None:
    """Serve until Ctrl-C; say where, and to phones as a picture."""
    _until_interrupted(place, lambda: _announce(texts, place))


def open_house(texts: Messages, place: Place, browser: bool) -> None:
    """Serve on this machine and show the first page; a server that is there already will do."""
    if _is_ours(place.address):
        print(texts.text("serving-already", address=place.address), flush=True)
        _show(place.address, browser)
        return
    place = _with_a_free_port(place)

    def ready() -> None:
        _announce(texts, place)
        _show(place.address, browser)

    _until_interrupted(place, ready)


def _until_interrupted(place: Place, ready: Callable[[], None]) -> None:
    """Ctrl-C is how a server is meant to end."""
    try:
        serve(place, ready)
    except KeyboardInterrupt:
        print()


def _announce(texts: Messages, place: Place) -> None:
    # A server goes on serving when nobody reads what it says.
    with suppress(BrokenPipeError):
        _say_where(texts, place)


def _say_where(texts: Messages, place: Place) -> None:
    print(texts.text("serving", address=place.address), flush=True)
    if shared := place.shared_address:
        print(texts.text("serving-lan", address=shared))
        segno.make(shared).terminal(sys.stdout, border=2, compact=True)
        sys.stdout.flush()


def _with_a_free_port(place: Place) -> Place:
    try:
        listen(place).close()
    except CannotListen:
        return replace(place, port=free_port(place.host))
    return place


class _About(Struct):
    version: str


def _is_ours(address: str) -> bool:
    """Whether a Faubourg answers there."""
    try:
        with urlopen(f"{address}api/about", timeout=1) as reply:
            msgspec.json.decode(reply.read(10_000), type=_About)
    except (OSError, URLError, HTTPException, DecodeError):
        return False
    return True


def _show(address: str, wanted: bool) -> None:
    """Open the page, unless the only browser would take over the terminal."""
    screen = os.name == "nt" or sys.platform == "darwin"
    screen = screen or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
    if wanted and screen:
        webbrowser.open(address)
