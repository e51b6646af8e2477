"""The app: main loop, routers, test port, reports.

`start` opens the window and reports crashes, `loop` runs the rounds, `router` opens the scene of each
destination. At a stand `stand_router` limits the destinations. `port` describes each frame in a file, for
tests with a real mouse.
"""
