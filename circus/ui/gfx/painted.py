"""Decorator that caches the surface of a drawing function per arguments."""

from collections.abc import Callable
from functools import wraps
from inspect import signature
from typing import Concatenate, ParamSpec

from pygame import Surface

from circus.ui.gfx.toolkit import Toolkit

P = ParamSpec("P")


def painted(
    function: Callable[Concatenate[Toolkit, P], Surface],
) -> Callable[Concatenate[Toolkit, P], Surface]:
    """Cache the surface that a function paints, for each toolkit and each set of arguments.

    The arguments must be hashable and determine the picture. Size of the window, text size and language need
    not be among them, since a change of those clears the toolkit's cache. Equal arguments return the same
    surface, so that the compositor recognizes it as unchanged; callers must not draw on it.
    """
    shape = signature(function)
    count = len(shape.parameters) - 1

    @wraps(function)
    def cached(kit: Toolkit, /, *args: P.args, **kwargs: P.kwargs) -> Surface:
        if kwargs or len(args) != count:
            bound = shape.bind(kit, *args, **kwargs)
            bound.apply_defaults()
            key = (function, *bound.args[1:], *bound.kwargs.values())
        else:
            key = (function, *args)
        return kit.panel(key, lambda: function(kit, *args, **kwargs))

    return cached
