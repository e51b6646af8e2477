"""Import of dask on demand, with its loggers silenced; errors are printed as one line of our own."""

import logging
import warnings
from types import ModuleType

from circus.core.errors import UsageError
from circus.platform.install_advice import install_advice

SILENT = logging.CRITICAL + 1

TALKATIVE = ("distributed", "distributed.client", "tornado", "tornado.application", "asyncio")


def dask_quietly(patience: float) -> ModuleType:
    """Return the module `distributed` with a time limit for connections, in seconds.

    Raises:
        UsageError: if it is not installed.
    """
    try:
        import dask
        import distributed
    except ImportError:
        advice = install_advice("distributed", extra="cluster")
        raise UsageError(f"a cluster needs dask.distributed: {advice}") from None
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(SILENT)
    warnings.filterwarnings("ignore", module=r"(distributed|dask)\b")
    dask.config.set({"distributed.comm.timeouts.connect": f"{patience}s"})
    return distributed
