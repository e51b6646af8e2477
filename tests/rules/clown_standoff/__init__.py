"""Clown Standoff: one test for each sentence of its rule text and for each ruling CS-1 to CS-23."""
