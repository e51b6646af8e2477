"""Searches for numbers of the rules that reach aims."""
