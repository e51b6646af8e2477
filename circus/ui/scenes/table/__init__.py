"""Table on the screen: the drawing of a session, and the handling of gestures."""
