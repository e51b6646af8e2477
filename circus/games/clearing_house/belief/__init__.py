"""Inference about hidden cards: what a seat observed, what follows from it, and random worlds that agree.

The method is on the page `docs/hidden_cards.md`. `observations` reduces the draft and the thefts to
what one seat saw. `constraints` turns that into groups of cards that the seat cannot tell apart. `thefts`
traces hands back through hidden thefts to the draft, and `dealing` deals the groups accordingly.
`enumeration` lists all distributions of the hidden cards if they are few, and `sampler` draws one.
"""

from circus.games.clearing_house.belief.constraints import Memory as Memory
from circus.games.clearing_house.belief.constraints import memory_of as memory_of
from circus.games.clearing_house.belief.observations import keep_deal as keep_deal
from circus.games.clearing_house.belief.observations import observed_draft as observed_draft
from circus.games.clearing_house.belief.observations import observed_steals as observed_steals
from circus.games.clearing_house.belief.sampler import Sampler as Sampler
