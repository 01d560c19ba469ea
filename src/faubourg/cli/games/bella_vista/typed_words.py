"""What is said at a table of Bella Vista: words for moves, slots that prices look like."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from faubourg.cli.table.game_vocabulary import GameTalk, MoveWords
from faubourg.cli.table.shape_pictures import Block, picture, rows_of
from faubourg.core.game_protocol import AnyRules, ScoreLine
from faubourg.core.phrases import Phrase, facts
from faubourg.games.bella_vista import BellaVista
from faubourg.games.bella_vista.model import RIGHT, UNKNOWN, Decline, Offer, Place, TakeContract
from faubourg.games.bella_vista.rules import price_of
from faubourg.games.bella_vista.unpacked_edition import Box


class BellaVistaTalk(GameTalk):
    verbs = ("offer", "build", "take", "decline")

    def words(self, rules: AnyRules, view: Any, move: Any) -> MoveWords | None:
        box = _box(rules)
        match move:
            case Offer(slot, card) if card != UNKNOWN:
                return _offer_words(box, view, slot, card)
            case Place(square, turn):
                turned = (f"turn:{turn}",) if turn else ()
                return MoveWords("build", (box.names[square], *turned), needs=turned)
            case TakeContract(card):
                mark = box.parts.contracts[card].mark.lower()
                return MoveWords("take", ("contract", mark))
            case Decline():
                return MoveWords("decline")
            case _:
                return None

    def example(self, moves: Sequence[Any]) -> Any:
        """The cheapest offer."""
        return max(moves, key=lambda move: move.slot if isinstance(move, Offer) else 0)

    def first(self, view: Any) -> int | None:
        """BV-1.4, BV-4.2 — whose card lies first below the board."""
        return view.order[0] if view.order else None

    def doubt(self, rules: AnyRules, view: Any, move: Any, legal: Sequence[Any]) -> Phrase | None:
        """BV-2.1 — whoever types a price means another slot than the one of that number.

        Not where the slot of that price cannot be had: then nobody was after it.
        """
        if not isinstance(move, Offer) or move.slot == RIGHT:
            return None
        prices = _box(rules).table(len(view.coins)).slots
        slot = move.slot + 1
        if slot not in prices or prices[move.slot] == slot:
            return None
        other = prices.index(slot)
        if Offer(other, move.card) not in legal:
            return None
        known = facts(slot=slot, price=prices[move.slot], other=other + 1)
        return Phrase("bella-doubt-slot", known)

    def goes_without_saying(self, moves: Sequence[Any]) -> bool:
        """BV-3.7, BV-R1 — nothing to take, or no room for the building."""
        return len(moves) == 1 and isinstance(moves[0], Decline)

    def score_words(self, line: ScoreLine) -> Phrase:
        """A contract as briefly as it is named while it lies open."""
        words, contract = super().score_words(line), line.facts.get("contract")
        if not isinstance(contract, Phrase):
            return words
        key = contract.key.removesuffix("-listed").replace("contract", "brief", 1)
        return Phrase(words.key, {**words.facts, "contract": Phrase(key, contract.facts)})

    def shapes(self, rules: AnyRules, view: Any) -> Sequence[Block]:
        """BV-R3 — every building as printed, then turned, as far as that makes a difference."""
        box = _box(rules)
        turns = box.city(view.city).turns
        return [
            picture(f"{number}/{turn}" if turn else str(number), rows_of(cells))
            for number in box.numbers
            for turn, cells in enumerate(turns[number])
        ]


def _box(rules: AnyRules) -> Box:
    assert isinstance(rules, BellaVista)
    return rules.box


def _offer_words(box: Box, view: Any, slot: int, card: int) -> MoveWords:
    """A bare number is the card; the slot is said to be one, or told by its price.

    Cards are put on slots as buildings are on squares: the verb of the one serves the other.
    """
    cards = ("build", str(card), f"card:{card}")
    if slot == RIGHT:
        return MoveWords("offer", ("right", *cards))
    slots = box.table(len(view.coins)).slots
    if slot >= len(slots):
        return MoveWords("offer", (f"slot:{slot + 1}", *cards))
    price = price_of(box, view, slot)
    return MoveWords("offer", (f"slot:{slot + 1}", f"price:{price}", *cards))


TALK = BellaVistaTalk()
