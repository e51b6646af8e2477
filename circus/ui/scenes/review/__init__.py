"""Review on the screen: the chart of winning chances, a card per seat, and exercises."""
