"""Deals of the days, and those of typed codes."""
