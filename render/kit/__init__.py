"""The drawing board that all games share."""
