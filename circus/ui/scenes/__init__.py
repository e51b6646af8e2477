"""Scenes: lobby, set-up, table, curtain, results, rules, settings, and the manager of the scene stack."""
