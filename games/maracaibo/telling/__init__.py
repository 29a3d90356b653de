"""What is told besides the state: what is in use, what waits where, and what a move will do."""
