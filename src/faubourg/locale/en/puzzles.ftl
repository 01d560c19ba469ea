### Puzzles: said in the terminal and the browser.

puzzles-title = Puzzles
puzzle-number = Puzzle { $number } of { $puzzles }
puzzle-grade = { $grade ->
    [1] easy
    [2] medium
   *[3] hard
}
puzzle-question = What is the best turn for { $who }?
puzzle-goes-on = So far “{ $moves }”: your turn is not over yet. Go on.
puzzle-amount = { $points ->
    [one] 1 point
   *[other] { $points } points
}
puzzle-amount-bella_vista = { $points ->
    [one] 1 coin
   *[other] { $points } coins
}
puzzle-best = That is the best turn. Games that go on from the next best one end about { $worse } worse, on average.
puzzle-worse = That is legal, but not the best turn: games that go on from it end about { $worse } worse than after the best one, on average.
puzzle-worse-at-least = That is legal, but not the best turn: games that go on from it end at least { $worse } worse than after the best one, on average.
puzzle-brings = What this turn changes on the score sheet:
puzzle-better-with-best = Where the best turn does better:
puzzle-better-with-own = Where your turn does better:
puzzle-nothing-beside = On the score sheet the two do not differ yet: look at what comes later.
puzzle-solution = The best turn: { $moves }
puzzle-motive-points = No other turn brings more straight away.
puzzle-motive-bonus = Its strength lies in the bonuses, as they would then stand.
puzzle-motive-others = Its strength lies in what it takes from the others.
puzzle-motive-later = What counts here comes later: what is kept, made possible or denied.
puzzle-turn-over = The turn was over before “{ $text }”.

## In the browser

puzzles-lead = One turn is clearly the best: games that go on from it end better, on average, than from any other. Find it.
puzzle-edition-sunrise-lane = Sunrise Lane, the English edition: after a tie, no position is passed over (SL-R1).
puzzles-of-grade = { $grade ->
    [1] Easy
    [2] Medium
   *[3] Hard
}
puzzles-solved-of = { $solved } of { $puzzles } solved
puzzles-none = There are no puzzles for this game.
puzzles-all = All puzzles
puzzle-link = Puzzle { $number }
puzzle-link-solved = Puzzle { $number }, solved
puzzle-question-own = What is your best turn?
puzzle-play-it = Play it on the board, to the end of the turn.
puzzle-played = Your turn is complete. Cards and tiles that come next are left to chance.
puzzle-check = Check
puzzle-show = Show the solution
puzzle-try-again = Try again
puzzle-next = Next puzzle
puzzle-before = Previous puzzle
puzzle-study = Study the position
puzzle-seat = Seat { $letter }
puzzle-your-turn-changes = What your turn changes on the score sheet
puzzle-best-brings-more = Where the best turn does better
puzzle-own-brings-more = Where your turn does better
puzzle-best-turn = The best turn
puzzle-best-changes = What it changes on the score sheet
