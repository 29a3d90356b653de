"""How the game runs: from the choice of buildings over its rounds to the end."""
