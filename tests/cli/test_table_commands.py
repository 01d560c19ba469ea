"""What can be asked at the table, and what is said to a move."""

from __future__ import annotations

import json
import re

from tests.cli.shell import Shell
from tests.cli.terminal import MY_MOVE, Terminal

MOVES = {"e6=1", "f7=1", "++"}


def moves(table: Terminal) -> list[str]:
    lines = table.ask("moves", MY_MOVE).splitlines()
    # Line editing echoes what is typed in its own way: the answer begins after the command.
    start = max(number for number, line in enumerate(lines) if line.strip().endswith("moves"))
    return lines[start + 1].split()


def hand(table: Terminal) -> str:
    """The letters of the hand on the table."""
    (line,) = re.findall(r"Your hand: (.*)", table.ask("board", MY_MOVE))
    return "".join(re.findall(r"[A-Z]", line))


def test_moves_lists_what_is_legal(table: Terminal) -> None:
    assert {move for move in moves(table) if "@" not in move} == MOVES
    assert "g6@P" in moves(table)


def test_why_says_that_a_move_is_legal_and_what_it_brings(table: Terminal) -> None:
    answer = table.ask("why e6", MY_MOVE)
    assert "“e6” is legal." in answer
    assert "+2" in answer
    assert "e6, pink, 2 dots: a 1-floor House, 1 × 2.  [SL-2.4]" in answer


def test_why_names_the_rule_that_refuses_a_move_and_the_remedy(table: Terminal) -> None:
    answer = table.ask("why d6", MY_MOVE)
    assert "d6 touches neither the fountain nor any House or Park" in answer
    assert "Build, for instance on" in " ".join(answer.split())
    assert "[SL-2.2]" in answer
    assert "[SL-2.3]" in table.ask("why g6=2", MY_MOVE)


def test_why_without_a_move_asks_for_one_that_is_legal(table: Terminal) -> None:
    assert "why needs a move, for instance: why e6=1\n" in table.ask("why", MY_MOVE)


def test_why_calls_a_move_in_words_by_its_notation(table: Terminal) -> None:
    assert "\n“e6=1” is legal." in table.ask("why build e6", MY_MOVE)


def test_a_refused_move_says_why_and_changes_nothing(table: Terminal) -> None:
    before = moves(table), hand(table)
    answer = table.ask("g6", MY_MOVE)
    assert "✗ A House on g6 needs a red card; you have none." in answer
    assert "[SL-2.3]" in answer
    assert (moves(table), hand(table)) == before


def test_hint_suggests_legal_moves_with_a_sentence_and_reasons_each(table: Terminal) -> None:
    answer = table.ask("hint", MY_MOVE)
    suggested = re.findall(r"^  [123]  (\S+).*\n     Player 1 \w+ .*\. *\n     \S", answer, re.M)
    assert len(suggested) == 3
    assert {*suggested} <= {*moves(table)}
    assert "not worked out here" in answer
    assert "faubourg warm sunrise" in answer


def test_hint_with_a_move_compares_it_with_the_best(table: Terminal) -> None:
    answer = table.ask("hint e6", MY_MOVE)
    assert "Why not e6=1?" in answer
    assert "[SL-2.3]" in table.ask("hint g6", MY_MOVE)


def test_score_shows_the_points_as_if_the_game_ended_now(table: Terminal) -> None:
    table.ask("e6", MY_MOVE)
    answer = table.ask("score", MY_MOVE)
    assert "As if the game ended now:" in answer
    assert re.search(r"^Houses built +2 +0$", answer, re.M)
    assert re.search(r"^Total +12 +0$", answer, re.M)
    assert "[SL-5.4]" in answer
    assert "[SL-2.4]" not in answer


def test_score_all_shows_every_line(table: Terminal) -> None:
    table.ask("e6", MY_MOVE)
    answer = table.ask("score all", MY_MOVE)
    assert "e6, pink, 2 dots: a 1-floor House, 1 × 2.  [SL-2.4]" in answer


def test_log_tells_what_i_saw_and_nothing_of_the_other_hand(table: Terminal) -> None:
    table.ask("e6", MY_MOVE)
    answer = table.ask("log", MY_MOVE)
    assert "Player 1 is dealt a green card, a blue card and a pink card." in answer
    assert "Player 1 builds a House on e6: 2 points." in answer
    assert "Amateur bot is dealt" not in answer


def test_board_shows_the_table_again(table: Terminal) -> None:
    answer = table.ask("board", MY_MOVE)
    assert "[P ✿ ]" in answer
    assert "Deck 49" in answer
    assert "Your hand:  G ♣   B ≈   P ✿" in answer


