"""Compiling all kernels ahead, with a word on what is done and where it is kept."""

from __future__ import annotations

from time import perf_counter

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from faubourg.cli.language import localised
from faubourg.cli.rich_console import say
from faubourg.core.errors import FaubourgError
from faubourg.core.messages import Messages
from faubourg.kernels.kernel_catalogue import find_kernel, games_with_kernels


def warm(console: Console, texts: Messages, games: tuple[str, ...]) -> None:
    """Compile what the games need; nobody waits for it again."""
    chosen = games or games_with_kernels()
    for game in chosen:
        find_kernel(game)
    folder = _folder()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        lines = [_compile(progress, texts, game) for game in chosen]
    for line in lines:
        say(console, line)
    say(console, texts.text("warm-folder", path=folder))


def _folder() -> str:
    from faubourg.kernels.compile_cache import compiled_code_folder
    from faubourg.kernels.compiler import KEPT_IN

    if KEPT_IN is None:
        raise FaubourgError("warm-nowhere", path=str(compiled_code_folder()))
    return str(KEPT_IN)


def _compile(progress: Progress, texts: Messages, game: str) -> str:
    from faubourg.bots.search_compilation import compile_search
    from faubourg.kernels.compile_ahead import FUNCTIONS, compile_all

    begun = perf_counter()
    task = progress.add_task(game, total=len(FUNCTIONS) + 1)
    for name in compile_all(game):
        progress.update(task, advance=1, description=f"{game} {name}")
    compile_search(game)
    progress.update(task, advance=1, description=f"{game} search")
    seconds = localised(texts, f"{perf_counter() - begun:.1f}")
    return texts.text("warm-done", game=game, seconds=seconds)
