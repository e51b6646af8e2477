pebbles-why-deal = two different pebbles are dealt to each seat
pebbles-why-show = show a pebble of your own, then the winner takes a stone
