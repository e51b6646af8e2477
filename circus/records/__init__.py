"""Records: one file per game, written while it is played and verified when it is read.

`match` runs a game and alone changes its state. `record` and `line_file` write the file, `replay` reads it,
`resume` continues it in a new file, `timeline` returns any position of it. `lesson`, `example` and `puzzle`
read files that are beginnings of records. `codec` packs a position as bytes. See `docs/records.md`.
"""
