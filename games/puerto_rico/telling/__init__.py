"""What is told besides the state: what is in use, and what a move will do."""
