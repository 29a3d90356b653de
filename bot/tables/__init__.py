"""The tables: all that people can do at them, whatever the game."""
