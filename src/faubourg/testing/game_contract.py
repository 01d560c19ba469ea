"""The whole contract of a game: one class, which a game's tests inherit."""

from __future__ import annotations

from faubourg.testing.fuzzed_file_tests import FuzzedFileTests
from faubourg.testing.golden_tests import GoldenTests
from faubourg.testing.lesson_tests import LessonTests
from faubourg.testing.play_tests import PlayTests
from faubourg.testing.position_tests import PositionTests
from faubourg.testing.puzzle_tests import PuzzleTests
from faubourg.testing.reason_tests import ReasonTests
from faubourg.testing.secrecy_tests import SecrecyTests
from faubourg.testing.sentence_tests import SentenceTests


class GameContract(
    PlayTests,
    SecrecyTests,
    SentenceTests,
    GoldenTests,
    FuzzedFileTests,
    ReasonTests,
    PositionTests,
    LessonTests,
    PuzzleTests,
):
    """Everything that a game promises. A subclass named Test… says `facts = FACTS`."""
