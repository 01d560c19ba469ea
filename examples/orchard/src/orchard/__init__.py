"""Orchard: trees of one's own side by side, from cards that nobody else sees."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.resources import files
from random import Random

from faubourg.core.edition import Edition
from faubourg.core.game_catalogue import Game
from faubourg.core.game_protocol import Actor, Options, Outcome, Refusal, Remedy, ScoreLine, Viewer
from faubourg.core.phrases import Phrase
from faubourg.core.remedies import for_example

from orchard import move_sentences, notation, refusals, rules, scoring, visibility
from orchard.edition_schema import PRINTER, Box, Components
from orchard.meta import META
from orchard.model import GameOptions, Move, State, View


class Orchard:
    """The protocol of the house, fulfilled for one edition."""

    key = META.key
    options: type[Options] = GameOptions

    def __init__(self, edition: Edition[Components]) -> None:
        self.edition = edition
        self.box = Box(edition)
        self.seats = range(2, edition.play.most_seats + 1)

    def settle(self, options: Options) -> Options:
        return options

    def setup(self, seats: int, options: Options) -> State:
        assert isinstance(options, GameOptions)
        return rules.setup(self.box, seats, options)

    def to_act(self, state: State) -> Actor:
        return rules.to_act(state)

    def chances(self, state: State) -> Mapping[Move, int]:
        return rules.chances(self.box, state)

    def pile(self, state: State) -> str:
        return "deck"

    def moves(self, state: State) -> Iterator[Move]:
        return rules.moves(self.box, state)

    def why_not(self, state: State, move: Move) -> Refusal | None:
        return refusals.why_not(self.box, state, move)

    def remedy(self, state: State, move: Move) -> Remedy:
        return for_example(self, state, move)

    def play(self, state: State, move: Move) -> State:
        return rules.play(self.box, state, move)

    def gain(self, state: State, move: Move) -> tuple[ScoreLine, ...]:
        return scoring.gain(self.box, state, move)

    def reveals(self, state: State, move: Move) -> bool:
        return visibility.reveals(state, move)

    def sheet(self, state: State, as_if_over: bool = False) -> tuple[ScoreLine, ...]:
        return scoring.sheet(self.box, state, as_if_over)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(self.box, state)

    def view(self, state: State, viewer: Viewer) -> View:
        return visibility.view(self.box, state, viewer)

    def glimpse(self, state: State, move: Move, viewer: Viewer) -> Move:
        return visibility.glimpse(state, move, viewer)

    def imagine(self, view: View, rng: Random) -> State:
        return visibility.imagine(self.box, view, rng)

    def tell(self, view: View, move: Move) -> Phrase:
        return move_sentences.tell(self.box, view, move)

    def write(self, move: Move) -> str:
        return notation.write(self.box, move)

    def read(self, text: str) -> Move:
        return notation.read(self.box, text)

    def well_formed(self, seats: int) -> Iterator[Move]:
        return self.box.every_move()


HERE = files("orchard")
GAME = Game(META, PRINTER, Orchard, HERE / "data", HERE / "locale")
