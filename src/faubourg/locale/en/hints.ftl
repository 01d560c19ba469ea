### Hints and what speaks for a move: said in the terminal and the browser.

hints-heading = Hints, with your chance of winning:
hints-heading-order = Hints, the most promising first:
hint-chance = { $kind ->
    [surely] almost certain to win
    [hardly] very unlikely to win
    [won] a win
    [lost] a loss
    [shared] a shared win
   *[about] { $percent }% ± { $margin }
}
hint-chance-of = { $who } { $kind ->
    [surely] over 97%
    [hardly] under 3%
    [won] wins
    [lost] loses
    [shared] shares the victory
   *[about] { $percent }%
}
hint-games = { $games ->
    [one] 1 game imagined from your seat.
   *[other] { $games } games imagined from your seat.
}
hint-few-games = { $games ->
    [one] Only 1 game imagined on this device: the figures are rough.
   *[other] Only { $games } games imagined on this device: the figures are rough.
}
hint-no-games-here = This server does not work out chances of winning for this game: the hints are in the order of a quick estimate.
hint-no-games-yet = Chances of winning have not been worked out yet: getting ready can take a few minutes. Until then, the order is a first guess and may still change.
hint-lead = { $distance ->
    [equal] Hints { $hints } are equally good.
    [wins] Hints { $hints } win: hint { $first } by { $number ->
        [one] more
       *[other] the most
    } points.
    [loses] Hints { $hints } lose: hint { $first } by { $number ->
        [one] fewer
       *[other] the fewest
    } points.
    [close] Hints { $hints } are too close to tell apart: the difference lies within the margin of error.
    [likely] Hint { $first } is probably better than { $number ->
        [one] hint
       *[other] hints
    } { $others }, but their margins of error (±) overlap.
   *[clear] Hint { $first } is clearly ahead.
}
hint-settled = The game ends with this turn: nothing is left to chance.
hint-no-choice = Only one move is possible here.

## Why not my move?

hint-mine-is-hint = { $goes_on ->
    [yes] Your move begins like hint { $number }.
   *[no] Your move is hint { $number }.
}
hint-why-not = Why not { $move }?
hint-beside-own = { $distance ->
    [equal] Your move is just as good as hint { $number }.
    [wins] Both moves win: hint { $number } by more points.
    [loses] Both moves lose: hint { $number } by fewer points.
    [close] Your move is too close to hint { $number } to tell which is better: the difference lies within the margin of error.
    [likely] Hint { $number } is probably better, but the margins of error (±) overlap.
    [clear] Hint { $number } is clearly better.
   *[behind] In the games imagined, your move did even better than hint { $number }.
}
hint-with = With hint { $number }:
hint-with-own = With your move:
hint-with-own-then = With your move (then: { $rest }):
hint-no-difference = For now, both moves bring in the same amount.
hint-nothing-more = nothing that the other does not do as well
hint-preferred = The analysis prefers hint { $number } all the same: it counts on what pays off later.
hint-only-later = The score sheet does not show it yet: what hint { $number } does better pays off later.

## Reasons

reason-line = { $reason }: { $points }
reason-stands = { $reason } (if it stays so until the end)
reason-then = {"; "}
reason-other = for { $who }, { $reason }
reason-avoids = { $key ->
    [bella-reason-BV-2-1] { $number ->
        [one] saves the price of the slot
       *[other] saves the price of { $number } slots
    }
    [bella-reason-BV-5-2] { $kind ->
        [alone] leaves no building without a group
       *[other] does not join groups into one
    }
    [kensington-reason-open-column] leaves no column open again
   *[other] avoids this: { $reason }
}
reason-instead = { $reason } ({ $this } instead of { $other })
reason-ends-the-game = ends the game
reason-ends-at = ends the game: { $own } for you, { $other } for { $who }
reason-last-turn = brings the end: this is your last turn
reason-end-nearer = brings the end nearer
reason-none = brings nothing for now

## Sunrise Lane

sunrise-reason-houses = { $number ->
    [one] a House straight away
   *[other] { $number } Houses straight away
}
sunrise-reason-enters = { $now } { sunrise-reason-area }, up from nothing
    .other = for { $who }, { $now } { sunrise-reason-area }, up from nothing
sunrise-reason-moves = { $was } { sunrise-reason-area } becomes { $now }
    .other = for { $who }, { $was } { sunrise-reason-area } becomes { $now }
sunrise-reason-leaves =
    .other = for { $who }, { $was } place { sunrise-reason-area } is lost
sunrise-reason-rank = { $tied ->
    [1] {""}
   *[other] joint{" "}
}{ $position ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}
sunrise-reason-area = { $area ->
    [C] for C
   *[other] in { $area }
}
sunrise-reason-keeps-for = keeps { $number ->
    [one] a { $colour } card
   *[other] { $number } { $colour } cards
} for { $space }
sunrise-reason-then = { $number ->
    [one] 1 card in hand afterwards
   *[other] { $number } cards in hand afterwards
}

