"""Circus: five tabletop games at one table.

Each package here is a room; imports run one way. From the rules to the window: `core` is the protocol of a
game and `games` has the five games. `platform` and `content` serve all others. `records` runs and stores a
game, `bots` plays, `lab` and `envs` play without a screen. `session` is a table, `stand` an unattended one,
`ui` the window. `tools` and `cli` are for engineers and the command line. `docs/architecture.md` describes
each room.
"""

__version__ = "1.0.0"
