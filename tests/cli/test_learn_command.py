"""A lesson at the terminal: the moves are the learner's, the answers the teacher's."""

from __future__ import annotations

import pytest

from faubourg.lessons.learning import Standing
from faubourg.lessons.prepared_lesson import Course, find_course, games_with_lessons
from faubourg.testing.lesson_tests import other_answers, right_answer
from tests.cli.shell import Shell
from tests.cli.terminal import Terminal

PROMPT = "Your answer:"


def course_of(game: str) -> Course:
    course = find_course(game)
    assert course is not None
    return course


@pytest.mark.parametrize("game", games_with_lessons())
def test_a_lesson_is_played_from_the_first_step_to_the_invitation(shell: Shell, game: str) -> None:
    course = course_of(game)
    with Terminal(shell, "learn", game) as terminal:
        terminal.wait_for(PROMPT)
        for number, step in enumerate(course.steps):
            for made in range(step.decisions if step.asks == "move" else 1):
                last = number == len(course.steps) - 1 and made == step.decisions - 1
                until = f"faubourg play {game} --seats me,easy" if last else PROMPT
                said = terminal.ask(right_answer(course, Standing(number, made)), until)
                assert "✓" in said
        assert terminal.end() == 0
    assert f"Step {len(course.steps)} of {len(course.steps)}" in terminal.text
    assert "The goal" in terminal.text


def test_wrong_turns_are_answered_and_taken_back(shell: Shell) -> None:
    with Terminal(shell, "learn", "sunrise", "--step", "4", "--lang", "fr") as terminal:
        terminal.wait_for("Votre réponse :")
        legal = terminal.ask("f5=1", "Votre réponse :")
        refused = terminal.ask("construire f5 avec 3 cartes", "Votre réponse :")
        unread = terminal.ask("bonjour", "Votre réponse :")
        shown = terminal.ask("montrez-moi", "Votre réponse :")
        right = terminal.ask("construire f5 avec 2 cartes", "Votre réponse :")
        terminal.type("quitter")
        assert terminal.end() == 0
    assert "Possible : cela rapporte 2 points." in " ".join(legal.split())
    assert "Le" in legal
    assert "[SL-2.3]" in refused
    assert "montrez-moi dit ce qu’il faut faire" in refused
    assert "bonjour" in unread
    assert "2 × 2" in shown
    assert "Étape 5 sur 9" in right
    assert "faubourg learn sunrise --step 5" in terminal.text


def test_a_question_is_answered_by_a_number_or_a_place(shell: Shell) -> None:
    course = course_of("sunrise")
    with Terminal(shell, "learn", "sunrise", "--step", "2") as terminal:
        terminal.wait_for(PROMPT)
        for place in other_answers(course, Standing(1)):
            assert "↶" in terminal.ask(place, PROMPT)
        assert "1  1 point" in terminal.ask("F5", PROMPT)
        assert "↶" in terminal.ask("3", PROMPT)
        assert "Step 4 of 9" in terminal.ask("2", PROMPT)


@pytest.mark.parametrize(
    ("game", "step", "taught"),
    [
        ("sunrise", 1, "for instance a1"),
        ("sunrise", 3, "number of your answer"),
        ("sunrise", 4, "h6=1 is a one-floor House"),
        ("sunrise", 7, "h3@Y is a Park"),
        ("bella_vista", 3, "offers no. 2 on the first slot"),
        ("bella_vista", 9, "@AB takes the contract"),
        ("kensington", 2, "?H2 takes two squares in a line"),
        ("kensington", 7, "?^H2 buys"),
        ("kensington", 10, "0 is that of your door"),
    ],
)
def test_what_has_to_be_typed_is_taught_where_it_is_first_needed(
    shell: Shell, game: str, step: int, taught: str
) -> None:
    with Terminal(shell, "learn", game, "--step", str(step)) as terminal:
        assert taught in terminal.wait_for(PROMPT)
        assert taught not in terminal.ask("board", PROMPT)


