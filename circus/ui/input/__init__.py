"""Input: from pygame's events to gestures, and from gestures to actions.

`pointer` and `keyboard` return `gestures`. `chooser` turns the picked items into one legal action, with the
help of `picker`. `click_guard` ignores clicks that come too soon.
"""
