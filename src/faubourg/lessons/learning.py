"""How a lesson goes on: from where the learner stands and what they say, to an answer.

Everything is a pure function. The learner never leaves the recorded game: another move is answered
and taken back, so where somebody stands is a step and the number of moves made in it.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from faubourg.core.game_protocol import Refusal, Remedy
from faubourg.core.phrases import Facts, Phrase, facts
from faubourg.lessons.prepared_lesson import LEARNER, Course

OTHERS_BEFORE_HELP = 2
"""After so many answers that are not right, to be shown the move is offered."""
TRY_AGAIN = Phrase("lesson-try-again")


class Standing(Struct, frozen=True):
    """Where a learner stands. After the last step the lesson is over."""

    step: int = 0
    made: int = 0
    """Moves made in this step; as many as it has when it is done."""
    others: int = 0
    """Answers in a row that were not right."""


class Answer(Struct, frozen=True):
    """What the teacher says to a move or to the answer of a question."""

    verdict: Literal["right", "other", "wrong", "refused"]
    """`other` is a legal move that the lesson takes back, `wrong` no answer to the question."""
    said: tuple[Phrase, ...]
    points: int | None = None
    """What a legal move brings at once."""
    refusal: Refusal | None = None
    remedy: Remedy | None = None
    offers_help: bool = False


def is_over(course: Course, at: Standing) -> bool:
    return at.step >= len(course.steps)


def is_done(course: Course, at: Standing) -> bool:
    """Whether the step is done, and only the next one is to be opened."""
    step = course.steps[at.step]
    return at.made >= (step.decisions if step.asks == "move" else 1)


def moves_made(course: Course, at: Standing) -> int:
    """How many moves of the record stand on the table now."""
    return course.end if is_over(course, at) else course.decision(at.step, at.made)


def played_from(course: Course, at: Standing) -> int:
    """After how many moves the lesson played on by itself, until what is asked for now."""
    if at.step == 0 or at.made:
        return moves_made(course, at)
    before = course.steps[at.step - 1]
    return course.decision(at.step - 1, before.decisions if before.asks == "move" else 0)


def onward(course: Course, at: Standing) -> Standing:
    """The next step; it is played by the lesson if the learner has not."""
    return Standing(min(at.step + 1, len(course.steps)))


def back(course: Course, at: Standing) -> Standing:  # noqa: ARG001 - as for onward
    """The position of the step before."""
    return Standing(max(at.step - 1, 0))


def reply(course: Course, at: Standing, said: str) -> tuple[Answer, Standing]:
    """The answer to a move, a place or a choice; BadNotation if a move cannot be read."""
    step = course.steps[at.step]
    answer = _to_move(course, at, said) if step.asks == "move" else _to_question(course, at, said)
    if answer.verdict == "right":
        return answer, Standing(at.step, at.made + 1)
    others = at.others + 1
    return replace(answer, offers_help=others >= OTHERS_BEFORE_HELP), replace(at, others=others)


def question(course: Course, at: Standing) -> Phrase:
    """What is asked for now, or was last; after the first move of a step, what comes next."""
    step = course.steps[at.step]
    last = step.decisions - 1 if step.asks == "move" else 0
    return _words(course, at, _numbered("question", min(at.made, last)))


def shown(course: Course, at: Standing) -> Phrase:
    """What to do, said outright."""
    return _words(course, at, _numbered("show", at.made))


def lights(course: Course, at: Standing) -> tuple[str, ...]:
    """The places that the step lights; none where all that is legal is lit."""
    return course.steps[at.step].light if at.made == 0 else ()


def moves_to_show(course: Course, at: Standing) -> tuple[str, ...]:
    """The moves of the record that are left in this step."""
    step = course.steps[at.step]
    if step.asks != "move":
        return ()
    return tuple(course.expected(at.step, made) for made in range(at.made, step.decisions))


def points_to_show(course: Course, at: Standing) -> int:
    """What those moves bring at once."""
    decisions = range(len(moves_to_show(course, at)))
    steps = (course.table.steps[course.decision(at.step, at.made + each)] for each in decisions)
    return sum(_points(course, step.before, step.move) for step in steps)


def answers_to_show(course: Course, at: Standing) -> tuple[str, ...]:
    """The places or the choice that answer the question of this step."""
    step = course.steps[at.step]
    return () if step.asks == "move" else step.right


def accepted(course: Course, at: Standing) -> frozenset[str]:
    """The moves with which the lesson goes on: that of the record, and those as good as it."""
    if is_over(course, at) or is_done(course, at) or course.steps[at.step].asks != "move":
        return frozenset()
    return frozenset((course.expected(at.step, at.made), *course.steps[at.step].right))


def remedy(course: Course, at: Standing, said: str) -> Remedy:
    """What to do instead of a refused move: nothing that the lesson would then turn down."""
    rules, state = course.rules, course.state(moves_made(course, at))
    found = rules.remedy(state, rules.read(said))
    return found if accepted(course, at).issuperset(found.moves) else Remedy(TRY_AGAIN)


def _to_question(course: Course, at: Standing, said: str) -> Answer:
    step = course.steps[at.step]
    if said in step.right:
        return Answer("right", (_words(course, at, "right"),))
    if step.asks == "place" and step.light and said not in step.light:
        return Answer("wrong", (Phrase("lesson-choose-lit", facts(game=course.rules.key)),))
    return Answer("wrong", (_words(course, at, _part(course, at, said)),))


def _to_move(course: Course, at: Standing, said: str) -> Answer:
    rules, state = course.rules, course.state(moves_made(course, at))
    move = rules.read(said)
    text = rules.write(move)
    if refusal := rules.why_not(state, move):
        return Answer("refused", (), refusal=refusal, remedy=remedy(course, at, said))
    points = _points(course, state, move)
    known = facts(points=points)
    recorded = course.table.steps[moves_made(course, at)].move
    if text in accepted(course, at):
        praise = _words(course, at, _numbered("right", at.made), known)
        return Answer("right", (praise, *_instead(course, state, move, recorded)), points)
    why = _words(course, at, _part(course, at, text), known)
    return Answer("other", (_worth(course, points), why), points)


def _instead(course: Course, state: Any, move: Any, recorded: Any) -> tuple[Phrase, ...]:
    """Where a move is as good as that of the record: with what the lesson goes on."""
    if move == recorded:
        return ()
    told = course.rules.tell(course.rules.view(state, LEARNER), recorded)
    return (Phrase("lesson-as-good", {"told": told}),)


def _worth(course: Course, points: int) -> Phrase:
    """That a move is legal, and what it brings or costs: points, or what the game has for them."""
    if not points:
        return Phrase("lesson-legal")
    known = facts(points=points) if points > 0 else facts(cost=-points)
    key = "lesson-legal-worth" if points > 0 else "lesson-legal-costs"
    return Phrase(key, {**known, "game": course.lesson.game})


def _points(course: Course, state: Any, move: Any) -> int:
    lines = course.rules.gain(state, move)
    return sum(line.points for line in lines if line.seat == LEARNER)


def _part(course: Course, at: Standing, said: str) -> str:
    """Which words answer what was said: those for it, for its like, or for anything else."""
    answers = course.steps[at.step].answers
    found = (part for pattern, part in answers.items() if fnmatchcase(said, pattern))
    return next(found, _numbered("other", at.made))


def _numbered(part: str, made: int) -> str:
    """The parts of the second move of a step and of later ones carry their number."""
    return part if made == 0 else f"{part}-{made + 1}"


def _words(course: Course, at: Standing, part: str, known: Facts = {}) -> Phrase:  # noqa: B006 - never changed
    key = course.steps[at.step].key
    return Phrase(f"{course.lesson.game}-lesson-{key}.{part}", known)
