### What is said around a replay: comes with it.

replay-loading = The game is being set up again.
replay-trouble = There is nothing to replay here
happened = What happened
replay-practice = Practice: a decision that had shown what comes next was taken back.
moves = Moves
the-deal = The deal
decision = Decision
decision-number = Decision { $number }
decision-of = Decision { $number } of { $total }
decision-before = One decision back (left arrow)
decision-next = One decision on (right arrow)
to-deal = To the deal (Home)
to-end = To the end (End)
play = Play (space bar)
pause = Pause (space bar)
eyes = seen from here
eyes-of = See the game as { $who }
acted = decided this
scored = Scored
scored-sunrise = Houses built
gained = Points
copy-link = Copy link
copy-ply = Copy a link to this position
continue = Continue from here
continue-about = A new table goes on after decision { $number }. This game stays as it is.
continue-from-deal = A new table begins with the same deal. This game stays as it is.
