"""A question becomes controls, and a click, a line of text or a command becomes a move."""
