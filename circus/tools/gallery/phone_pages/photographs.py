"""The phones' pages of the gallery."""

from pathlib import Path
from tempfile import TemporaryDirectory

from selenium.common.exceptions import WebDriverException

from circus.core.errors import CircusError
from circus.platform.folders import elsewhere
from circus.tools.gallery.phone_pages.browsers import BROWSERS, open_browser
from circus.tools.gallery.phone_pages.camera import Camera
from circus.tools.gallery.phone_pages.moments import photograph_moments
from circus.tools.gallery.phone_pages.screens import photograph_screens


def photograph_all(folder: Path, language: str, only: str = "", browser: str = BROWSERS[0]) -> list[Path]:
    """Write every picture of the page, or those whose name contains `only`; return the files.

    Call `expect_browser` of `phone_pages.browsers` before. The user's tables are not read.

    Args:
        folder: exists; pictures of the same name are replaced.
        language: of `circus.content.texts.LANGUAGES`.
        only: part of a name.
        browser: one of `BROWSERS`, which is installed.

    Raises:
        CircusError: if a picture cannot be written, or a page does not come to its screen.
    """
    camera = Camera(folder, only)
    with TemporaryDirectory(ignore_cleanup_errors=True) as own, elsewhere(Path(own) / "user"):
        opened = open_browser(browser, Path(own), language)
        try:
            photograph_screens(camera, opened, language)
            photograph_moments(camera, opened, language)
        except WebDriverException as error:
            raise CircusError(f"the browser failed, so try again: {error.msg}") from error
        finally:
            opened.close()
    return camera.files
