"""Whom a table waits for: their clocks, their absence, and how they are called."""
