"""The benchmarks: stated work, measured so that two programs can be compared in one run."""
