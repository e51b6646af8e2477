"""The window: input, drawing toolkit, skins, scenes, app and gallery; the only room that imports pygame."""
