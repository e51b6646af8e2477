"""The app: main loop, routers, test port, reports."""
