### Ce qui se dit de ce jeu.

texas_showdown-title = Texas Showdown
texas_showdown-feel = Ruse
texas_showdown-minutes = 45
