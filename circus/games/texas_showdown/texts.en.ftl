### What is said about this game.

texas_showdown-title = Texas Showdown
texas_showdown-feel = Cunning
texas_showdown-minutes = 45