## Bella Vista

bella-reason-BV-2-1 = { $number ->
    [one] paid for the slot
   *[other] paid for { $number } slots ({ $prices })
}
bella-reason-BV-3-6 = coins for the building
bella-reason-BV-5-1 = { $kind ->
    [park] heights beside parks
    [river] heights beside rivers
   *[border] heights on the border
}
bella-reason-BV-5-2 = { $kind ->
    [largest] the largest group
    [groups] groups
   *[alone] buildings in no group
}
bella-reason-BV-5-3 = a contract
bella-reason-nearer = one more building for a contract ({ $have } of { $needed }): { $contract }
bella-reason-prospect = no. { $card } would bring { $coins ->
    [0] no coins straight away
    [one] at most 1 coin straight away
   *[other] at most { $coins } coins straight away
}, as the city stands
bella-reason-neutral = the neutral no. { $number } touches { $own ->
    [0] { $others ->
        [0] neither your buildings nor the others’
        [one] none of your buildings, but one of the others’
       *[other] none of your buildings, but { $others } of the others’
    }
    [one] one of your buildings{ $others ->
        [0] , but none of the others’
        [one] {" "}and one of the others’
       *[other] {" "}and { $others } of the others’
    }
   *[other] { $own } of your buildings{ $others ->
        [0] , but none of the others’
        [one] {" "}and one of the others’
       *[other] {" "}and { $others } of the others’
    }
}
bella-reason-neutral-room = it takes { $number ->
    [one] 1 square
   *[other] { $number } squares
} { $kind ->
    [park] beside parks
    [river] beside rivers
   *[border] on the border
}, where heights count
bella-reason-no-room = no. { $card } finds no room within the constraint, as the city stands

## Kensington

kensington-reason-windows = { $number ->
    [one] 1 window under a roof
   *[other] { $number } windows under roofs
}
kensington-reason-KG-6-2 = { $number ->
    [one] a door under a roof
   *[other] { $number } doors under roofs
}
kensington-reason-KG-6-3 = { $number ->
    [one] a new height
   *[other] { $number } new heights
}
kensington-reason-KG-6-4 = { $number ->
    [one] a cat
   *[other] { $number } cats
}
kensington-reason-all-roofed = every column roofed
kensington-reason-still-roofed = every column still roofed
kensington-reason-open-column = a column stands open again
kensington-reason-earns = earns { $number ->
    [one] a token
   *[other] { $number } tokens
}
kensington-reason-pays = costs { $number ->
    [one] a token
   *[other] { $number } tokens
}
kensington-reason-pays-and-earns = costs { $paid ->
    [one] 1 token
   *[other] { $paid } tokens
}, earns { $earned }
kensington-reason-gets = { $who } gets { $number ->
    [one] a token
   *[other] { $number } tokens
}
kensington-reason-could-build = { $share ->
    [only] you could build the only tile left with this back straight away
    [all] you could build { $all ->
        [2] either
       *[other] any
    } of the { $all } tiles with this back straight away
    [some] you could build { $number } of the { $all } tiles with this back straight away
    [none] you could build none of the { $all } tiles with this back yet
   *[not-even] you could not build the only tile left with this back yet
}
kensington-reason-goes-back = your warehouse is full, so the tile drawn would go back to the middle
kensington-reason-roof-brings = up to { $number ->
    [one] 1 point
   *[other] { $number } points
} straight away
kensington-reason-diamond = earns a token once it is built
kensington-reason-last-bird = { $all ->
    [one] it shows the bird that brings the end
   *[other] { $number } of the { $all } tiles { $number ->
        [one] shows
       *[other] show
    } the bird that brings the end
}
kensington-reason-open-KG-6-1 = { $number ->
    [one] 1 more window that counts once roofed
   *[other] { $number } more windows that count once roofed
}
kensington-reason-open-KG-6-2 = { $number ->
    [one] a door that counts once roofed
   *[other] { $number } doors that count once roofed
}
kensington-reason-room = { $number ->
    [0] none
   *[other] { $number }
} of the beige tiles left would fit ({ $was } before)
kensington-reason-fits = the tile drawn could be built in { $number ->
    [one] 1 place
   *[other] { $number } places
} next turn
kensington-reason-fits-with-other = the tile drawn fits together with the other tile in store
kensington-reason-fits-nowhere = the tile drawn fits nowhere for now
kensington-reason-kept-roof = the roof kept would bring up to { $number ->
    [one] 1 point
   *[other] { $number } points
} as things stand
kensington-reason-stored-roof = a stored roof would { $number ->
    [0] bring nothing any more
    [one] now bring up to 1 point
   *[other] now bring up to { $number } points
} ({ $was } before)
