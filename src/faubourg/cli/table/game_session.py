"""A game at the terminal: whose turn, what was typed, what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console
from rich.text import Text

from faubourg.bots import Budget, choose, find_bot
from faubourg.cli.annotated_record import AnyTable, annotated, told
from faubourg.cli.language import localised
from faubourg.cli.table.players import Player
from faubourg.cli.table.score_walk import score_sheet, walk_through
from faubourg.cli.table.table_screen import Screen
from faubourg.cli.table.typed_commands import Command, parse
from faubourg.cli.user_files import check_replaceable, data_folder, make_folder, write_whole
from faubourg.core.errors import CannotUndo, FaubourgError, IllegalMove
from faubourg.core.game_catalogue import find_game
from faubourg.core.game_protocol import Refusal, Remedy
from faubourg.core.messages import Messages

HINTS = 3
PREVIEW = "?"
"""After a move it asks what the move would bring, like `why` before it."""
ADVISER = "planner"
UNFINISHED = "unfinished-%Y%m%d-%H%M%S.json"
FINISHED = "finished-%Y%m%d-%H%M%S.json"
AFTER_THE_END = {Command.SCORE, Command.LOG, Command.SAVE, Command.RULE, Command.HELP, Command.UNDO}


def forget_typed_lines() -> None:
    """What one person typed is not for the next to scroll back to."""
    with suppress(ImportError):
        import readline

        readline.clear_history()


class Quit(Exception):
    """The player leaves the table."""


class Session:
    """One game on one screen."""

    def __init__(
        self,
        console: Console,
        table: AnyTable,
        players: Sequence[Player],
        texts: Messages,
        rng: Random,
    ) -> None:
        self.console, self.table, self.players, self.texts = console, table, players, texts
        self.screen = Screen(console, table, texts)
        self.rng = rng
        self.adviser_rng = Random(rng.random())
        self.seen = [self._after_own_decision(seat) for seat in range(len(players))]
        self.shown_to: int | None = None
        self.saved = table.record().moves

    def run(self) -> None:
        """Play to the end; whoever leaves earlier finds the game again."""
        try:
            while (seat := self.table.to_act) is not None:
                self._turn(seat)
            self._finish()
        except (Quit, EOFError):
            self._keep()
        except KeyboardInterrupt:
            self._keep()
            raise

    def _turn(self, seat: int) -> None:
        bot = self.players[seat].bot
        if bot is None:
            self._person(seat)
            return
        move = choose(bot, self.table.rules, self.table.view(seat), self.rng)
        self.table.play(move)

    # A person's turn

    def _person(self, seat: int) -> None:
        if self.shown_to != seat:
            self._hand_over(seat)
        self._news(seat)
        self.look(seat)
        while self.table.to_act == seat:
            self._answer(seat, self._ask(seat))
        self.seen[seat] = self._after_own_decision(seat)

    def _after_own_decision(self, seat: int) -> int:
        """Where the news for a seat begins: with the cards that its last decision brought."""
        steps = self.table.steps
        own = (number for number in range(len(steps), 0, -1) if steps[number - 1].actor == seat)
        return next(own, len(steps))

    def _hand_over(self, seat: int) -> None:
        """The curtain: nobody sees another's hand."""
        if sum(player.bot is None for player in self.players) > 1:
            self.screen.clear()
            self.console.rule(self._name(seat))
            input(self.texts.text("curtain", who=self._name(seat)) + " ")
            forget_typed_lines()
            self.screen.clear()
        self.shown_to = seat

    def _news(self, seat: int) -> None:
        news = [*told(self.table, self.texts, seat, self.seen[seat])]
        if news:
            self.console.print(Text(self.texts.text("since-your-turn"), style="bold"))
        for sentence in news:
            self.console.print(Text(f"  {sentence}"))

    def look(self, seat: int) -> None:
        """The table as the seat sees it."""
        self.console.print()
        self.screen.show(seat, lit=self.screen.targets(), fresh=self._fresh(seat))
        self.screen.hand(seat)

    def _fresh(self, seat: int) -> set[str]:
        """Spaces that have been built on since the seat last looked."""
        moves = [step.move for step in self.table.steps[self.seen[seat] :]]
        return {*self.screen.drawing.targets(self.table.rules, moves)}

    def _ask(self, seat: int) -> str:
        # Plain input, so that line editing knows the prompt it must not overwrite.
        return input(self.texts.text("prompt", who=self._name(seat)) + " ")

    def _answer(self, seat: int, line: str) -> None:
        try:
            if command := parse(line):
                self._command(seat, *command)
            elif line.rstrip().endswith(PREVIEW):
                self._why(seat, line.rstrip().removesuffix(PREVIEW))
            else:
                self._moves(seat, line.split())
        except IllegalMove as error:
            self._refused(error.refusal, error.remedy)
        except FaubourgError as error:
            self.console.print(Text(self.texts.say(error.phrase, self.table.names), style="red"))

    def _moves(self, seat: int, typed: Sequence[str]) -> None:
        """One move or several; those before a refused one stand, those after the turn do not."""
        moves = [self.table.rules.read(text) for text in typed]
        played = 0
        try:
            while played < len(moves) and self.table.to_act == seat:
                self.table.play(moves[played])
                played += 1
        finally:
            if played and self.table.to_act == seat:
                self.look(seat)
        if played < len(moves):
            dropped = tuple(typed[played:])
            self.console.print(Text(self.texts.text("moves-dropped", moves=dropped)))

    def _refused(self, refusal: Refusal, remedy: Remedy) -> None:
        reason = self.texts.reason(refusal, self.table.names)
        instead = self.texts.remedy(remedy, self.table.names)
        self.console.print(
            Text.assemble((f"✗ {reason}", "red"), f" {instead} ", (f"[{refusal.rule}]", "bold"))
        )

    # Commands

    def _command(self, seat: int, command: Command, rest: str) -> None:
        does: dict[Command, Callable[[int, str], None]] = {
            Command.WHY: self._why,
            Command.HINT: self._hint,
            Command.UNDO: self._undo,
            Command.SCORE: self._score,
            Command.LOG: self._log,
            Command.BOARD: lambda seat, _: self.look(seat),
            Command.MOVES: self._list_moves,
            Command.RULE: self._rule,
            Command.SAVE: self._save,
            Command.HELP: self._help,
            Command.QUIT: self._quit,
        }
        does[command](seat, rest)

    def _why(self, _: int, text: str) -> None:
        if refusal := self.table.why_not(text):
            self._refused(refusal, self.table.remedy(text))
            return
        self.console.print(Text(self.texts.text("why-legal", move=text), style="green"))
        for line in self.table.gain(text):
            self.console.print(self.screen.line(line))

    def _hint(self, seat: int, _: str) -> None:
        bot, rules, view = find_bot(ADVISER), self.table.rules, self.table.view(seat)
        advice = bot.advise(rules, view, self.adviser_rng, Budget())
        self.console.print(Text(self._own_words("hint"), style="italic"))
        for each in advice[:HINTS]:
            sentence = self.texts.say(rules.tell(view, each.move), self.table.names)
            worth = localised(self.texts, f"{each.value:6.1f}")
            self.console.print(Text(f"  {rules.write(each.move):<6} {worth}  {sentence}"))

    def _undo(self, seat: int, _: str) -> None:
        if self.table.over:
            raise CannotUndo("undo-over")
        move = self.table.undo(seat)
        self.console.print(self.texts.text("undone", move=self.table.rules.write(move)))
        self.look(seat)

    def _score(self, seat: int, rest: str) -> None:
        score_sheet(self.screen, every_line=bool(rest), viewer=seat)

    def _log(self, seat: int, _: str) -> None:
        for sentence in told(self.table, self.texts, seat):
            self.console.print(Text(f"  {sentence}"))

    def _list_moves(self, *_: Any) -> None:
        self.console.print(" ".join(self.table.rules.write(move) for move in self.table.moves()))

    def _rule(self, _: int, rest: str) -> None:
        from faubourg.cli.rules import show_rules

        show_rules(self.console, self.table.rules.key, rest.upper() or None, self.texts)

    def _save(self, _: int, rest: str) -> None:
        path = Path(rest or "faubourg.json")
        with suppress(RuntimeError):
            path = path.expanduser()
        check_replaceable(path)
        self._write(path)
        self.saved = self.table.record().moves
        self.console.print(self.texts.text("saved", path=str(path)), soft_wrap=True)

    def _help(self, *_: Any) -> None:
        rule = self.texts.rules(find_game(self.table.rules.key).meta.prefix)[-1]
        about = self.texts.text("help-commands", rule=rule)
        for line in (self._own_words("help-moves"), about, self._own_words("help-more")):
            self.console.print(Text(line))

    def _own_words(self, key: str) -> str:
        """What the game itself says here, or what is said for any game."""
        game = self.table.rules.key
        own = f"{game}-{key}"
        return self.texts.text(own if own in self.texts.keys else f"plain-{key}", game=game)

    def _quit(self, *_: Any) -> None:
        raise Quit

    # The end

    def _write(self, path: Path) -> None:
        readable = path.suffix == ".txt"
        record = self.table.record()
        text = annotated(self.table, self.texts).encode() if readable else record.to_json()
        write_whole(path, text)

    def _keep(self) -> None:
        """A game left in the middle waits in the data folder."""
        self.console.print()
        if self.table.record().moves == self.saved:
            return
        name, key = (FINISHED, "kept-over") if self.table.over else (UNFINISHED, "kept")
        path = data_folder() / datetime.now().strftime(name)
        make_folder(path.parent)
        self._write(path)
        self.console.print(self.texts.text(key, path=str(path)), soft_wrap=True)

    def _finish(self) -> None:
        self.console.print()
        self.screen.show(None)
        walk_through(self.screen, pause=self._pause)
        while True:
            line = input(f"{self.texts.text('after-game')} ")
            command = parse(line)
            if not line.strip() or (command and command[0] is Command.QUIT):
                break
            if command and command[0] in AFTER_THE_END:
                self._answer(self._last_person(), line)
        self._keep()

    def _last_person(self) -> int:
        """Whose eyes the end is seen with: the only person's, or the first one's."""
        return next(seat for seat, player in enumerate(self.players) if player.bot is None)

    def _pause(self) -> None:
        input(self.texts.text("press-enter"))

    def _name(self, seat: int) -> str:
        return self.table.names[seat]
