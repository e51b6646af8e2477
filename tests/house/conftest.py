"""Parse the program before the tests that read all of it, so that no single test pays for it."""

import pytest

from tests.house import modules


@pytest.fixture(scope="session", autouse=True)
def syntax_trees() -> None:
    """Parse every module of the program once for each worker."""
    for module in modules():
        assert module.nodes
