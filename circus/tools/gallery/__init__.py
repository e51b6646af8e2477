"""Gallery: pictures of every scene and state, scripted, drawn to PNG without a screen."""
