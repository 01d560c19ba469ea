"""A program of one's own at a table of a server, as a guest like any other.

The program runs here, on the machine of whoever starts it: no server ever starts one.
"""

from __future__ import annotations

from rich.console import Console

from faubourg.bots.own_bots.program_command import program_command
from faubourg.bots.own_bots.program_conversation import ProgramConversation
from faubourg.cli.program_guest import ProgramGuest, getting_up, hello
from faubourg.cli.table_client import TableClient, table_link
from faubourg.core.errors import BadOption
from faubourg.core.game_protocol import Outcome
from faubourg.core.messages import Messages


def join_table(
    console: Console, texts: Messages, link: str, words: str, name: str, seconds: float
) -> None:
    """Take the seat that the link leads to, and let the program play there to the end."""
    command = program_command(words)
    if command is None:
        raise BadOption("join-needs-program", name=words)
    client = TableClient(table_link(link))
    info = client.info()
    # Greeted once before: a program that cannot play takes nobody's seat.
    ProgramConversation(command, hello(info, 0, seconds)).end()
    entered = client.enter(name or command.name)
    if entered.role != "seat" or entered.seat is None:
        raise BadOption("join-no-seat")
    with getting_up(client):
        console.print(texts.text("join-seated", name=name or command.name, number=entered.seat + 1))
        outcome = ProgramGuest(client, entered.seat, command, seconds).play()
    _report(console, texts, outcome, entered.seat)


def _report(console: Console, texts: Messages, outcome: Outcome | None, seat: int) -> None:
    if outcome is None:
        console.print(texts.text("join-ended"))
        return
    place, points, seats = outcome.places[seat], outcome.totals[seat], len(outcome.places)
    console.print(texts.text("join-over", place=place, seats=seats, points=points))
