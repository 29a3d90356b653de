"""What is told besides the state: names, what is in use, and what a move will do."""
