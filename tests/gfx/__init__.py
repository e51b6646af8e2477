"""Tests of what draws, on SDL's driver without a picture."""
