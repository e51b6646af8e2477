"""`str(state)` draws a position in a few lines; what a view hides is drawn as `?`."""

from circus.content import levels
from circus.games.clown_standoff import GAME as CLOWN_STANDOFF
from circus.games.flip_circus import GAME as FLIP_CIRCUS
from circus.games.quel_cirque import GAME as QUEL_CIRQUE
from circus.games.texas_showdown import GAME as TEXAS_SHOWDOWN
from tests.rules.clearing_house.openings import opened
from tests.table import Table


def lines(drawing: object) -> list[str]:
    return str(drawing).splitlines()


def test_texas_showdown_draws_hands_and_the_trick() -> None:
    table = Table(TEXAS_SHOWDOWN, 3)
    table.play(
        "*:deal hand/0=31,32,33,34,35,36,37,38,71,72 hand/1=41,42,43,44,45,46,47,61,62,63 "
        "hand/2=51,52,53,54,55,56,64,65,73,74",
        "0:play card/31",
        "1:play card/61",
    )
    assert lines(table.view(2)) == [
        "hand 1, play; seat 2 to act; seat 2's view",
        "        hand                           trick  tricks  points",
        "seat 0  ? ? ? ? ? ? ? ? ?              31     0       0",
        "seat 1  ? ? ? ? ? ? ? ? ?              61     0       0",
        "seat 2  51 52 53 54 55 56 64 65 73 74         0       0",
    ]
    assert lines(table.state)[2] == "seat 0  32 33 34 35 36 37 38 71 72     31     0       0"


def test_clown_standoff_draws_cards_the_discard_and_the_pie_deck() -> None:
    table = Table(CLOWN_STANDOFF, 3)
    table.play("*:deal hand/0=1,3,3,6 hand/1=2,2,4,6 hand/2=1,1,4,5")
    table.play("0:choose card/6", "1:choose card/4", "2:choose card/1", "0:choose card/1")
    assert lines(table.view(0)) == [
        "choosing; seats 1 2 to act; seat 0's view",
        "        hand   chosen  collected",
        "seat 0  3 3    1",
        "seat 1  ? ? ?",
        "seat 2  ? ? ?          1 4 6",
        "discarded:",
        "Pie deck: the Hit and 5 Dodges",
    ]


def test_flip_circus_draws_both_sides_of_the_circle() -> None:
    table = Table(FLIP_CIRCUS)
    table.play(
        "*:first seat/0",
        "*:setup clown+magician seer+magician clown+seer strongman+seer clown+strongman tamer+strongman "
        "clown+tamer acrobat+tamer clown+acrobat magician+acrobat",
        "0:flip token/0",
    )
    assert lines(table.view(0)) == [
        "turn 1, actions owed: 1; seat 0 to act",
        "token  0         1     2      3          4      5      6      7        8      9",
        "shows  magician  seer  clown  strongman  clown  tamer  clown  acrobat  clown  magician",
        "back   clown     ?     ?      ?          ?      ?      ?      ?        ?      ?",
        "seat 0: 0 Applause",
        "seat 1: 1 Applause",
        "reserve: 4 Applause",
    ]
    assert "back   clown     magician  seer" in str(table.state)


def test_quel_cirque_draws_the_board_and_the_clowns() -> None:
    table = Table(QUEL_CIRQUE, 2, levels.default(QUEL_CIRQUE), secret_clown=True, hidden_marbles=True)
    table.play("*:colors red green", "*:first seat/0", "*:roll red", "0:add red clown/1", "*:roll green")
    table.play("1:add green clown/1", "*:roll white", "0:move clown/1 cell/2,2 cell/2,3", "*:roll red")
    assert lines(table.view(0)) == [
        "turn 4 of seat 1, roll red; seat 1 to act",
        ".    6*        .",
        ".    .         5*",
        "4*   .         .",
        ".    .         3*",
        "2*   .         .",
        ".    (1)1*red  .",
        ".    .         .",
        "(0)  .         (2)",
        "clown 0:",
        "clown 1: green",
        "clown 2:",
        "supply: 2 red, 2 green, 3 yellow, 3 blue",
        "seat 0: red",
        "seat 1: ?",
    ]


def test_clearing_house_draws_the_board_and_the_kits() -> None:
    table = opened("ambush move", "intervene", seats=2, at="2,2 3,3 6,6 1,6", walls="1,1")
    table.play("0:play card/ambush cell/2,3", "1:allow", "0:play card/move cell/1,2", "1:intervene")
    own = "armor armor armor armor attack attack attack attack"
    assert lines(table.view(1)) == [
        "round 1, window; seat 0 to act; seat 1's view",
        "   .  .  .  .  .",
        ".  0  .  .  .  .",
        ".  x  .  .  .  .",
        ".  .  .  .  .  .",
        ".  .  .  .  .  .",
        ".  .  .  .  .  1",
        f"        hearts  armor  traps  owed  {'hand':{len(own)}}  played",
        f"seat 0  4       0      3      0     {'? ? ? ? ? ? ?':{len(own)}}  ambush move",
        f"seat 1  4       0      4      1     {own}  intervene",
        "announced: 0:play card/move cell/1,2, intervened by seat 1",
    ]
