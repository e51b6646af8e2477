"""The games as other frameworks speak of games: PettingZoo, Gymnasium and OpenSpiel; see `docs/peers.md`."""
