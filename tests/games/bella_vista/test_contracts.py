"""BV-3.7 to BV-3.9: each contract, one short, exact and over."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from faubourg.core.messages import LANGUAGES, messages
from faubourg.games.bella_vista.card_conditions import contract_words, progress
from faubourg.games.bella_vista.model import Stage
from tests.games.bella_vista.positions import (
    BOX,
    PARTS,
    VISTA,
    building_turn,
    choices,
    coins,
    gain,
    index_of,
    play,
    position,
    reason,
    refused_by,
)

# Four squares of each district of London, away from each other.
ON = {
    "A": "a1 c1 a3 c3",
    "B": "a7 c7 a9 c9",
    "C": "e1 g1 e3 g3",
    "D": "a11 c11 a13 c13",
    "E": "i1 k1 i3 k3",
    "F": "e11 g11 e13 g13",
    "G": "i5 k5 i7 k7",
    "H": "i9 k9 i11 k11",
}
STRADDLING = "d1 d3 h1 h3"
"""Places of a no. 6 across two districts."""
BORDER = "a1 c1 a3 a12 l2"
RIVER = "a4 e4 a7 c7"
PARK = "l3 l5 e14 d8"


def single(squares: str, number: int = 8) -> list[str]:
    return [f"a{number} {square}" for square in squares.split()]


def places(mark: str) -> list[str]:
    """More buildings than the contract of this mark asks for, one after another towards it."""
    row = PARTS.contracts[index_of(PARTS.contracts, mark)]
    match row.kind:
        case "district":
            return single(ON[mark])
        case "each":
            return [f"a8 {ON[district].split()[0]}" for district in mark] + [
                f"a8 {ON[district].split()[1]}" for district in mark
            ]
        case "straddling":
            return single(STRADDLING, 6)
        case kind:
            return single({"border": BORDER, "river": RIVER, "park": PARK}[kind])


def is_open(mark: str, buildings: list[str], seats: int) -> bool:
    state = building_turn(8, *buildings, seats=seats, contracts=mark, stage=Stage.CONTRACT)
    refused = refused_by(state, f"@{mark}")
    assert refused in (None, "BV-3.7")
    return refused is None


@pytest.mark.rule("BV-3.7")
@pytest.mark.rule("BV-3.9")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("mark", [card.mark for card in PARTS.contracts])
def test_a_contract_one_short_exact_and_over(mark: str, seats: int) -> None:
    row = PARTS.contracts[index_of(PARTS.contracts, mark)]
    more = seats == 2 and row.kind in ("district", "river", "park")
    needed = {"district": 2, "each": len(mark), "straddling": 2, "border": 4}.get(
        row.kind, 2
    ) + more
    buildings = places(mark)
    assert not is_open(mark, buildings[: needed - 1], seats)
    assert is_open(mark, buildings[:needed], seats)
    assert is_open(mark, buildings[: needed + 1], seats)


@pytest.mark.rule("BV-3.7")
@pytest.mark.parametrize("mark", [card.mark for card in PARTS.contracts])
def test_buildings_of_others_and_neutral_ones_fulfil_nothing(mark: str) -> None:
    strangers = [f"{'bn'[n % 2]}{each[1:]}" for n, each in enumerate(places(mark))]
    assert not is_open(mark, strangers, 3)


@pytest.mark.rule("BV-3.8")
@pytest.mark.parametrize("mark", [*"ACEG", "AB", "CD", "EF", "GH", "ACEG", "BDFH"])
def test_a_straddling_building_is_entirely_on_no_district(mark: str) -> None:
    city = BOX.city(position().city)
    row = PARTS.contracts[index_of(PARTS.contracts, mark)]
    districts = city.districts.values()
    for number in range(1, 7):
        for spot in city.spots[number].values():
            touched = sum(bool(spot.mask & district) for district in districts)
            if touched > 1:
                assert progress(city, row, [spot.mask]) == 0


@pytest.mark.rule("BV-3.8")
def test_straddling_is_on_at_least_two_districts() -> None:
    city = BOX.city(BOX.layout("london"))
    row = PARTS.contracts[index_of(PARTS.contracts, "X")]
    for number in range(1, 9):
        for spot in city.spots[number].values():
            touched = sum(bool(spot.mask & district) for district in city.districts.values())
            assert progress(city, row, [spot.mask]) == (touched > 1)


@pytest.mark.rule("BV-3.7")
def test_a_building_beside_two_parks_counts_once() -> None:
    assert not is_open("P", single("h14"), 4)


@pytest.mark.rule("BV-3.7")
def test_one_contract_for_each_construction_and_no_obligation() -> None:
    state = building_turn(8, *single("a1 c1 a3"), contracts="A O X P", stage=Stage.CONTRACT)
    assert choices(state) == {".", "@A"}
    assert play(state, ".").market == state.market
    taken = play(state, "@A")
    assert taken.stage is Stage.ROUND_END
    assert len(taken.market) == 3


@pytest.mark.rule("BV-3.7")
def test_a_contract_taken_is_not_replaced_before_the_end_of_the_round() -> None:
    state = position(
        *single("a1 c1"),
        offers=["a1=8", "b2=3", "c3=5", "d4=6"],
        contracts="A O X P",
        stage=Stage.CONTRACT,
        revealed=1,
    )
    after = play(state, "@A", "=3")
    assert len(after.market) == 3
    assert reason(after, "@O") == "build-first"


@pytest.mark.rule("BV-3.7")
def test_a_contract_that_does_not_lie_open_is_refused() -> None:
    state = building_turn(8, *single("a1 c1"), contracts="O X P", stage=Stage.CONTRACT)
    assert reason(state, "@A") == "not-open"
    assert reason(state, "@O") == "not-fulfilled"


@pytest.mark.rule("BV-5.3")
def test_a_contract_adds_its_value_once() -> None:
    state = building_turn(8, *single("a1 c1"), contracts="A", stage=Stage.CONTRACT)
    assert gain(state, "@A") == 6
    after = play(state, "@A")
    assert coins(after, "BV-5.3") == 6
    assert after.coins == state.coins, "it cannot be spent"


@pytest.mark.rule("BV-R4")
@pytest.mark.parametrize("closed", [False, True])
def test_which_contracts_an_architect_has_is_in_every_view(closed: bool) -> None:
    state = position(taken=((3, 5), (), (7,), ()), closed_contracts=closed)
    for viewer in (None, 0, 1):
        seen = VISTA.view(state, viewer)  # type: ignore[arg-type]  # seats are numbers
        assert seen.taken == ((3, 5), (), (7,), ())
        assert seen.closed_contracts is closed


@pytest.mark.rule("BV-R4")
@pytest.mark.parametrize("closed", [False, True])
def test_the_log_names_a_closed_contract_to_its_owner_alone(closed: bool) -> None:
    state = building_turn(8, *single("a1 c1"), contracts="A", stage=Stage.CONTRACT)
    state = replace(state, closed_contracts=closed)
    for viewer in (None, 0, 1):
        seen = VISTA.view(state, viewer)  # type: ignore[arg-type]  # seats are numbers
        told = VISTA.tell(seen, VISTA.read("@A"))
        assert ("contract" in told.facts) is (viewer == 0 or not closed)


IN_WORDS = {
    "A": "2 bâtiments entièrement sur les feuilles unies, pour 6 pièces",
    "AB": "1 bâtiment entièrement sur chaque quartier des feuilles, pour 5 pièces",
    "ACEG": "1 bâtiment entièrement sur chaque quartier uni, pour 8 pièces",
    "X": "2 bâtiments à cheval sur plusieurs quartiers, pour 5 pièces",
    "O": "4 bâtiments en bordure, pour 7 pièces",
    "R": "2 bâtiments au bord d’une rivière, pour 6 pièces",
    "P": "2 bâtiments au bord d’un parc, pour 5 pièces",
}
"""A contract of each kind."""


@pytest.mark.parametrize("mark", IN_WORDS)
def test_contracts_of_every_kind_are_said_as_a_native_would(mark: str) -> None:
    card = PARTS.contracts[index_of(PARTS.contracts, mark)]
    assert messages("fr").say(contract_words(PARTS, card, 4)) == IN_WORDS[mark]


def test_districts_without_a_common_name_are_listed() -> None:
    card = replace(PARTS.contracts[index_of(PARTS.contracts, "AB")], districts="AD")
    said = [messages(language).say(contract_words(PARTS, card, 4)) for language in LANGUAGES]
    assert said[0].startswith("1 building entirely on each of these districts: plain leaves and ")
    assert said[1].startswith("1 bâtiment entièrement sur chacun de ces quartiers\u00a0: feuilles")
