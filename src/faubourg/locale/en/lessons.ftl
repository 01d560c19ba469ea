### What the teacher says in the lesson of any game.

lesson-step = Step { $step } of { $steps }
lesson-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, { $minutes } min
lesson-title = The lesson
lesson-you = You
lesson-neighbour = Neighbour
    .within = Neighbour
lesson-legal = You could.
lesson-legal-worth = You could: it brings { $points ->
    [one] 1 { $game ->
        [bella_vista] coin
       *[other] point
    }
   *[other] { $points } { $game ->
        [bella_vista] coins
       *[other] points
    }
}.
lesson-legal-costs = You could: it costs { $cost ->
    [one] 1 { $game ->
        [bella_vista] coin
       *[other] point
    }
   *[other] { $cost } { $game ->
        [bella_vista] coins
       *[other] points
    }
}.
lesson-try-again = Try something else, or “Show me”.
lesson-as-good = Just as good. To keep to its plan, the lesson plays another move for you. { $told }
lesson-choose-lit = { $game ->
    [sunrise] Choose one of the lit spaces.
    [bella_vista] Choose one of the lit squares.
    [kensington] Choose one of the lit columns.
   *[other] Choose one of the lit places.
}
lesson-taken-back = It has been taken back.
lesson-plays-on = Meanwhile
lesson-all-moves = { $number ->
    [one] The move
   *[other] All { $number } moves
}
lesson-lit = { $name }, lit
lesson-back = Back
lesson-show = Show me
lesson-skip = Skip
lesson-next-step = Next: { $title }
lesson-next-score = Next: the score
lesson-leave = Leave the lesson
lesson-over = The lesson is over.
lesson-score = Score: { $mine } for you, { $theirs } for your neighbour. This is where the { $game ->
    [bella_vista] coins
   *[other] points
} come from.
lesson-points-of = { $who }: { $game ->
    [bella_vista] coins
   *[other] points
}
lesson-goal = The goal
lesson-turn = A turn
lesson-turn-bella_vista = A round
lesson-end = The end
lesson-play-easy = Play against the easy bot
lesson-invite = Invite a friend
lesson-once-more = Once more
lesson-street = Step { $step } of { $steps }, { $built ->
    [0] no house built yet
    [one] one house built
   *[other] { $built } houses built
}
lesson-line-by-line = Line by line
