### La page des règles.

rules-in-short = En bref
rules-contents = Sommaire
rules-what-counts = Ce qui compte
rules-search = Chercher une règle
rules-found = { $number ->
    [0] Aucune règle trouvée
    [one] { $number } règle trouvée
   *[other] { $number } règles trouvées
}
rules-print = Imprimer
rules-option = Option
rules-try = Essayer : { $picture }
rules-try-short = Essayer
rules-about-rulings = Là où la règle imprimée se tait, une précision dit comment nous jouons. Elle se trouve sous sa règle, le long d’un trait fin.
