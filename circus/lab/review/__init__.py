"""The review of a game: chances after every action, luck apart from skill, and what each choice cost.

`judging` looks at one position, `steps` at every position of a record, `verdict` sums them up, `telling`
says it in plain lines.
"""
