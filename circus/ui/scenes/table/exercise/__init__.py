"""Exercise on the screen: the real table before one choice, a mistake or a puzzle, with comments."""
