"""The rulebook as an open book: its text, its pages, its live examples, what is sought and found in it."""
