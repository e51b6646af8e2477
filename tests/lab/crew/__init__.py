"""The crew: whoever does the lab's work, all of it is done, and counts once."""
