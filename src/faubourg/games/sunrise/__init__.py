"""Sunrise Lane by Reiner Knizia: houses along a path, from the fountain outwards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.resources import files
from random import Random

from faubourg.core.edition import Edition
from faubourg.core.end_near_and_ties import EndNear, TieBreak
from faubourg.core.game_catalogue import Game
from faubourg.core.game_protocol import Actor, Options, Outcome, Refusal, Remedy, ScoreLine, Viewer
from faubourg.core.phrases import Phrase
from faubourg.games.sunrise import (
    end_near_and_ties,
    move_sentences,
    notation,
    refusals,
    remedies,
    rules,
    scoring,
    visibility,
)
from faubourg.games.sunrise.edition_schema import PRINTER, Components
from faubourg.games.sunrise.meta import META
from faubourg.games.sunrise.model import Move, State, SunriseOptions, View
from faubourg.games.sunrise.unpacked_edition import Box


class Sunrise:
    """The protocol of the house, fulfilled for one edition."""

    key = META.key
    options: type[Options] = SunriseOptions

    def __init__(self, edition: Edition[Components]) -> None:
        self.edition = edition
        self.box = Box(edition)
        self.seats = range(min(edition.play.houses_by_seats), max(edition.play.houses_by_seats) + 1)

    def settle(self, options: Options) -> Options:
        return options

    def setup(self, seats: int, options: Options) -> State:
        assert isinstance(options, SunriseOptions)
        return rules.setup(self.box, seats, options)

    def to_act(self, state: State) -> Actor:
        return rules.to_act(state)

    def chances(self, state: State) -> Mapping[Move, int]:
        return rules.chances(self.box, state)

    def pile(self, state: State) -> str:  # noqa: ARG002 - there is one pile only
        return "deck"

    def moves(self, state: State) -> Iterator[Move]:
        return rules.moves(self.box, state)

    def why_not(self, state: State, move: Move) -> Refusal | None:
        return refusals.why_not(self.box, state, move)

    def remedy(self, state: State, move: Move) -> Remedy:
        return remedies.remedy(self.box, state, move)

    def play(self, state: State, move: Move) -> State:
        return rules.play(self.box, state, move)

    def gain(self, state: State, move: Move) -> tuple[ScoreLine, ...]:
        return scoring.gain(self.box, state, move)

    def reveals(self, state: State, move: Move) -> bool:  # noqa: ARG002 - the move tells
        return visibility.reveals(move)

    def sheet(self, state: State, as_if_over: bool = False) -> tuple[ScoreLine, ...]:
        return scoring.sheet(self.box, state, as_if_over)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(self.box, state)

    def end_is_near(self, view: View) -> tuple[EndNear, ...]:
        return tuple(end_near_and_ties.end_is_near(self.box, view))

    def how_it_ended(self, view: View) -> Phrase | None:
        return end_near_and_ties.how_it_ended(self.box, view)

    def tie_break(self, view: View) -> TieBreak:
        return end_near_and_ties.tie_break(view)

    def view(self, state: State, viewer: Viewer) -> View:
        return visibility.view(self.box, state, viewer)

    def glimpse(self, state: State, move: Move, viewer: Viewer) -> Move:
        return visibility.glimpse(self.box, state, move, viewer)

    def imagine(self, view: View, rng: Random) -> State:
        return visibility.imagine(view, rng)

    def tell(self, view: View, move: Move) -> Phrase:
        return move_sentences.tell(self.box, view, move)

    def write(self, move: Move) -> str:
        return notation.write(self.box, move)

    def read(self, text: str) -> Move:
        return notation.read(self.box, text)

    def well_formed(self, seats: int) -> Iterator[Move]:  # noqa: ARG002 - the same for all
        return self.box.every_move()


GAME = Game(META, PRINTER, Sunrise, files("faubourg.games.sunrise") / "data")
