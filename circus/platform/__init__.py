"""The machine below the program: folders, files, console, untrusted input, faults."""
