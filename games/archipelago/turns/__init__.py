"""How the game runs: turn zero, turns and their phases, and the rounds within."""
