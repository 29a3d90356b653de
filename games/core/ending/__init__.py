"""How a game ended, and how its points grew on the way."""
