"""Graphical Lab: choice of variants, figures of the running experiment, past experiments."""
