### Ce qui se dit de ce jeu.

flip_circus-title = Flip Circus
flip_circus-feel = Mémoire
flip_circus-minutes = 15
