"""How somebody has played on this machine: the figures, and their chart."""
