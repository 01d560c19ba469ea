"""A program at a seat of a server's table: what it is asked, what it plays, and its line there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from time import monotonic, sleep
from typing import Any, NamedTuple

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection

from faubourg.bots.own_bots.line_process import ProgramFailed
from faubourg.bots.own_bots.program_command import ProgramCommand
from faubourg.bots.own_bots.program_conversation import (
    TRIES,
    ProgramConversation,
    failure_in_words,
    kept_failing,
    not_a_move,
)
from faubourg.bots.own_bots.program_messages import (
    PROTOCOL,
    EditionPlayed,
    Hello,
    OfferedMove,
    RefusedMove,
    SeenMove,
)
from faubourg.cli.table_client import TableClient, error_of
from faubourg.core.errors import FaubourgError
from faubourg.core.game_protocol import Outcome
from faubourg.core.messages import messages
from faubourg.core.phrases import Phrase
from faubourg.server.messages.http_messages import TableInfo, Told
from faubourg.server.messages.socket_messages import Complaint, Refused, TableState

PACE = 0.05
"""Seconds between two moves: a server shows out whoever says too much at once."""
PAUSES = (1.0, 2.0, 4.0, 8.0, 16.0)
"""Seconds before a line that was lost is tried again, and again."""
FINAL = {1008, 4401, 4403, 4404}
"""Closing codes after which nobody is let in again."""
BUSY = {"house-busy", "too-many-requests", "kept-too-much"}
"""Complaints that pass with time."""
HARMLESS = {"nothing-proposed", "not-asked"}
"""Complaints of one who agreed to something that was withdrawn meanwhile."""
KINDS = {"table": TableInfo, "state": TableState, "refused": Refused, "complaint": Complaint}


def hello(info: TableInfo, seat: int, seconds: float) -> Hello:
    edition = EditionPlayed(info.edition, info.edition_hash)
    names = tuple(each.name for each in info.seats)
    about = (info.game, edition, info.options, len(names), seat, names)
    return Hello(PROTOCOL, *about, seconds, iterations=None)


class Move(NamedTuple):
    """A move, and the position that it is meant for."""

    seq: int
    text: str


@contextmanager
def getting_up(client: TableClient) -> Iterator[None]:
    """Whoever has a seat and cannot go on leaves it, so that the others need not wait."""
    try:
        yield
    except (FaubourgError, KeyboardInterrupt):
        with suppress(WebSocketException, OSError), client.socket() as socket:
            _say(socket, type="leave")
        raise


class ProgramGuest:
    """A program at a seat, and the line to its table, which may break and come back."""

    def __init__(
        self, client: TableClient, seat: int, command: ProgramCommand, seconds: float
    ) -> None:
        self._client, self._seat = client, seat
        self._talk = ProgramConversation(command, hello(client.info(), seat, seconds))
        self._log: list[Told] = []
        self._move: Move | None = None
        """What the program has chosen last, over this line."""
        self._tries, self._patience = TRIES, len(PAUSES)
        self._moved_at = 0.0
        self._pauses = iter(PAUSES)

    def play(self) -> Outcome | None:
        """How the game ended; None if the players agreed to end it before."""
        outcome: Outcome | None = None
        try:
            outcome = self._play_on_every_line()
        except ProgramFailed as error:
            phrase = failure_in_words(error, self._talk.last_words())
            raise ProgramFailed("join-left", failure=phrase) from None
        finally:
            self._talk.end(outcome)
        return outcome

    def _play_on_every_line(self) -> Outcome | None:
        while True:
            try:
                with self._client.socket() as socket:
                    return self._listen(socket)
            except (WebSocketException, OSError) as error:
                self._wait_after(error)

    def _wait_after(self, error: Exception) -> None:
        """A pause before the line is tried again, if that makes sense."""
        if isinstance(error, ConnectionClosed) and error.rcvd and error.rcvd.code in FINAL:
            raise FaubourgError("join-shown-out", code=error.rcvd.code) from None
        if (pause := next(self._pauses, None)) is None:
            raise self._client.out_of_reach(error) from None
        sleep(pause)

    def _listen(self, socket: ClientConnection) -> Outcome | None:
        self._log, self._move = [], None
        _say(socket, type="look", seat=self._seat, seq=0)
        while True:
            match understood(socket.recv()):
                case TableInfo(ended=True):
                    return None
                case TableInfo() as info:
                    self._agree(socket, info)
                case TableState(to_act=None, outcome=outcome):
                    return outcome
                case TableState(seat=seat) as state if seat == self._seat:
                    self._take_in(state)
                    self._decide(socket, state)
                case Refused() as refused:
                    self._choose_again(socket, refused)
                case Complaint(phrase):
                    self._bear(socket, phrase)

    def _agree(self, socket: ClientConnection, info: TableInfo) -> None:
        """A program minds neither a take-back nor an early end."""
        if info.proposal is not None and self._seat in info.proposal.needed:
            _say(socket, type="answer", yes=True, seq=info.seq)

    def _take_in(self, state: TableState) -> None:
        lines, earlier = [*state.log], state.earlier
        known = self._log[-1].seq if self._log else -1
        while earlier is not None and (not lines or lines[0].seq > known):
            page = self._client.log_page(self._seat, earlier)
            lines, earlier = [*page.lines, *lines], page.earlier
        self._log += [line for line in lines if line.seq > known]
        self._pauses = iter(PAUSES)  # this line holds

    def _seen(self) -> list[SeenMove]:
        """The moves that stand: those that were taken back are left out."""
        standing: list[Told] = []
        for line in self._log:
            if (first := line.undoes) is not None:
                standing = [each for each in standing if each.seq < first]
            elif line.text:
                standing.append(line)
        return [SeenMove(line.seat, line.text) for line in standing]

    def _decide(self, socket: ClientConnection, state: TableState) -> None:
        if not state.moves or (self._move and self._move.seq == state.seq):
            return
        self._tries, self._patience = TRIES, len(PAUSES)
        offered = [OfferedMove(move.text, move.points) for move in state.moves]
        answer = self._talk.ask(state.view, offered, self._seen())
        self._make(socket, Move(state.seq, answer.move))

    def _choose_again(self, socket: ClientConnection, refused: Refused) -> None:
        sentence = messages("en").refusal(refused.refusal, refused.remedy)
        rule, key = refused.refusal.rule, refused.refusal.reason
        instead = refused.remedy.moves
        self._refuse(
            socket, RefusedMove(refused.text, rule, key, sentence, instead, self._tries - 1)
        )

    def _bear(self, socket: ClientConnection, phrase: Phrase) -> None:
        """A complaint of the server: it is busy, or what we said is no move at all."""
        if phrase.key in HARMLESS:
            return
        if self._move is None:
            raise error_of(phrase)
        if phrase.key not in BUSY:
            said = not_a_move(self._move.text, error_of(phrase), self._tries - 1)
            self._refuse(socket, said)
        elif self._patience:
            self._patience -= 1
            sleep(PAUSES[-1 - self._patience])
            self._make(socket, self._move)
        else:
            raise error_of(phrase)

    def _refuse(self, socket: ClientConnection, refused: RefusedMove) -> None:
        self._tries -= 1
        if not self._tries:
            raise kept_failing(self._talk.name, refused.move)
        assert self._move is not None
        answer = self._talk.refuse(refused)
        self._make(socket, Move(self._move.seq, answer.move))

    def _make(self, socket: ClientConnection, move: Move) -> None:
        sleep(max(0.0, self._moved_at + PACE - monotonic()))
        self._move, self._moved_at = move, monotonic()
        _say(socket, type="play", seq=move.seq, text=move.text)


def understood(text: str | bytes) -> object:
    """A message of the server that matters to whoever plays; None for any other."""
    try:
        found = msgspec.json.decode(text)
        kind: Any = KINDS.get(found.get("type"))
        return None if kind is None else msgspec.convert(found, kind)
    except (msgspec.DecodeError, msgspec.ValidationError, AttributeError):
        raise FaubourgError("join-not-understood") from None


def _say(socket: ClientConnection, **message: object) -> None:
    socket.send(msgspec.json.encode(message).decode())
