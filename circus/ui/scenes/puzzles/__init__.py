"""Puzzles on the screen: `shelf` lists them, `scene` is one of them at its table."""
