### What is said about this game.

clown_standoff-title = Clown Standoff
clown_standoff-feel = Bluff
clown_standoff-minutes = 10
