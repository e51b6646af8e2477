### Ce qui se dit de ce jeu.

clearing_house-title = Clearing House
clearing_house-feel = Traque
clearing_house-minutes = 30
