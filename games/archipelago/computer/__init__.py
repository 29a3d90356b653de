"""A player with some sense, who knows only the view."""
