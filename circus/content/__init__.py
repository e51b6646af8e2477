"""Boards, words and data files that the program ships.

`levels` reads boards and table layouts (Tiled maps), `texts` formats messages in the user's language, and
`data` returns the paths of pictures, sounds and boards.
"""
