"""Whoever ends the program from outside is answered as one who presses Ctrl-C."""

from __future__ import annotations

import signal


def end_as_by_ctrl_c() -> None:
    """From now on SIGTERM, and closing the terminal, interrupt: what was done is kept and told."""
    for name in ("SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)
        # Under nohup a closed terminal is meant to change nothing.
        if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, signal.default_int_handler)
