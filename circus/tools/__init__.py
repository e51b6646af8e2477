"""Tools for engineers: benchmarks, the package, compiled rules."""
