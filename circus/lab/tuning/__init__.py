"""Search for the numbers of a game's rules that reach aims, such as the length of a game."""
