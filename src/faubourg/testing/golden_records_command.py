"""Plays the golden games of a package again, or some of them, and writes their records.

python -m faubourg.testing.golden_records_command tests.contract_facts [NAME ...]
"""

from __future__ import annotations

import sys
from importlib import import_module

from faubourg.testing.game_facts import Facts
from faubourg.testing.write_golden_records import write_golden


def main() -> None:
    facts: Facts = import_module(sys.argv[1]).FACTS
    for name in sys.argv[2:] or facts.golden_games:
        write_golden(facts, name)


if __name__ == "__main__":
    main()
