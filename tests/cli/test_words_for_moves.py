"""Moves in everyday words of either language: the move that is meant, or what is missing."""

from __future__ import annotations

import pytest

from faubourg.cli.table.default_vocabulary import PlainTalk
from faubourg.cli.table.table_screen import find_drawing
from faubourg.cli.table.typed_moves import LineReader, NothingPlayed, NotUnderstood
from faubourg.core.errors import BadNotation, IllegalMove
from faubourg.core.game_catalogue import rules_for
from faubourg.core.messages import LANGUAGES, messages
from faubourg.core.phrases import Phrase
from faubourg.core.remedies import any_of
from faubourg.core.table import Table
from tests.cli.sample_records import begun
from tests.cli.words_meant import AnyTable, meant, sunrise_with_too_many_cards
from tests.games.kensington.positions import rules as kensington_rules


def sunrise() -> AnyTable:
    """Greens, a blue and pinks in hand: houses on f7 and e6, parks elsewhere."""
    return begun("BPP", "YRR", names=("Ann", "Bob"))


def bella() -> AnyTable:
    return Table(rules_for("bella_vista"), 3, seed=3, options={"city": "rome"})


def kensington(*moves: str) -> AnyTable:
    table: AnyTable = Table(kensington_rules(), 2, seed=1, dealt=False)
    for text in moves:
        table.follow(table.rules.read(text))
    return table


@pytest.mark.parametrize(
    ("line", "moves"),
    [
        ("draw", "++"),
        ("piocher", "++"),
        ("Pioche 2 cartes", "++"),
        ("build f7", "f7=1"),
        ("construire une Demeure sur f7", "f7=1"),
        ("build e6 with 2 cards", "e6=2"),
        ("bâtir e6 2 niveaux", "e6=2"),
        ("build e6 two", "e6=2"),
        ("build e6=2", "e6=2"),
        ("build a park on g6 for pink", "g6@P"),
        ("construire un parc sur g6 rose", "g6@P"),
        ("park g6 blue", "g6@B"),
        ("build f7, stop", "f7=1 ."),
        ("f7 arrêter", "f7=1 ."),
        ("build e6 1 build d6 park pink .", "e6=1 d6@P ."),
    ],
)
def test_the_verbs_of_sunrise_lane_are_understood_in_both_languages(line: str, moves: str) -> None:
    assert meant(sunrise(), line) == moves


@pytest.mark.parametrize("line", ["build e6 e6 2", "park g6 pink pink", "draw 2 2"])
def test_a_word_that_is_said_twice_of_one_move_is_not_passed_over(line: str) -> None:
    with pytest.raises((NotUnderstood, BadNotation)):
        meant(sunrise(), line)


def test_the_verbs_of_bella_vista_are_understood_in_both_languages() -> None:
    table = bella()
    card = table.rules.write(table.moves()[0]).partition("=")[2]
    for line in (
        f"offer card {card} on slot 2",
        f"offrir la carte {card} sur l’emplacement 2",
        f"offer {card} for 4 coins",
        f"offre {card} pour 4 pièces",
    ):
        assert meant(table, line) == f"2={card}"


def test_a_building_is_placed_a_contract_left_in_both_languages() -> None:
    table = bella()
    while "=" in table.rules.write(table.moves()[0]):
        table.play(table.moves()[-1])
    place = next(text for text in map(table.rules.write, table.moves()) if "/" not in text)
    assert meant(table, f"build {place}") == meant(table, f"construire {place}") == place
    turned = next((t for t in map(table.rules.write, table.moves()) if t.endswith("/1")), None)
    if turned:
        assert meant(table, f"build {turned.partition('/')[0]} turn 1") == turned
    table.play(place)
    assert meant(table, "continue") == meant(table, "continuer") == "."


@pytest.mark.parametrize(
    ("line", "moves"),
    [
        ("take O4", "?O4"),
        ("prendre la tuile O4", "?O4"),
        ("draw O4", "?O4"),
        ("draw a tile with roof H2", "?^H2"),
        ("piocher O4", "?O4"),
        ("take roof H2", "?^H2"),
        ("prendre toit H2", "?^H2"),
        ("prendre marron H2", "?^H2"),
    ],
)
def test_tiles_of_kensington_are_taken_by_their_backs(line: str, moves: str) -> None:
    assert meant(kensington(), line) == moves


@pytest.mark.parametrize(
    ("line", "moves"),
    [
        ("lay +O4C on column 1", "+O4C@1"),
        ("poser +O4C colonne 1", "+O4C@1"),
        ("poser +O4C colonne −2", "+O4C@-2"),
        ("lay −2", "+O4C@-2"),
        ("lay lit O4 1", "+O4C@1"),
        ("poser O4 1, finir", "+O4C@1 ."),
        ("finish", ".+"),
        ("store", ".+"),
        ("garder", ".+"),
    ],
)
def test_tiles_of_kensington_are_laid_and_stored_in_words(line: str, moves: str) -> None:
    assert meant(kensington("?O4", "!+O4C"), line) == moves


@pytest.mark.parametrize(
    ("table", "line", "missing"),
    [
        (sunrise(), "build", "Say on which space"),
        (sunrise(), "construire e6", "with how many cards"),
        (sunrise_with_too_many_cards(), "discard", "Say which colour."),
        (bella(), "offer", "Say which slot and which card."),
        (kensington(), "take", "Say which back."),
        (kensington("?O4", "!+O4C"), "poser", "Say which tile, and its leftmost column."),
    ],
)
def test_too_few_words_are_answered_by_what_is_missing_and_a_legal_example(
    table: AnyTable, line: str, missing: str
) -> None:
    with pytest.raises(NotUnderstood) as caught:
        meant(table, line)
    sentence = messages("en").say(caught.value.phrase)
    assert f"“{line}” can mean several moves." in sentence
    assert missing in sentence
    example = sentence.rpartition("For instance: ")[2]
    assert example in map(table.rules.write, table.moves())
    assert messages("fr").say(caught.value.phrase)


