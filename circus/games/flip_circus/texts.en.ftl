### What is said about this game.

flip_circus-title = Flip Circus
flip_circus-feel = Memory
flip_circus-minutes = 15
