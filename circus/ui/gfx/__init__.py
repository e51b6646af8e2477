"""Drawing toolkit: window, display list, sprites, lettering, widgets, backgrounds.

`toolkit.Toolkit` (always named `kit`) is passed to everything that draws. A scene returns items, which are
surfaces at places (`compositor.Item`); the compositor repaints what has changed. `director` moves pieces.
Lengths are in design units (`units`; their names end with `_u`) until they become items, which have pixels.
`painted` caches a surface by the arguments of the function that paints it.
"""
