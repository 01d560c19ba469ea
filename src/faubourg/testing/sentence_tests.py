"""Every refusal and every score line has a sentence in both languages, and every sentence a use."""

from __future__ import annotations

from faubourg.core.game_catalogue import find_game
from faubourg.core.messages import LANGUAGES, messages
from faubourg.testing.base_of_tests import OneGame
from faubourg.testing.cases_and_positions import cases_of
from faubourg.testing.sentences_reached import (
    rules_marked,
    sentences_reached,
    sentences_under_rules,
)


class SentenceTests(OneGame):
    def test_the_box_is_named_in_both_languages(self) -> None:
        game = find_game(self.facts.game)
        assert game.meta.key == self.facts.game
        assert {*game.meta.title} == {*LANGUAGES}
        assert game.meta.designers
        for key in game.meta.editions:
            assert game.edition(key).key == key
            assert {*game.edition(key).title} == {*LANGUAGES}

    def test_every_refusal_and_score_line_has_a_sentence_and_every_sentence_is_reached(
        self,
    ) -> None:
        reached = {key for case in cases_of(self.facts) for key in sentences_reached(case)}
        under_rules = {key for key in reached if key.startswith(f"{self.facts.prefix}-")}
        remedies = f"{self.facts.game}-remedy-"
        for language in LANGUAGES:
            assert under_rules == sentences_under_rules(self.facts.prefix, language), language
            known = {key for key in messages(language).keys if key.startswith(remedies)}
            assert {key for key in reached if key.startswith(remedies)} == known, language

    def test_every_rule_has_a_title_and_a_text_in_both_languages(self) -> None:
        english, french = (messages(each).rules(self.facts.prefix) for each in LANGUAGES)
        assert english
        assert english == french
        for language in LANGUAGES:
            for rule in english:
                assert messages(language).rule_title(rule)
                assert len(messages(language).rule_text(rule)) > 20

    def test_every_way_to_end_is_told_in_both_languages(self, language: str) -> None:
        for rule in self.facts.endings:
            assert messages(language).text(f"{rule.replace('.', '-')}.over")

    def test_every_rule_is_reached_by_a_test(self) -> None:
        known = set(messages("en").rules(self.facts.prefix))
        marked = rules_marked(self.facts.tests)
        assert marked >= known, f"no test for {sorted(known - marked)}"
