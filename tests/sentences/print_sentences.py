"""All the sentences with facts, to be read by people who know the language.

python3 dev.py run python -m tests.sentences.print_sentences fr kensington
"""

from __future__ import annotations

import sys
from itertools import groupby

from tests.sentences.rendered_sentences import sentences


def main(language: str, *parts: str) -> None:
    """Print what a language says, or only the files whose names hold one of the parts."""
    shown = [each for each in sentences(language) if all(part in each.file for part in parts)]
    for (file, key), said in groupby(shown, key=lambda each: (each.file, each.key)):
        print(f"{file} {key}")
        for each in said:
            print(f"    {each.text}")


if __name__ == "__main__":
    main(*sys.argv[1:])
