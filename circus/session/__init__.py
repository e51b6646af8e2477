"""Tables without a screen: seats, turns, viewers, and the user's files."""
