"""Boards, words and data files that the program ships."""