def test_rule_shows_the_text_of_a_rule(table: Terminal) -> None:
    answer = table.ask("rule sl-2.5", MY_MOVE)
    assert "SL-2.5  The path goes on" in answer
    assert "SL-2.6" not in answer
    assert "There is no rule “SL-9.9”" in table.ask("rule SL-9.9", MY_MOVE)


def test_help_shows_moves_and_commands(table: Terminal) -> None:
    answer = table.ask("help", MY_MOVE)
    assert "f5@R a Park there for a red card" in answer
    assert "why MOVE (or MOVE?) · hint (hint MOVE) · undo" in answer


def test_unknown_text_is_answered_by_how_moves_look(table: Terminal) -> None:
    answer = table.ask("hello", MY_MOVE)
    assert "“hello” is not a move." in answer
    assert "Moves look like f5=2" in answer
    assert "There is no square z9" in table.ask("z9", MY_MOVE)


def test_an_empty_line_is_asked_again(table: Terminal) -> None:
    assert table.ask("", MY_MOVE).strip() == MY_MOVE


def test_the_words_of_the_other_language_work_too(table: Terminal) -> None:
    assert "“e6” is legal." in table.ask("pourquoi e6", MY_MOVE)
    assert "The path goes on" in table.ask("règle SL-2.5", MY_MOVE)
    assert "++" in table.ask("coups", MY_MOVE)


def test_several_moves_may_stand_on_one_line(table: Terminal) -> None:
    answer = table.ask("e6 d6 c6 .", MY_MOVE)
    assert "Since you last played:" in answer
    assert len(hand(table)) == 1
    assert "Player 1 builds a House on c6: 4 points." in table.ask("log", MY_MOVE)


def test_of_several_moves_none_is_played_where_one_is_refused(table: Terminal) -> None:
    before = moves(table), hand(table)
    answer = table.ask("e6 d6 f5", MY_MOVE)
    assert "Nothing was played: move 3 of the line, “f5”, cannot be played." in answer
    assert "f5 is not beside d6, where you have just built." in answer
    assert "[SL-2.5]" in answer
    assert (moves(table), hand(table)) == before


def test_moves_after_the_end_of_the_turn_are_not_played_and_nor_is_the_turn(
    table: Terminal,
) -> None:
    before = moves(table), hand(table)
    drawn = "Nothing was played: before move 3 of the line, “++”, something is drawn"
    assert drawn in " ".join(table.ask("e6 . ++", MY_MOVE).split())
    assert (moves(table), hand(table)) == before


def test_undo_takes_back_a_building(table: Terminal) -> None:
    before = moves(table), hand(table)
    table.ask("e6 d6", MY_MOVE)
    assert "Taken back: d6=1" in table.ask("undo", MY_MOVE)
    assert "Taken back: e6=1" in table.ask("undo", MY_MOVE)
    assert (moves(table), hand(table)) == before
    assert "There is nothing to take back." in table.ask("undo", MY_MOVE)


def test_undo_against_bots_goes_back_beyond_what_they_played_and_makes_the_game_practice(
    table: Terminal, shell: Shell
) -> None:
    table.ask("e6", MY_MOVE)
    before, cards = moves(table), hand(table)
    table.ask(".", MY_MOVE)
    assert "this becomes a practice game." in " ".join(table.ask("undo", "(y/n) ").split())
    answer = table.ask("y", MY_MOVE)
    assert "Taken back: ." in answer
    assert "Practice: a decision was taken back" in answer
    assert (moves(table), hand(table)) == (before, cards)
    table.ask("save practice.json", MY_MOVE)
    assert json.loads((shell.home / "practice.json").read_text())["practice"] is True


def test_nothing_is_taken_back_by_whoever_wants_no_practice(table: Terminal, shell: Shell) -> None:
    table.ask("e6 .", MY_MOVE)
    before = moves(table)
    table.ask("undo", "(y/n) ")
    assert "Nothing was taken back." in table.ask("n", MY_MOVE)
    assert moves(table) == before
    table.ask("save game.json", MY_MOVE)
    assert "practice" not in json.loads((shell.home / "game.json").read_text())


def test_cards_that_were_drawn_are_given_back_for_practice_only(table: Terminal) -> None:
    table.ask("++", MY_MOVE)
    before = hand(table)
    table.ask("++", MY_MOVE)
    assert len(hand(table)) == 7
    table.ask("undo", "(y/n) ")
    assert "Taken back: ++" in table.ask("y", MY_MOVE)
    assert hand(table) == before
    table.ask("++", MY_MOVE)
    assert "Your hand is over the limit of 5 cards." in table.ask("e6", MY_MOVE)
