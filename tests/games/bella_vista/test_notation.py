"""How moves of Bella Vista are written, read and told."""

from __future__ import annotations

import pytest

from faubourg.core.errors import BadNotation
from faubourg.core.messages import LANGUAGES, messages
from faubourg.games.bella_vista.model import (
    RIGHT,
    Decline,
    DrawCard,
    DrawCluster,
    DrawHeight,
    Offer,
    Place,
    Reveal,
    Stage,
    TakeContract,
)
from faubourg.games.bella_vista.move_sentences import tell
from tests.games.bella_vista.positions import BOX, VISTA, building_turn, position

SAID = [
    ("2=6", Offer(1, 6)),
    ("x=6", Offer(RIGHT, 6)),
    ("X=?", Offer(RIGHT, 0)),
    ("f5", Place(BOX.square_named["f5"], 0)),
    ("F5/3", Place(BOX.square_named["f5"], 3)),
    ("@ab", TakeContract(8)),
    (".", Decline()),
    ("+?", DrawCard(0)),
    ("=6", Reveal(6)),
    ("*p", DrawHeight(0)),
    ("*G10", DrawCluster(1)),
]


@pytest.mark.parametrize(("text", "move"), SAID)
def test_a_move_is_read_in_capitals_or_not(text: str, move: object) -> None:
    assert VISTA.read(f" {text} ") == move


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "is not a move"),
        ("f5/4", "is not a move"),
        ("9=1", "is not a move"),
        ("2=9", "There is no card no.\u00a09"),
        ("+9", "There is no card no.\u00a09"),
        ("@ZZ", "There is no card ZZ"),
        ("*ZZ", "There is no card ZZ"),
        (">9", "There is no seat 9"),
        ("f27", "There is no square f27"),
        ("f0", "There is no square f0"),
    ],
)
def test_what_is_no_move_says_what_was_expected(text: str, expected: str) -> None:
    with pytest.raises(BadNotation) as caught:
        VISTA.read(text)
    assert expected in messages("en").say(caught.value.phrase)
    assert messages("fr").say(caught.value.phrase)


TOLD = [
    (
        position(hands=("6",)),
        "2=6",
        ["pays 5 coins for slot 2 and lays down no.\u00a06", "paie 5 pièces"],
    ),
    (position(hands=("6",)), "2=?", ["lays down a card", "pose une carte"]),
    (position(hands=("6",)), "x=?", ["cannot pay", "ne peut pas payer"]),
    (
        building_turn(6),
        "a1",
        ["builds no.\u00a06 on a1 and b1: 3 coins", "le n°\u00a06 en a1 et b1"],
    ),
    (building_turn(6, constraint="CD"), "a1", ["has to build", "doit construire"]),
    (building_turn(6, stage=Stage.NEUTRAL), "a1", ["the neutral no.\u00a01", "n°\u00a01 neutre"]),
    (
        building_turn(6, stage=Stage.NEUTRAL, constraint="CD"),
        "a1",
        [
            "has to place the neutral no.\u00a01 on the border, on a1",
            "doit placer le n°\u00a01 neutre en bordure, en a1",
        ],
    ),
    (
        building_turn(6, stage=Stage.NEUTRAL, round=6, constraint="CD"),
        "c3",
        [
            "not even on the border, so Ann places the neutral no.\u00a06 on c3",
            "même en bordure, place le n°\u00a06 neutre en c3",
        ],
    ),
    (building_turn(6), ".", ["no room for no.\u00a06: Ann sets it aside", "met de côté"]),
    (
        building_turn(6, stage=Stage.NEUTRAL),
        ".",
        ["no room for the neutral no.\u00a01", "place pour le n°\u00a01 neutre"],
    ),
    (
        building_turn(6, stage=Stage.CONTRACT, contracts="A"),
        ".",
        ["fulfils none of the contracts", "ne remplit aucun des contrats"],
    ),
    (
        building_turn(
            8, "a8 a1", "a7 c1", "a6 a3", "a5 a12", contracts="A O X P", stage=Stage.CONTRACT
        ),
        ".",
        ["takes no contract", "ne prend pas"],
    ),
    (
        building_turn(6, stage=Stage.STOPPED),
        ".",
        ["turn stops there", "en reste là"],
    ),
    (
        building_turn(6, stage=Stage.NEUTRAL_BUILT),
        ".",
        ["The round is over", "La manche est terminée"],
    ),
    (
        building_turn(6, stage=Stage.CONTRACT),
        "@A",
        [
            "2 buildings entirely on plain leaves, worth 6 coins",
            "entièrement sur les feuilles unies",
        ],
    ),
    (position(), ">2", ["A start card is drawn: Bea’s.", "tirée\u00a0: Bea"]),
    (position(), "!P+", ["Round 1: park required", "parc imposé"]),
    (position(), "*O", ["heights on the border", "hauteurs en bordure"]),
    (position(), "*G5", ["5 coins less for each", "5 pièces de moins par"]),
    (
        position(),
        "%ACEG",
        ["on each plain district, worth 8 coins", "sur chaque quartier uni, pour 8 pièces"],
    ),
    (position(), "+4", ["Ann draws no.\u00a04", "Ann pioche le n°\u00a04"]),
    (position(hands=("123", "123", "123", "123")), "+?", ["draws a card", "pioche une carte"]),
    (
        position(offers=["b1=4"], stage=Stage.REVEAL),
        "=4",
        ["Bea turns over no.\u00a04", "Bea révèle"],
    ),
]


@pytest.mark.parametrize(("state", "text", "words"), TOLD, ids=[text for _, text, _ in TOLD])
def test_a_move_is_told_about_whoever_made_it(state: object, text: str, words: list[str]) -> None:
    view = VISTA.view(state, None)  # type: ignore[arg-type]  # a state
    phrase = tell(BOX, view, VISTA.read(text))
    for language, expected in zip(LANGUAGES, words, strict=True):
        assert expected in messages(language).say(phrase, ["Ann", "Bea", "Cid", "Dan"])
