### Ce qui se dit de ce jeu.

clown_standoff-title = Clown Standoff
clown_standoff-feel = Bluff
clown_standoff-minutes = 10
