"""What people type: suggested while they do, read in their language, and understood as the text form of a move."""
