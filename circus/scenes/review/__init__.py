"""The review on the screen: the chart of the chances, a card for everybody, and mistakes to learn from."""
