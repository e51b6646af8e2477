"""The protocol every game speaks: actions, events, options, levels, states; standard library only."""
