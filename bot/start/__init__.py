"""How Caravel starts: the command line, and running on Discord or at the local table."""
