"""The program with a mistake put into it: the third move of a person breaks it."""

import sys
from typing import Any

from circus.cli import main
from circus.ui.gfx.bootstrap import set_environment

MOVES_BEFORE = 2


def put_in_a_mistake() -> None:
    """Sittings play as ever, until they do not."""
    from circus.session.game_session import GameSession

    moves = []
    played = GameSession.play

    def stumble(self: GameSession, *rest: Any) -> Any:
        moves.append(rest)
        if len(moves) > MOVES_BEFORE:
            raise ZeroDivisionError("the clown has slipped")
        return played(self, *rest)

    setattr(GameSession, "play", stumble)  # noqa: B010 (type checkers want methods left alone)


if __name__ == "__main__":
    set_environment()
    put_in_a_mistake()
    sys.exit(main())
