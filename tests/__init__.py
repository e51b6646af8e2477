"""The tests: laws every game obeys, one rule test a sentence, golden records, broken files."""
