"""The campaign: its story, its tiles, and what outlives a game."""
