"""A sixth game as a newcomer would add it: one folder, found by itself."""
