"""The words of Texas Showdown's table, and what they are told of its state."""

from circus.games.texas_showdown.cards import DECK, NUMBERS
from circus.games.texas_showdown.state import GIVE, LEAD, State
from circus.looks.table_view import TableView
from circus.looks.texas_showdown import choreography as motion
from circus.looks.texas_showdown.trick import color_of
from circus.texts import Texts


def state_of(table: TableView) -> State:
    """The state of a table of this game."""
    assert isinstance(table.state, State)
    return table.state


def receiver(table: TableView) -> int:
    """Who gets what the viewer passes."""
    state = state_of(table)
    return state.agreed.receiver(table.viewer, state.hand)


def last_trick(table: TableView) -> list[tuple[int, int]]:
    """The seats and numbers of the last full trick while it may still be looked at (TX-17)."""
    state = state_of(table)
    piled = [piece for piece in table.game.pieces(state) if piece.place.startswith("pile/")]
    faces = {piece.face for piece in piled if piece.face}
    if len(faces) != table.setup.seats:
        return []
    leader = state.turns.index(None) + 1
    order = [(leader + place) % table.setup.seats for place in range(table.setup.seats)]
    return [(seat, NUMBERS[(state.played[seat] & DECK).bit_length() - 1]) for seat in order]


def play_prompt(texts: Texts, table: TableView) -> str:
    """Which colors can be played: those of the trick, or any."""
    state = state_of(table)
    playable = sorted(int(action.picks[0].partition("/")[2]) for action in table.live)
    trick = motion.in_trick(table.game.pieces(state))
    if not trick:
        held = sum(piece.place == f"hand/{table.viewer}" for piece in table.game.pieces(state))
        if len(playable) == 1 and held > 1:
            return texts.say("texas_showdown-table-open", card=playable[0])
        return texts.say("texas_showdown-table-lead-off")
    colors = list(dict.fromkeys(color_of(number) for number in playable))
    if not {color_of(number) for number in trick}.issuperset(colors):
        return texts.say("texas_showdown-table-free")
    some = [texts.say("texas_showdown-table-some", color=color) for color in colors]
    listed = some[0]
    if len(some) > 1:
        listed = texts.say("texas_showdown-table-or", first=", ".join(some[:-1]), last=some[-1])
    return texts.say("texas_showdown-table-follow", colors=listed)


def waiting_prompt(texts: Texts, table: TableView) -> str:
    """Who is awaited, and for what."""
    state = state_of(table)
    if state.step == GIVE and table.acting:
        return texts.say("texas_showdown-table-given")
    if not table.acting or table.viewer in table.acting:
        return ""
    name = table.seats[table.acting[0]].name
    key = "texas_showdown-table-waits-lead" if state.step == LEAD else "texas_showdown-table-waits"
    return texts.say(key, name=name)
