"""Protocol that every game implements: actions, events, options, levels, states; standard library only.

Start with `game`, the declaration of a game, which has an example. It refers to `action` and `state` (what
a seat does, and to what), and to `event` and `frame` (what each viewer learns). `piece` is what is on the
table; `option` and `level` are what can be set up. A game may also declare `facts`, `ending`, `because`,
`policy`, `brand` and `rows`.
"""
