"""Lesson files: read whole, or refused with the field and the reason."""

from __future__ import annotations

import pytest

from faubourg.core.game_catalogue import find_game
from faubourg.lessons.lesson_file import FILE, MAX_TEXT, BadLesson, read_lesson
from faubourg.lessons.prepared_lesson import find_course, prepared

SUNRISE = (find_game("sunrise").data / FILE).read_text(encoding="utf-8")


def complaint(text: str) -> str:
    with pytest.raises(BadLesson) as refused:
        prepared(read_lesson(text, "my-lesson.toml"))
    return str(refused.value)


def changed(old: str, new: str) -> str:
    assert old in SUNRISE
    return SUNRISE.replace(old, new, 1)


def test_our_own_lesson_is_ready_to_be_given() -> None:
    course = prepared(read_lesson(SUNRISE, FILE))
    assert [step.key for step in course.steps][:3] == ["goal", "card", "dots"]
    assert course.table.over


def test_a_lesson_that_is_not_there_is_none() -> None:
    for game in ("sunrise", "bella_vista", "kensington"):
        has = (find_game(game).data / FILE).is_file()
        assert (find_course(game) is not None) == has


def test_an_unknown_key_is_named() -> None:
    said = complaint(changed('asks = "place"', 'asks = "place"\ncolour = "red"'))
    assert "my-lesson.toml" in said
    assert "colour" in said
    assert "not known here" in said


def test_a_text_that_is_no_toml_is_refused() -> None:
    assert "TOML" in complaint("moves = [")


def test_a_file_beyond_all_bounds_is_not_even_read() -> None:
    assert f"{MAX_TEXT:,}" in complaint("#" * (MAX_TEXT + 1))


def test_too_many_steps_are_refused() -> None:
    step = '\n[[steps]]\nkey = "again"\nrule = "SL-2.1"\n'
    assert "steps" in complaint(SUNRISE + step * 20)


def test_marks_and_steps_belong_together() -> None:
    assert "marks" in complaint(changed("[park]", "[bridge]"))
    assert "marks" in complaint(changed("[goal] [card]", "[card] [goal]"))


def test_a_question_needs_a_right_answer() -> None:
    assert "steps.goal.right" in complaint(changed('right = ["f6"]\n', ""))


def test_a_choice_needs_choices_and_only_a_choice_has_them() -> None:
    assert "steps.dots.choices" in complaint(changed('choices = ["one", "two", "four"]\n', ""))
    assert "steps.goal.choices" in complaint(
        changed('right = ["f6"]', 'right = ["f6"]\nchoices = ["one"]')
    )
    assert "steps.dots.right" in complaint(changed('right = ["two"]', 'right = ["three"]'))


def test_the_right_place_must_not_be_the_only_lit_one() -> None:
    lit = 'light = ["f6", "f4", "d6", "h8"]'
    assert "steps.goal.light" in complaint(changed(lit, 'light = ["f6"]'))
    assert "steps.goal.light" in complaint(changed(lit, 'light = ["f4"]'))


def test_a_move_that_the_rules_refuse_is_found_before_anybody_learns_it() -> None:
    said = complaint(changed("f5=2", "f5=3"))
    assert "moves" in said
    assert "SL-2.3" in said


def test_a_step_that_asks_for_the_move_of_another_seat_is_refused() -> None:
    said = complaint(changed("[drawing] ++ +G +Y\n++", "++ +G +Y\n[drawing] ++"))
    assert "steps.drawing" in said


def test_a_step_cannot_ask_for_more_than_was_played() -> None:
    end = changed('key = "end"\n', 'key = "end"\ndecisions = 9\n')
    assert "steps.end" in complaint(end)


def test_an_edition_that_does_not_exist_is_refused() -> None:
    assert "boulevard" in complaint(changed('edition = "lane"', 'edition = "boulevard"'))
    assert "houses" in complaint(changed("2 = 12", '2 = "many"'))
