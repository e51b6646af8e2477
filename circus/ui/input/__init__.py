"""Input: from gestures to actions."""
