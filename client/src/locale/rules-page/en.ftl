### The page of the rules.

rules-in-short = In short
rules-contents = Contents
rules-what-counts = What counts
rules-search = Search the rules
rules-found = { $number ->
    [0] No rule found
    [one] 1 rule found
   *[other] { $number } rules found
}
rules-print = Print
rules-option = Option
rules-try = Try it: { $picture }
rules-try-short = Try it
rules-about-rulings = Where the printed rulebook is silent, a ruling says how we play. It stands below its rule, beside a fine line.
