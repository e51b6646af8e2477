"""Lab: plays games without a screen, by the thousand, and analyses them.

`selfplay` plays one game between bots, `simulate` many. `experiment` compares variants of a game, `review`
separates luck from skill in a record, `puzzles` searches for positions with one best action, `day` reports on
the visits at stands. `crew` distributes such work over processes and machines.
"""
