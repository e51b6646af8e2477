"""Statistics of a person on this machine: the figures, and their chart."""
