"""House rules: the numbers of a game, changed one by one, stored as sets and shared."""
