### What is said about this game.

clearing_house-title = Clearing House
clearing_house-feel = Manhunt
clearing_house-minutes = 30
