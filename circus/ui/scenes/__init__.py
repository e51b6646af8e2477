"""Scenes: each screen is a folder, `shell` runs them, `parts` has what several of them use.

`shell.scene.Scene` has the hooks of a screen, which `shell.manager` calls. A scene opens another one by its
destination (`shell.destinations`). `table` is the largest screen.
"""
