"""A year planned by whoever plays alone."""
