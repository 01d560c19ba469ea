"""The results of a simulation as files: a table of all games (CSV, Parquet), and a picture."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from importlib import import_module
from io import BytesIO, StringIO
from pathlib import Path
from typing import Any

import numpy as np
from msgspec import Struct

from faubourg.arena.simulation import Results
from faubourg.cli.read_and_write_files import BadFile, write_whole
from faubourg.core.errors import FaubourgError
from faubourg.core.messages import Messages

EXTRA = "simulation"
"""The extra of the package that brings what Parquet and pictures need."""


class Wanted(Struct, frozen=True):
    """The files that were asked for."""

    csv: Path | None = None
    parquet: Path | None = None
    plot: Path | None = None

    def check(self) -> None:
        """Whatever would be in the way at the end is told before the first game."""
        if self.parquet is not None:
            _needed("pyarrow.parquet", "--parquet")
        if self.plot is not None:
            _needed("matplotlib.figure", "--plot")
        for path in filter(None, (self.csv, self.parquet, self.plot)):
            if path.is_dir() or not path.absolute().parent.is_dir():
                write_whole(path, b"")  # says what is wrong

    def write(self, results: Results, texts: Messages) -> list[Path]:
        """Writes them all; returns their paths."""
        if self.csv is not None:
            write_whole(self.csv, as_csv(results))
        if self.parquet is not None:
            write_whole(self.parquet, as_parquet(results))
        if self.plot is not None:
            write_whole(self.plot, as_picture(results, self.plot.suffix, texts))
        return [*filter(None, (self.csv, self.parquet, self.plot))]


def _needed(module: str, option: str) -> Any:
    try:
        return import_module(module)
    except ImportError:
        package = module.partition(".")[0]
        raise FaubourgError("needs-extra", option=option, package=package, extra=EXTRA) from None


def columns(results: Results) -> Iterator[tuple[str, Any]]:
    """The columns of the table: one row is one game, seats are counted from 1."""
    yield "game", results.number
    yield "plies", results.plies
    yield "ended_by", np.array(results.endings)[results.ended_by]
    totals = results.totals
    for seat in range(results.seats):
        yield f"place_{seat + 1}", results.places[:, seat]
        yield f"points_{seat + 1}", totals[:, seat]
        for index, rule in enumerate(results.lines):
            yield f"{rule}_{seat + 1}", results.points[:, seat, index]


def as_csv(results: Results) -> bytes:
    names, values = zip(*columns(results), strict=True)
    text = StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(names)
    writer.writerows(zip(*(each.tolist() for each in values), strict=True))
    return text.getvalue().encode()


def as_parquet(results: Results) -> bytes:
    arrow, parquet = import_module("pyarrow"), import_module("pyarrow.parquet")
    data = BytesIO()
    parquet.write_table(arrow.table(dict(columns(results))), data)
    return data.getvalue()


def as_picture(results: Results, suffix: str, texts: Messages) -> bytes:
    """How long games last, and how many points each seat makes."""
    figure = import_module("matplotlib.figure").Figure(figsize=(9, 4), layout="constrained")
    length, points = figure.subplots(1, 2)
    length.hist(results.plies, bins=40)
    length.set_xlabel(texts.text("simulate-plies"))
    for seat in range(results.seats):
        name = texts.text("simulate-seat", number=seat + 1)
        points.hist(results.totals[:, seat], bins=40, histtype="step", label=name)
    points.set_xlabel(texts.text("simulate-points"))
    points.legend()
    for axes in (length, points):
        axes.set_ylabel(texts.text("simulate-games"))
    data = BytesIO()
    try:
        figure.savefig(data, format=suffix.removeprefix(".") or "svg")
    except ValueError as error:  # a kind of file that matplotlib does not draw
        raise BadFile("file-unwritable", path=suffix, detail=str(error)) from None
    return data.getvalue()
