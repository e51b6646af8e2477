"""Review of a game: chances after every action, luck apart from skill, and the cost of each choice.

`judging` evaluates one position, `steps` every position of a record, `verdict` sums them up, `telling` prints
the result as plain lines.
"""
