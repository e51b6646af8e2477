"""The two builds of the rules play the same: laws, golden records, and a hundred thousand actions a game."""
