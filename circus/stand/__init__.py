"""Stand: an unattended table at an event, without its screens (`circus.ui.scenes.stand`).

`visit` writes everything that one party does to a folder. `plan` is the staff's choice of games and times,
`time_box` the time limit of a visit. `reel` is the passages of games shown between visits, `questions` the
feedback card at the end. `staff_pin` checks the PIN. `supervisor` runs the program as a child process and
restarts it. See `docs/stand.md`.
"""
