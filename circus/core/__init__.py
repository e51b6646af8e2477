"""Protocol that every game implements: actions, events, options, levels, states; standard library only."""
