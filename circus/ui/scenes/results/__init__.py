"""Results: the podium after a game."""
