"""Everything that draws: window, display list, sprites, lettering, backgrounds; the only home of pixels."""
