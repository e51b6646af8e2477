### What is said about this game.

quel_cirque-title = Quel Cirque
quel_cirque-feel = Mischief
quel_cirque-minutes = 15
