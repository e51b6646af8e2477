"""Everything that draws: window, display list, sprites, lettering, grounds; the only home of pixels."""
