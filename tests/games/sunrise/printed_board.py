"""The board as the rules print it, and short ways to play and to read scores."""

from __future__ import annotations

from faubourg.core.game_protocol import Refusal, ScoreLine
from faubourg.games.sunrise import Sunrise
from faubourg.games.sunrise.model import Cards, State
from tests.games.sunrise.positions import cards_of, rules_of

LANE = rules_of("lane")
AVENUE = rules_of("avenue")
RULES = {"lane": LANE, "avenue": AVENUE}

BOARD = """
.. B3 G5 Y1 B5 P1 R1 G1 Y3 B4 ..
Y2 .. .. P3 .. B3 .. B5 .. .. P4
R2 .. .. R4 .. R4 .. Y3 .. .. R2
P4 G3 Y2 P1 B1 G2 B1 G4 P2 Y5 G2
G3 .. .. R4 .. Y2 .. R3 .. .. P3
R5 Y1 B4 G1 P2 @@ R2 P2 Y3 B2 G2
B2 .. .. B3 .. B2 .. R3 .. .. B4
R1 Y2 P4 Y1 R1 Y4 P2 B1 G3 Y3 G1
G4 .. .. G5 .. G3 .. G4 .. .. P3
P3 .. .. R3 .. P5 .. R2 .. .. Y4
.. P5 B3 Y4 G2 R3 P1 Y5 B2 R5 ..
"""
COLUMNS = "abcdefghijk"
NAMES = [f"{column}{row}" for row in range(1, 12) for column in COLUMNS]
PRINTED = dict(zip(NAMES, BOARD.split(), strict=True))
SPACES = [name for name, square in PRINTED.items() if square not in ("..", "@@")]
FOUNTAIN = "f6"
AREA_RULES = {"A1": "SL-5.2", "A2": "SL-5.2", "B1": "SL-5.3", "B2": "SL-5.3", "C": "SL-5.4"}


def near(name: str) -> set[str]:
    """The spaces that share a side with this square."""
    column, row = COLUMNS.index(name[0]), int(name[1:])
    sides = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
    names = {f"{COLUMNS[c]}{r}" for c, r in sides if 0 <= c < 11 and 1 <= r <= 11}
    return names & {*SPACES}


def area_of(name: str) -> str | None:
    """The corner that the space lies in; None on the beige cross."""
    column, row = COLUMNS.index(name[0]), int(name[1:]) - 1
    if 5 in (column, row):
        return None
    return {(0, 0): "A1", (0, 1): "B1", (1, 0): "B2", (1, 1): "A2"}[row > 5, column > 5]


def corners() -> list[str]:
    return [name for name in SPACES if area_of(name)]


def town(**buildings: str) -> str:
    """A picture with these buildings and nothing else: town(f5="a2", e6="##")."""
    assert set(buildings) <= set(SPACES), "no such space"
    return " ".join(buildings.get(name, ".") for name in NAMES)


def play(state: State, *texts: str, rules: Sunrise = LANE) -> State:
    """The position after legal moves; Nature's cards are said as well ("+R")."""
    for text in texts:
        move = rules.read(text)
        refused = rules.why_not(state, move)
        assert refused is None, f"{text}: {refused}"
        state = rules.play(state, move)
    return state


def why_not(state: State, text: str) -> Refusal | None:
    return LANE.why_not(state, LANE.read(text))


def refused_by(state: State, text: str) -> str | None:
    """The rule that the move breaks, None for a legal one; the list of moves says the same."""
    refusal = why_not(state, text)
    assert (text in choices(state)) is (refusal is None)
    return refusal.rule if refusal else None


def choices(state: State) -> set[str]:
    """Every legal move, as text."""
    return {LANE.write(move) for move in LANE.moves(state)}


def park_spaces(state: State) -> set[str]:
    """Where a park may be built now."""
    return {text.split("@")[0] for text in choices(state) if "@" in text}


def hand(letters: str) -> Cards:
    return cards_of(LANE, letters)


def gain(state: State, text: str) -> int:
    """The points that the move brings at once."""
    return sum(line.points for line in LANE.gain(state, LANE.read(text)))


def totals(state: State, rules: Sunrise = LANE, *, as_if_over: bool = False) -> tuple[int, ...]:
    points = [0] * len(state.hands)
    for line in rules.sheet(state, as_if_over):
        points[line.seat] += line.points
    return tuple(points)


def bonus_lines(state: State, area: str, rules: Sunrise = LANE) -> list[ScoreLine]:
    """The lines of one bonus as it stands."""
    lines = [line for line in rules.sheet(state, as_if_over=True) if line.rule == AREA_RULES[area]]
    return [line for line in lines if line.group == area]


def bonus(state: State, area: str, rules: Sunrise = LANE) -> tuple[int, ...]:
    """What each seat scores for one bonus; a seat without a line scores nothing."""
    points = [0] * len(state.hands)
    for line in bonus_lines(state, area, rules):
        points[line.seat] += line.points
    return tuple(points)


def ranked(state: State, area: str, rules: Sunrise = LANE) -> dict[str, object]:
    """The position of each seat that has points in one bonus, by its letter."""
    lines = bonus_lines(state, area, rules)
    return {"abcd"[line.seat]: line.facts["position"] for line in lines if line.points}
