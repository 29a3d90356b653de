"""How people are called when a table waits for them, or asks them something beside its game."""
