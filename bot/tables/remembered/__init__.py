"""What a table in play keeps in mind beside how it stands: its last lines, the ways back, what has changed for whom."""
