"""The stand: visits, the PIN, the time box, the card, and the program that is left alone with strangers."""
