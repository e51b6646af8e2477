"""Packaged app: `python -m circus.tools.package` builds it from a checkout, for the system it runs on.

It needs only Python and pip: the build tools are installed in a separate environment under `build/`.
"""
