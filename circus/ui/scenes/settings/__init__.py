"""Settings of the whole program."""
