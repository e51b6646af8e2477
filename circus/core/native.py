"""Support for the two builds of the rules: as written, or compiled by `circus.tools.compile`."""

from collections.abc import Callable
from types import FunctionType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_how: Any) -> Any:
        """Return a decorator that changes nothing; stand-in for mypyc's class options in the source build."""
        return lambda kind: kind


def is_compiled(function: Callable[..., Any]) -> bool:
    """Return whether this function of the program is a compiled one."""
    return not isinstance(function, FunctionType)
