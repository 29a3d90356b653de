"""A question becomes controls, and a click becomes a move."""
