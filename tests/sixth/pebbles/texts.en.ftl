pebbles-why-deal = two different pebbles are dealt to each seat
pebbles-why-show = show a pebble of your own, then the winner takes a stone
pebbles-lesson-goal = The highest pebble takes a stone: that is all there is to win.
pebbles-lesson-show = Show one of your two pebbles; nobody sees which.
pebbles-lesson-secret = Now Basile and Chloe choose in secret, too.
pebbles-lesson-take = Yours was the highest: take the black stone.
pebbles-lesson-end = You have won your first game of Pebbles.
