"""A plausible player."""
