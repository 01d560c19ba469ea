"""Every rule of every game has a function that carries it and a test that tries it."""

from __future__ import annotations

import ast

from tools.rule_coverage_page import WITHOUT_FUNCTION, anchor, uncarried, untested
from tools.rules_in_code import carried_by, named_by, rules, tried_by


def test_every_rule_is_carried_by_a_function() -> None:
    assert uncarried() == [], "name the rule in the docstring of the function that carries it"


def test_every_rule_is_tried_by_a_test() -> None:
    assert untested() == [], "mark a test of it with pytest.mark.rule"


def test_a_rule_that_needs_no_function_has_none() -> None:
    assert [rule for rule in WITHOUT_FUNCTION if rule in carried_by()] == []


def test_numbers_in_functions_and_marks_are_rules() -> None:
    assert {*carried_by(), *tried_by(), *WITHOUT_FUNCTION} - {*rules()} == set()


def test_a_function_carries_what_it_names_and_what_it_gives_to_a_refusal() -> None:
    source = '''
def may_build():
    """SL-2.1 to SL-2.3, SL-R9 — as in section SL-4."""
    return refuse("SL-5.1", "not SL-5.2")
'''
    (function,) = ast.parse(source).body
    assert isinstance(function, ast.FunctionDef)
    assert named_by(function) == {"SL-2.1", "SL-2.2", "SL-2.3", "SL-R9", "SL-5.1"}


def test_anchors_of_headings_are_those_of_markdown() -> None:
    assert anchor("SL-5.2 A: tallest Houses") == "sl-52-a-tallest-houses"
    assert anchor("KG-R12 The plot and the table’s edge") == "kg-r12-the-plot-and-the-tables-edge"
