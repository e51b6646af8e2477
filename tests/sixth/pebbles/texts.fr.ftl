pebbles-why-deal = chaque place reçoit deux cailloux différents
pebbles-why-show = montrez un de vos cailloux, puis le gagnant prend une pierre
