"""A quest on the screen: the real table before one choice, and somebody who looks for the better one."""
