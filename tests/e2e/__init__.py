"""The whole program in a real window, played with a real mouse (Xvfb and xdotool)."""
