"""The words: every message that is needed is there, no other is, and all fit, in both languages."""
