"""Each game's moves as commands."""
