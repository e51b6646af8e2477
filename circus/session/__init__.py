"""Tables without a screen: seats, turns, viewers, and the user's files.

`game_session` is one match with its players and the frames of each viewer. `host` decides who acts when and
whose view the screen shows; `bot_scheduler` lets bots act. `secrecy` and `screen_view` decide about the
curtain between people, `reactions` and `reaction_clock` about reaction windows, `take_back` about undo.
`saves` starts and resumes games; `records_index` and `past_games` list them.
"""
