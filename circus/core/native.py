"""The two builds of the rules, as they are written and compiled from the same source (`circus.compile`)."""

from collections.abc import Callable
from types import FunctionType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_how: Any) -> Any:
        """How a class is to be compiled; where nothing is compiled it changes nothing."""
        return lambda kind: kind


def is_compiled(function: Callable[..., Any]) -> bool:
    """Whether a function of this program is a compiled one."""
    return not isinstance(function, FunctionType)
