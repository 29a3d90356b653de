"""How the game runs: colonies, years and turns, and envoys whom all follow."""
