"""A sitting at the table, between the rules and the screen: who sits where, whose eyes, which files."""
