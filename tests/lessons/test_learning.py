"""How a lesson answers: pure functions of where the learner stands and what they say."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from faubourg.core.errors import BadNotation
from faubourg.core.messages import LANGUAGES, messages
from faubourg.core.phrases import Phrase
from faubourg.lessons.duration import minutes_of
from faubourg.lessons.learning import (
    Answer,
    Standing,
    accepted,
    answers_to_show,
    back,
    is_done,
    is_over,
    lights,
    moves_made,
    moves_to_show,
    onward,
    played_from,
    points_to_show,
    question,
    reply,
    shown,
)
from faubourg.lessons.prepared_lesson import LEARNER, Course, find_course, games_with_lessons
from faubourg.lessons.said_to_learner import said_to_learner


@pytest.fixture
def course() -> Course:
    found = find_course("sunrise")
    assert found is not None
    return found


def at(course: Course, key: str, made: int = 0) -> Standing:
    return Standing([step.key for step in course.steps].index(key), made)


def english(answer: Answer) -> str:
    return " ".join(messages("en").say(phrase) for phrase in answer.said)


def test_a_right_place_opens_the_next_step(course: Course) -> None:
    answer, after = reply(course, Standing(), "f6")
    assert answer.verdict == "right"
    assert is_done(course, after)
    assert onward(course, after) == Standing(1)


def test_a_wrong_place_says_where_to_look(course: Course) -> None:
    answer, after = reply(course, Standing(), "d6")
    assert answer.verdict == "wrong"
    assert "in the middle" in english(answer)
    assert not is_done(course, after)


def test_a_place_that_is_not_lit_is_answered_with_those_that_are() -> None:
    """What is said to lit places may be untrue of it: this one has flowers, too."""
    city = find_course("bella_vista")
    assert city is not None
    at_ground = at(city, "ground")
    answer, after = reply(city, at_ground, "k7")
    assert answer.verdict == "wrong"
    assert english(answer) == "Choose one of the lit squares."
    assert after.step == at_ground.step


def test_a_wrong_turn_may_have_an_answer_of_its_own(course: Course) -> None:
    near, _ = reply(course, at(course, "card"), "e6")
    far, _ = reply(course, at(course, "card"), "f4")
    assert english(near) != english(far)


def test_another_legal_move_is_worth_what_the_rules_say_and_is_taken_back(course: Course) -> None:
    begun = at(course, "two-cards")
    answer, after = reply(course, begun, "f5=1")
    assert (answer.verdict, answer.points) == ("other", 2)
    assert english(answer).startswith("You could: it brings 2 points. But")
    assert moves_made(course, after) == moves_made(course, begun)


def test_a_move_without_points_is_only_possible(course: Course) -> None:
    answer, _ = reply(course, at(course, "path"), ".")
    assert english(answer).startswith("You could. ")


def test_an_illegal_move_is_refused_by_its_rule(course: Course) -> None:
    answer, _ = reply(course, at(course, "path"), "k1=1")
    assert answer.verdict == "refused"
    assert answer.refusal is not None
    assert answer.refusal.rule.startswith("SL-")
    assert answer.remedy is not None


@pytest.mark.parametrize("game", games_with_lessons())
def test_no_refusal_proposes_what_the_lesson_would_turn_down(game: str) -> None:
    found = find_course(game)
    assert found is not None
    for where in _decisions(found):
        accepts = accepted(found, where)
        for text in {*found.record.moves} - accepts:
            answer, _ = reply(found, where, text)
            if answer.verdict == "refused" and answer.remedy is not None:
                assert accepts.issuperset(answer.remedy.moves), (where, text)


def _decisions(course: Course) -> Iterator[Standing]:
    for number, step in enumerate(course.steps):
        if step.asks == "move":
            yield from (Standing(number, made) for made in range(step.decisions))


def test_points_are_called_what_the_game_calls_them() -> None:
    said = [messages(language).say(PAID) for language in LANGUAGES]
    assert said == ["You could: it brings 3 coins.", "Possible\u00a0: cela rapporte 3 pièces."]


PAID = Phrase("lesson-legal-worth", {"points": 3, "game": "bella_vista"})


@pytest.mark.parametrize(("game", "minutes"), [("sunrise", 6), ("bella_vista", 7)])
def test_the_minutes_are_counted_from_words_and_answers(game: str, minutes: int) -> None:
    found = find_course(game)
    assert found is not None
    assert abs(minutes_of(found) - minutes) <= 1
    twice = replace(found.lesson, steps=found.steps * 2, minutes=1)
    assert minutes_of(replace(found, lesson=twice)) > minutes_of(found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games_with_lessons())
def test_the_learner_is_told_of_own_moves_with_you(game: str, language: str) -> None:
    found = find_course(game)
    assert found is not None
    texts = messages(language)
    for step in found.table.steps:
        seen = found.rules.glimpse(step.before, step.move, LEARNER)
        told = found.rules.tell(found.rules.view(step.before, LEARNER), seen)
        said = texts.say(said_to_learner(told, texts), ("Ann", "Ben"))
        assert "Ann" not in said


def test_what_is_no_move_is_no_answer(course: Course) -> None:
    with pytest.raises(BadNotation):
        reply(course, at(course, "path"), "upstairs")


def test_help_is_offered_after_two_other_answers(course: Course) -> None:
    first, after = reply(course, at(course, "path"), ".")
    second, after = reply(course, after, "e4=1")
    assert (first.offers_help, second.offers_help) == (False, True)
    _, right = reply(course, after, "g4=1")
    assert right.others == 0


def test_a_step_of_two_moves_is_done_after_both(course: Course) -> None:
    begun = at(course, "path")
    assert moves_to_show(course, begun) == ("g4=1", "h4=1")
    _, once = reply(course, begun, "g4=1")
    assert not is_done(course, once)
    assert moves_to_show(course, once) == ("h4=1",)
    assert shown(course, once) != shown(course, begun)
    answer, twice = reply(course, once, "h4=1")
    assert is_done(course, twice)
    assert answer.points == 4


def test_what_is_shown_of_a_step_brings_what_its_moves_bring(course: Course) -> None:
    assert points_to_show(course, at(course, "path")) == 1 + 4
    assert points_to_show(course, at(course, "path", 1)) == 4
    assert points_to_show(course, at(course, "goal")) == 0


def test_the_second_move_of_a_step_is_asked_for_in_words_of_its_own(course: Course) -> None:
    said = [messages("en").say(question(course, at(course, "path", made))) for made in range(3)]
    assert "lit space" in said[0]
    assert said[1] == said[2] == "Next: build the third House of your path."
    assert question(course, at(course, "goal", 1)) == question(course, at(course, "goal"))


def test_what_the_lesson_played_by_itself_begins_after_the_last_decision(course: Course) -> None:
    begun = at(course, "path")
    played = course.record.moves[played_from(course, begun) : moves_made(course, begun)]
    assert played == ("++", "+B", "+G", "f4=1")
    assert played_from(course, at(course, "path", 1)) == moves_made(course, at(course, "path", 1))
    assert played_from(course, Standing()) == moves_made(course, Standing())
    assert played_from(course, at(course, "card")) == moves_made(course, at(course, "card"))


def test_a_move_that_is_as_good_says_with_what_the_lesson_goes_on() -> None:
    vista = find_course("bella_vista")
    assert vista is not None
    answer, after = reply(vista, at(vista, "offer"), "5=8")
    assert answer.verdict == "right"
    assert is_done(vista, after)
    as_good = said_to_learner(answer.said[-1], messages("en"))
    said = messages("en").say(as_good, ("Ann", "Ben"))
    assert said.startswith("Just as good. To keep to its plan")
    assert "You take slot 5" in said
    assert "7" in said


def test_the_lights_of_a_step_are_those_of_its_first_move(course: Course) -> None:
    assert lights(course, at(course, "path")) == ("e4", "g4")
    assert lights(course, at(course, "path", 1)) == ()


def test_what_nature_answers_is_seen_before_the_step_is_over(course: Course) -> None:
    _, after = reply(course, at(course, "drawing"), "++")
    view = course.rules.view(course.state(moves_made(course, after)), None)
    assert view.hand_sizes[0] == 4


def test_back_restores_the_step_before_and_skip_plays_the_step(course: Course) -> None:
    assert back(course, at(course, "path", 1)) == at(course, "drawing")
    assert back(course, Standing()) == Standing()
    assert onward(course, at(course, "path")) == at(course, "park")


def test_after_the_last_step_the_game_is_over(course: Course) -> None:
    over = onward(course, at(course, "end"))
    assert is_over(course, over)
    assert course.rules.outcome(course.state(moves_made(course, over))) is not None
    assert onward(course, over) == over


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_have_nothing_to_be_played(course: Course, language: str) -> None:
    assert moves_to_show(course, Standing()) == ()
    assert answers_to_show(course, Standing()) == ("f6",)
    assert answers_to_show(course, at(course, "path")) == ()
    assert "f6" in messages(language).say(shown(course, Standing()))


@pytest.mark.parametrize(("language", "word"), [("en", "second"), ("fr", "deuxième")])
def test_a_shorter_game_says_at_once_when_it_ends(language: str, word: str) -> None:
    found = find_course("kensington")
    assert found is not None
    assert found.lesson.play["end_at_birds"] == 2
    assert word in messages(language).text(f"kensington-lesson-{found.steps[0].key}.says")
