"""Set-up of a table."""
