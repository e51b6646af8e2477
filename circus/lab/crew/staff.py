"""The staff of a cluster: which workers are there now, and which of them play what is played here."""

from typing import Any

from circus.lab.crew.envelope import opened, sealed
from circus.source_digest import edition
from circus.voice import say

ANSWER_SECONDS = 5.0
"""For fetching an answer that is there."""


class Staff:
    """Workers by their addresses; each newcomer is asked what it has installed, and waited for by nobody.

    Attributes:
        threads: of the workers that may be given work.
    """

    def __init__(self, client: Any) -> None:
        self._client = client
        self._asked: dict[str, Any] = {}
        self._refused: set[str] = set()
        self.threads: dict[str, int] = {}

    def look_round(self) -> None:
        """Finds out who has come and gone; says who is refused. Raises OSError if the scheduler is silent."""
        present: dict[str, int] = self._client.nthreads()
        self._refused &= present.keys()
        for address in [each for each in self._asked if each not in present]:
            self._asked.pop(address).cancel()
        self.threads = {each: threads for each, threads in present.items() if each in self.threads}
        for address in present.keys() - self.threads.keys() - self._refused - self._asked.keys():
            self._asked[address] = self._client.submit(opened, sealed(edition), workers=[address], pure=False)
        for address, answer in list(self._asked.items()):
            if answer.done():
                del self._asked[address]
                self._judge(address, present[address], answer)

    def _judge(self, address: str, threads: int, answer: Any) -> None:
        """A worker that could not answer for other reasons is asked again the next time."""
        found = _installed(answer)
        if found == edition():
            self.threads[address] = threads
        elif found is not None:
            self._refused.add(address)
            said = f"has circus {found}" if found else "has no circus"
            say(f"circus: the worker at {address} {said} and gets no work: install {edition()} there")


def _installed(answer: Any) -> str | None:
    """The edition of circus that somebody has, "" for none at all; `None` where no answer came."""
    if answer.status == "finished":
        return str(answer.result(timeout=ANSWER_SECONDS))
    if answer.status == "error" and isinstance(error := answer.exception(), ImportError | AttributeError):
        return "" if getattr(error, "name", None) == "circus" else "of another version"
    return None
