### What is said when the end is near, and when it has come.

end-is-near = The end is near
still-to-play = { $who } plays now. Still to play: { $later }.
plays-last = { $who } plays the last turn.
lantern-you = your last turn
lantern-now = plays now
lantern-later = one turn left
lantern-done = is done
then-scores = then the scores
amount-of-points = { $number ->
    [one] 1 point
   *[other] { $number } points
}
wins-by = { $who } wins with { $amount }, { $margin } more than { $next }.
    .own = You win with { $amount }, { $margin } more than { $next }.
wins-after-tie = { $who } wins with { $amount }, as many as { $next }: the tie-break decides.
    .own = You win with { $amount }, as many as { $next }: the tie-break decides.
wins-shared = { $who } share the victory with { $amount }.
    .with-reader = You share the victory with { $others } at { $amount }.
beaten-reader = you
tie-settled = Tied at { $points }: { $ahead } { $several ->
    [yes] rank
   *[no] ranks
} ahead of { $behind }.
tie-not-settled = A tie at { $points }: { $standings }. They share the place.
tie-shares-place = A tie at { $points }: they share the place.
victory = { $who } wins
victory-yours = You win
victory-shared = { $who } share the victory
walk-scores = See every point
rematch = Rematch
rematch-about = Rematch: same seats, colours and options; { $begins ->
    [you] you begin
    [left] whoever takes the seat of { $who } begins
   *[other] { $who } begins
}.
rematch-about-lots = Rematch: same seats, colours and options; who begins is decided anew.
way-study = Study
way-study-game = Study this game
home = Home
ways-on = What now
way-with-key = { $way } ({ $letter })
street-plate = { $who } Lane
town-at-dusk = The town at dusk: lights are on in the houses of { $who }.
town-at-dusk-of-all = The town at dusk: lights are on in all the houses.
see-board = See the board
see-town = See the town
your-last-turn = Your last turn
