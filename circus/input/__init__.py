"""From gestures to actions."""
