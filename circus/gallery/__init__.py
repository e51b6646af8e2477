"""The gallery: every scene and state worth seeing, scripted, drawn to PNG without a screen."""
