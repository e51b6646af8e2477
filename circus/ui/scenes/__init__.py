"""Scenes: lobby, set-up, table, curtain, results, rules, settings, and the manager of the scene stack.

`scene.Scene` has the hooks of a screen, which `scene_manager` calls. A scene opens another one by its
destination (`destinations`). Screens of several modules are packages; `table` is the largest.
"""
