"""Errors carry what a user needs, wherever they go."""

from __future__ import annotations

import pickle
from errno import EBADF, ENOENT, ENOEXEC

import pytest

from faubourg import IllegalMove, Table
from faubourg.core.errors import BadEdition, BadOption, Unknown
from faubourg.core.game_catalogue import edition_from_toml
from faubourg.core.operating_system_errors import reason
from faubourg.core.replay import replay
from faubourg.core.seeded_draws import Secret
from tests.core.random_games import SMALL, in_both_languages
from tests.games.sunrise.positions import rules_of


def test_an_error_says_the_same_after_a_journey_between_processes() -> None:
    error = Unknown("unknown-game", name="chess", known=("sunrise",))
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is Unknown
    assert str(again) == str(error)


def test_an_illegal_move_keeps_its_refusal_on_the_way() -> None:
    with pytest.raises(IllegalMove) as caught:
        Table("sunrise", 2, seed=1).play("a2=1")
    again = pickle.loads(pickle.dumps(caught.value))
    assert again.refusal == caught.value.refusal


def test_an_edition_says_which_game_it_is_for() -> None:
    assert edition_from_toml(SMALL, "mine.toml").game == "sunrise"


@pytest.mark.parametrize("line", ['game = "chess"', "game = 5", ""])
def test_an_edition_for_no_game_of_ours_is_refused_with_its_file(line: str) -> None:
    with pytest.raises(BadEdition) as caught:
        edition_from_toml(SMALL.replace('game = "sunrise"', line), "mine.toml")
    assert "mine.toml" in str(caught.value)
    in_both_languages(caught.value)


def test_nobody_plays_on_at_a_table_that_shows_only_one_view() -> None:
    table = Table("sunrise", 2, seed=1)
    seen, _ = replay(table.record(sight=0))
    with pytest.raises(BadOption):
        seen.play("++")


def test_a_hidden_hand_is_offered_every_card_it_might_hold() -> None:
    rules = rules_of()
    table = Table("sunrise", 3, seed=7)
    table.play("++")
    seen, _ = replay(table.record("spectator"))
    accepted = {move for move in rules.well_formed(3) if rules.why_not(seen.state, move) is None}
    assert {*rules.moves(seen.state)} == accepted


def test_a_table_with_a_kept_secret_deals_the_same_cards_again() -> None:
    secret = Secret(b"kept" * 8)
    tables = [Table("sunrise", 3, seed=secret) for _ in range(2)]
    assert tables[0].state == tables[1].state


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (FileNotFoundError(ENOENT, "No such file"), "there is no such file or folder"),
        (OSError(ENOEXEC, "Exec format error"), "it is not something that this machine can run"),
        (OSError(EBADF, "Bad file descriptor"), "Bad file descriptor"),
        (TimeoutError(), "TimeoutError"),
    ],
)
def test_what_the_system_says_is_told_in_words_of_our_own_where_it_is_common(
    error: OSError, said: str
) -> None:
    assert str(BadOption("file-unreadable", path="it", detail=reason(error))).endswith(f"{said}.")
