"""How each game looks: where pieces lie, what events feel like, what they are called."""
