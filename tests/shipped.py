"""Games that ship with Circus: those with a rulebook.

More is asked of them than of a game that somebody begins: golden records, the same files, options on the page
for players.
"""

from circus import games

SHIPPED = [name for name in games.names() if (games.folder(name) / "rulebook.en.md").is_file()]
