"""The parts of what the house must know of a game: what is set, seen, told and saved."""
