"""Comparison of two versions of the program, or of two folders of results, on the same deals."""
