"""Rulebook as an open book: its text, its pages, its live examples, its search."""
