### Moves as a lesson tells them: with “you” for whoever made them, and in words what happened twice.

sunrise-told-house-own = You build { $floors ->
    [one] a House
   *[other] a { $floors }-floor House
} on { $space }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
sunrise-told-park-own = You build a Park on { $space } for a { $colour } card.
sunrise-told-stop-own = You stop building.
sunrise-told-draw-own = You draw instead of building.
sunrise-told-discard-own = You discard a { $colour } card.
sunrise-told-dealt-own = You are dealt a { $colour } card.
sunrise-told-deal-own = You draw a { $colour } card.
sunrise-told-dealt-several-own = You are dealt { $what }.
sunrise-told-deal-several-own = You draw { $what }.
sunrise-told-discard-several-own = You discard { $what }.
sunrise-told-deal-own-times = You draw { $number ->
    [one] a { $colour } card
    [2] two { $colour } cards
   *[other] { $number } { $colour } cards
}.

bella-told-offer-own = { $price ->
    [0] You take slot { $slot } for nothing
    [one] You pay 1 coin for slot { $slot }
   *[other] You pay { $price } coins for slot { $slot }
} and lay down { $card }.
bella-told-right-own = You cannot pay, and lay { $card } to the right of the board.
bella-told-place-own = You build no. { $number } on { $squares }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
bella-told-outside-own = { $outside ->
    [border] No permitted place is left, so you have to build no. { $number } on the border, on { $squares }: no coins, no contract.
   *[anywhere] No permitted place is left, not even on the border, so you build no. { $number } on { $squares }: no coins, no contract.
}
bella-told-neutral-own = { $outside ->
    [border] No permitted place is left, so you have to place the neutral no. { $number } on the border, on { $squares }.
    [anywhere] No permitted place is left, not even on the border, so you place the neutral no. { $number } on { $squares }.
   *[no] You place the neutral no. { $number } on { $squares }.
}
bella-told-unbuilt-own = There is no room for { $building }: you set it aside.
bella-told-contract-own = You take a contract: { $contract }.
bella-told-decline-own = You take no contract.
bella-told-unfulfilled-own = You fulfil none of the contracts on offer.
bella-told-stopped-own = Your turn stops there.
bella-told-round-done-own = You end the round.
bella-told-lot-own = A start card is drawn: yours.
bella-told-card-own = You draw no. { $card }.
bella-told-reveal-own = You turn over { $card }.

kensington-told-take-own = You take a tile with { $back }.
kensington-told-take-brown-own = You pay a token for a tile with { $back }.
kensington-told-buy-own = You pay { $owner } a token for { $tile }.
kensington-told-skip-own = You take no tile.
kensington-told-draw-own = You turn up { $tile }.
kensington-told-draw-last-bird-own = You turn up { $tile }. The bird that ends the game is taken: everybody else may build stored tiles once more.
kensington-told-lay-own = You lay { $tile } on { $wide ->
    [one] column { $column }
    [2] columns { $column } and { $last }
   *[other] columns { $column } to { $last }
}.
kensington-told-finish-own = You finish your turn.{ $tokens ->
    [0] {""}
    [one] {" "}A diamond built this turn earns you a token.
   *[other] {" "}Diamonds built this turn earn you { $tokens } tokens.
}
kensington-told-keep-own = You store { $tile }.{ $tokens ->
    [0] {""}
    [one] {" "}A diamond built this turn earns you a token.
   *[other] {" "}Diamonds built this turn earn you { $tokens } tokens.
}
kensington-told-return-own = You put { $tile } back.{ $tokens ->
    [0] {""}
    [one] {" "}A diamond built this turn earns you a token.
   *[other] {" "}Diamonds built this turn earn you { $tokens } tokens.
}
