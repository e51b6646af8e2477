"""The table without a screen: who sits where, who acts when, whose view is shown, which files are kept."""