@pytest.mark.parametrize(
    ("step", "typed"),
    [(1, "What to type: f6"), (3, "What to type: 2"), (4, "What to type: f5=2")],
)
def test_whoever_asks_to_be_shown_reads_what_to_type(shell: Shell, step: int, typed: str) -> None:
    with Terminal(shell, "learn", "sunrise", "--step", str(step)) as terminal:
        terminal.wait_for(PROMPT)
        assert typed in terminal.ask("show", PROMPT)


def test_the_second_move_of_a_step_is_asked_for_without_the_question_again(shell: Shell) -> None:
    with Terminal(shell, "learn", "sunrise", "--step", "6") as terminal:
        assert "Which lit space" in terminal.wait_for(PROMPT)
        second = terminal.ask("g4=1", PROMPT)
    assert "Next: build the third House" in second
    assert "Which lit space" not in second


def test_what_the_lesson_plays_is_told_in_words(shell: Shell) -> None:
    with Terminal(shell, "learn", "sunrise", "--step", "5") as terminal:
        terminal.wait_for(PROMPT)
        said = terminal.ask("++", PROMPT)
        shown = said[said.index("Meanwhile") :]
        assert "Neighbour draws instead of building" in shown
        assert "You build" in shown
        assert "Player 1" not in shown


def test_commands_that_the_prompt_names_work_in_a_lesson(shell: Shell) -> None:
    with Terminal(shell, "learn", "bella_vista", "--step", "4") as terminal:
        terminal.wait_for(PROMPT)
        assert "[BV-3.6]" in terminal.ask("l3?", PROMPT)
        assert "[BV-3.6]" in terminal.ask("why l3", PROMPT)
        assert "[BV-" in terminal.ask("a1?", PROMPT)
        assert "Every building" in terminal.ask("shapes", PROMPT)
        assert "As if the game ended now" in terminal.ask("score", PROMPT)
        assert "Neighbour" in terminal.ask("log", PROMPT)
        assert "l3" in terminal.ask("moves", PROMPT)
        assert "by itself" in terminal.ask("undo", PROMPT)
        assert "l3" in terminal.ask("hint", PROMPT)
        assert "CD flowers" in terminal.ask("help", PROMPT)


@pytest.mark.parametrize(
    ("game", "legend"),
    [("bella_vista", "CD flowers"), ("kensington", "# dark"), ("sunrise", "Y yellow")],
)
def test_the_drawing_is_explained_where_it_stands_first(
    shell: Shell, game: str, legend: str
) -> None:
    with Terminal(shell, "learn", game) as terminal:
        assert legend in terminal.wait_for(PROMPT)
        assert legend not in terminal.ask("skip", PROMPT)
        assert legend in terminal.ask("board", PROMPT)


def test_a_question_about_places_names_them_and_no_move(shell: Shell) -> None:
    with Terminal(shell, "learn", "sunrise") as terminal:
        said = terminal.wait_for(PROMPT)
    assert "Lit on the board: f6, f4, d6 and h8." in said
    assert "Park only" not in said


def test_one_goes_back_skips_reads_the_rule_and_looks_again(shell: Shell) -> None:
    with Terminal(shell, "learn", "sunrise", "--step", "6") as terminal:
        terminal.wait_for(PROMPT)
        assert "Step 5 of 9" in terminal.ask("back", PROMPT)
        assert "Step 6 of 9" in terminal.ask("skip", PROMPT)
        assert "Step 6 of 9" in terminal.ask("board", PROMPT)
        assert "side" in terminal.ask("rule", PROMPT)
        assert "show · back · skip" in terminal.ask("help", PROMPT)
        assert terminal.ask("", PROMPT).count("Step") == 0
        terminal.press(b"\x04")
        assert terminal.end() == 0
    assert "--step 6" in terminal.text


def test_a_game_without_a_lesson_says_which_have_one(shell: Shell) -> None:
    done = shell.run("learn", "chess")
    assert done.returncode == 1
    assert "chess" in done.stderr


def test_without_a_terminal_there_is_nobody_to_learn(shell: Shell) -> None:
    assert "no terminal" in shell.good("learn", "sunrise")
