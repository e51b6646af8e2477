"""The deals of the days, and those of a code that somebody has handed on."""
