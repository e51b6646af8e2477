"""Tools for engineers: benchmarks, the packaged app, compiled rules.

`bench` is the command of that name. `python -m circus.tools.package` and `python -m circus.tools.compile` run
the other two.
"""
