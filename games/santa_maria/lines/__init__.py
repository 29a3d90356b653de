"""Activating lines: the dice that are taken for it, and all that a line asks."""
