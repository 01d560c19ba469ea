### What helps a player on: comes with the first hint or the first refusal.

hint-title = Hints
hint-thinking = The position is being analysed…
hint-none = The analysis found nothing.
hint-worth = chance of winning
hint-after-figure = %
hint-lay = Choose it on the board
hint-lay-steps = Choose step 1
hint-lay-again = Choose it again
hint-choose-draw = Choose to draw
hint-choose-stop = Choose to stop
hint-choose-card = Choose this card
hint-choose-cards = Choose the first card
hint-choose-tile = Choose this tile
hint-choose-offer = Choose card and slot
hint-choose-place = Choose this place
hint-choose-contract = Choose this contract
hint-step = step { $number } of { $total }
hint-step-gone = The next step of this hint is no longer possible.
hint-others = Other hints
hint-then = {", then "}
# Moves that begin with this word keep its capital within a sentence.
hint-keeps-capital = Park
hint-more-buildings = then { $number } more
hint-so-far = { $games ->
    [one] 1 game imagined so far.
   *[other] { $games } games imagined so far.
}
hint-games-with-own = { $games ->
    [one] 1 game imagined for your move and these hints.
   *[other] { $games } games imagined for your move and these hints.
}
hint-chance-at-bar = { $kind ->
    [surely] > 97%
    [hardly] < 3%
    [won] a win
    [lost] a loss
    [shared] a shared win
   *[about] { $percent }%
}
hint-margin-means = The mark on a bar is the ±: how far the figure may be off because only so many games were imagined.
hint-lead-short = { $distance ->
    [equal] { $hints } equally good
    [wins] { $first } wins by most
    [loses] { $first } loses by least
    [close] { $hints } too close to call
    [likely] { $first } probably best
   *[clear] { $first } clearly ahead
}
hint-outdone = Other moves have turned out better meanwhile.
hint-order-may-change = The order may still change.
hint-chosen = Chosen, not played yet
hint-no-chances = They stop before the end, so there are no chances: look at the order.
bonuses-with-hint = with this hint
hint-fold = Fold the hints
hint-unfold = Unfold the hints

## One's own move

hint-why-not-mine = Why not my move?
hint-mine-unknown = Your move could not be weighed.

## For screen readers

hint-spoken = Hint { $number } of { $total }: { $path }.
hint-spoken-chance = { $kind ->
    [surely] You are almost certain to win.
    [hardly] You are very unlikely to win.
    [won] You win.
    [lost] You lose.
    [shared] You share the victory.
   *[about] You win { $percent }% of the games, plus or minus { $margin ->
        [one] { $margin } percentage point
       *[other] { $margin } percentage points
    }.
}
hint-spoken-other = { $who }: { $kind ->
    [surely] almost certain to win
    [hardly] very unlikely to win
    [won] a win
    [lost] a loss
    [shared] a shared win
   *[about] { $percent }%
}
hint-spoken-reason = { $reason }, { $points } { $unit } { $sign ->
    [plus] more
   *[minus] less
}.

## A refusal

space-first = Choose a space first: cards of its colour are then taken from your hand.
other-colour = { $space } is { $colour }: a House there is built with { $colour } cards only.
not-built-yet = Nothing stands on { $chosen } yet: it is only chosen. Press “{ $button }” first; then the spaces light up where your path can go on.
