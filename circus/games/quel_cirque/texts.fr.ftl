### Ce qui se dit de ce jeu.

quel_cirque-title = Quel Cirque
quel_cirque-feel = Malice
quel_cirque-minutes = 15
