"""The window: input, drawing toolkit, skins, scenes, app and gallery; the only room that imports pygame.

`input` turns events into gestures and gestures into actions. `gfx` draws, `skins` has the appearance of each
game, `scenes` has the screens. `app` runs them in a window, `gallery` draws them to files.
"""
