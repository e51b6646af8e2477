"""Lab: plays games without a screen, by the thousand, and analyses them."""
