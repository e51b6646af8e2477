"""The app of its own: `python -m circus.package` builds it, from a checkout, for the system it runs on.

Needs nothing but Python and pip: what builds is put into an environment of its own under `build/`.
"""
