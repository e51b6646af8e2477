"""Circus: five tabletop games at one table."""

__version__ = "1.0.0"
