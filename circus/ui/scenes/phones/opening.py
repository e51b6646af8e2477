"""Opening of the sheet of the phones; the first one at a table starts their server."""

from circus.core.errors import UsageError
from circus.platform.install_advice import install_advice
from circus.ui.scenes.shell.destinations import PhoneRequest
from circus.ui.scenes.shell.scene import Scene, SceneContext
from circus.ui.scenes.table.opening import table_below


def phones_scene(
    manager: SceneContext, game: str, request: PhoneRequest | None, manages: bool, starts: bool
) -> Scene | None:
    """Return the sheet; `None` if no table is open, which phones could join.

    Raises:
        UsageError: a library is missing.
    """
    try:
        from circus.ui.scenes.phones.desk import PhoneDesk
        from circus.ui.scenes.phones.scene import PhonesScene
    except ImportError as error:
        advice = install_advice("aiohttp", "segno", extra="phones")
        raise UsageError(f"phones need {error.name}: {advice}") from None

    if manager.phones.desk is None:
        table = table_below(manager)
        if table is None:
            return None
        manager.phones.desk = PhoneDesk(table.host, request or PhoneRequest(None))
    return PhonesScene(manager, game, manager.phones.desk, manages=manages, starts=starts)