def test_where_a_tile_may_be_stored_or_put_back_it_is_said_which() -> None:
    table: AnyTable = Table(kensington_rules(), 2, options={"storing": "may"}, dealt=False)
    for text in ("?O4", "!+O4C"):
        table.follow(table.rules.read(text))
    assert (meant(table, "store"), meant(table, "remettre")) == (".+", ".")
    with pytest.raises(NotUnderstood, match="Say whether the drawn tile is stored"):
        meant(table, "finish")


def test_what_is_not_possible_now_is_refused_by_its_rule() -> None:
    with pytest.raises(IllegalMove) as caught:
        meant(sunrise(), "discard yellow")
    assert caught.value.refusal.rule == "SL-3.1"
    with pytest.raises(IllegalMove) as caught:
        meant(sunrise(), "stop")
    assert caught.value.refusal.rule == "SL-2.1"


def test_a_verb_alone_whose_time_has_not_come_gets_a_legal_example() -> None:
    with pytest.raises(NotUnderstood, match="“discard” is not possible now"):
        meant(sunrise(), "discard")


def test_words_that_mean_nothing_are_told_from_moves() -> None:
    with pytest.raises(NotUnderstood, match="“build castle” was not understood"):
        meant(sunrise(), "build castle")
    with pytest.raises(BadNotation):
        meant(sunrise(), "hello world")


def test_a_line_whose_third_move_is_illegal_says_which_one_and_why() -> None:
    with pytest.raises(NothingPlayed, match="move 3 of the line, “build f5”, cannot be") as caught:
        meant(sunrise(), "build e6 1 d6@P build f5")
    assert isinstance(caught.value.reason, IllegalMove)


def test_nothing_is_played_of_a_line_that_goes_on_after_a_draw() -> None:
    table = sunrise()
    with pytest.raises(NothingPlayed, match="something is drawn"):
        meant(table, "draw, discard yellow")
    assert meant(table, "draw") == "++"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_a_sentence_about_missing_words_is_there(language: str) -> None:
    texts = messages(language)
    for game in ("sunrise", "bella_vista", "kensington"):
        table: AnyTable = Table(rules_for(game), 2, seed=1)
        for verb in find_drawing(table).talk.verbs:
            assert f"{game}-word-{verb}" in texts.keys


def test_a_plain_table_takes_the_kinds_of_moves_as_verbs() -> None:
    table = sunrise()
    plain = LineReader(table, PlainTalk(table), 0)
    assert [table.rules.write(each.move) for each in plain.plan("house f7 stop")] == ["f7=1", "."]
    with pytest.raises(NotUnderstood, match="Say which one"):
        plain.plan("house")


@pytest.mark.parametrize(
    ("language", "ending"),
    [("en", "Legal now, for instance: ."), ("fr", "Un coup permis\u00a0: .")],
)
def test_a_move_that_is_a_full_stop_stands_apart_from_the_sentence(
    language: str, ending: str
) -> None:
    table = sunrise()
    table.play("f7=1")
    with pytest.raises(NotUnderstood) as caught:
        meant(table, "stop castle")
    assert messages(language).say(caught.value.phrase).endswith(ending)


@pytest.mark.parametrize(
    ("language", "listed"),
    [("en", "“f7=1” or “.”"), ("fr", "«\u00a0f7=1\u00a0» ou «\u00a0.\u00a0»")],
)
def test_listed_moves_stand_in_quotes(language: str, listed: str) -> None:
    phrase = Phrase("plain-now", {"moves": any_of(("f7=1", "."))})
    assert listed in messages(language).say(phrase)


@pytest.mark.parametrize(
    "line", ["pass", "passer", "s'arrêter", "s’arrêter", "je m'arrête", "end turn", "finir le tour"]
)
def test_building_is_stopped_by_any_word_for_it_and_only_where_something_was_built(
    line: str,
) -> None:
    table = sunrise()
    with pytest.raises(IllegalMove) as caught:
        meant(table, line)
    assert caught.value.refusal.rule == "SL-2.1"
    assert "or draw" in messages("en").remedy(caught.value.remedy)
    assert "ou piochez" in messages("fr").remedy(caught.value.remedy)
    table.play("f7=1")
    assert meant(table, line) == "."


def test_a_card_is_put_on_a_slot_as_a_building_is_on_a_square() -> None:
    table = bella()
    card = table.rules.write(table.moves()[0]).partition("=")[2]
    assert meant(table, f"put card {card} on slot 3") == f"3={card}"
    assert meant(table, f"poser la carte {card} sur l’emplacement 3") == f"3={card}"


@pytest.mark.parametrize(
    ("line", "language", "missing"),
    [
        ("put castle", "en", "Say which slot and which card."),
        ("put", "en", "Say which slot and which card."),
        ("poser château", "fr", "Dites quel emplacement et quelle carte."),
    ],
)
def test_advice_is_for_the_stage_of_the_game(line: str, language: str, missing: str) -> None:
    with pytest.raises(NotUnderstood) as caught:
        meant(bella(), line)
    assert missing in messages(language).say(caught.value.phrase)
