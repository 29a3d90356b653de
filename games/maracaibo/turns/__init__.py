"""How the game runs: rounds, and the phases of a turn."""
