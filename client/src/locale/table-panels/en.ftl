### What is said about the company of a table: comes with its panels.

## Coming to a table

welcome-title = A seat is waiting for you
welcome-text = What shall the others call you?
invited = You are invited to { $game }.
invited-by = { $who } invites you to { $game }.
invited-seats = { $seats ->
    [one] 1 seat.
   *[other] { $seats } seats.
}
invited-company = { $number ->
    [one] { $who } is there.
   *[other] { $who } are there.
}
invited-free = { $free ->
    [one] Besides yours, 1 seat is free.
   *[other] Besides yours, { $free } seats are free.
}
invited-edition = It is played with the board and the rules of the edition “{ $edition }”.
invited-readings = Agreed: { $readings }.
invited-to-city = The city is { $city }.
invited-city = The city is not the usual one.
invited-options = Some options differ from the usual ones.
your-name = Your name
sit-down = Sit down
closed-title = This table is not open to you
closed-text = Follow the link that you were sent, or ask for a new one.
flood-title = One thing after the other
flood-text = More arrived from here than the table can follow, so it closed the connection. Nothing is lost.
reconnect = Connect again
shown-out-title = You have been shown out
shown-out-text = The link that brought you here was revoked. Whoever gave it to you can make a new one.
gone-title = There is no such table
gone-text = It may have been on another server, or the address is not complete.

## Invitations

invite-choose = Choose what the link is for; it then appears here, with a code to scan.
invite-text = Show the code or send the link. Whoever opens it needs no account.
invite-alone = Only this computer can reach this server. Once it is restarted with --lan, other devices on your network can reach it too.
invite-seat = Free seat { $number }
invite-seat-about = whoever opens the link first sits there; it works once
invite-spectator = To watch
invite-spectator-about = sees only what lies open
invite-own = On another device
invite-own-about = go on as { $who } on a phone or another computer; works once
invite-coach = A coach
invite-coach-about = sees what { $who } sees, and cannot play
link-for = Link: { $who }
code-for = Code: { $who }
copy = Copy
share = Share
revoke = Revoke
revoke-about = The link stops working, and whoever came by it is shown out.

## The company

here = at the table
on-this-screen = on this screen
away-waited-long = away, waited for another { $seconds } s
rename = rename
rename-yes = Use this name
stand-in-bot = { $bot } plays for now
stand-in-about = The bot plays until the person takes the seat back, and agrees to nothing on their behalf.
stand-in-about-own = The bot plays for you until you take your seat back, and accepts no proposal in your name.
which-bot = Which bot
bot-about = { $bot }: { $about }.
bot-plays = Let it play
leave = Leave the table
leave-sure = Get up from your seat? The others may let a bot play for you. You can come back at any time.
leave-yes = Leave
stay = Stay
propose-end = Propose ending the game
end-sure = Ask the others to end the game here? It ends as soon as everybody agrees, and what the end brings is counted as things stand.
end-ask = Ask them
end-now = End the game
end-now-about = Nobody else has to agree: the game ends at once, and what the end brings is counted as things stand.
end-sure-alone = End the game now? Nobody else has to agree, so it ends at once, and what the end brings is counted as things stand. It cannot be resumed at this table.
end-yes = End it
play-on = Play on
propose-end-about = The game ends when everybody agrees, and what the end brings is counted as things stand. No bot can agree for somebody who is away.

sit-again = Take the seat back
own-stand-in = A bot plays for you.
own-left = You have left the table.
rematch-open = The rematch is open. Everybody keeps their seat and colour.
rematch-go = Go there

pressed-too-early = It is not your turn yet.
pressed-while-shown = What the others did is still being shown: “{ $button }” ends that.

## Proposals

proposal-end = { $who } proposes to end the game here.
proposal-end-own = You propose to end the game here.
proposal-take-back = { $who } would like to take a decision back.
proposal-take-back-own = You ask to take your last decision back.
proposal-awaited = Still to answer: { $who }.
proposal-stand-in = { $number ->
    [one] A bot plays for { $who }; only { $who } can agree, once back.
   *[other] Bots play for { $who }; only they can agree, once back.
}
proposal-absent = { $number ->
    [one] { $who } is not at the table: this waits until they are back.
   *[other] { $who } are not at the table: this waits until they are back.
}
agree = Agree
decline = Decline
withdraw = Withdraw
proposal-take-back-declined = { $who } would rather not: your decision stands.
proposal-end-declined = { $who } would rather play on.

## The log

taken-back = taken back
log-earlier = Earlier

## Where a game comes from

origin-seeded = The deal of this table was chosen, so whoever chose it may know every card. Nobody else can sit down here; watching is possible.
origin-continued = This game goes on from another one. Its players may know the cards as they lay at that moment.
practice-continued = This is a practice game, because the game that it goes on from was one. The record says so.
practice-about = This is now a practice game, because something had been drawn, turned over or decided by a bot since what was taken back. The record says so.

## Back at the table

away-bot = { $number ->
    [0] While you were away, { $bot } began to play for you.
    [one] While you were away, { $bot } made 1 decision for you.
   *[other] While you were away, { $bot } made { $number } decisions for you.
}
away-some-bot = a bot
away-taken-back = { $number ->
    [one] Meanwhile 1 decision was taken back.
   *[other] Meanwhile { $number } decisions were taken back.
}
away-sat = Meanwhile { $who } sat down.

## A shared screen

drawn-title = { $who }, you drew
drawn-sunrise-told-deal = a { $colour } card
drawn-sunrise-told-deal-last = a { $colour } card, the last one of the deck: the discards make a new deck
drawn-bella-told-card = no. { $card }
drawn-next = { $who } is next
hand-screen-over = Hand the screen over

## The menu, and the curtain of a shared screen

played-edition = Board and rules of the edition “{ $edition }”.
curtain-label = The screen is covered
curtain-title = { $who }, your turn
curtain-text = Take the screen. The cards are covered until you press the button.
curtain-raise = I am { $who }
replay-so-far = Replay so far
