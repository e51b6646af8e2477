"""Library: past games and dropped files."""
