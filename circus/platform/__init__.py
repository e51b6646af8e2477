"""The machine below the program: folders, files, console, untrusted input, faults.

All data from outside passes `untrusted`. `systems` has the differences between operating systems. `console`
prints to stderr, and `fault_log` collects internal errors that the program survived.
"""
