"""What is thought of a game: ahead, in plans, as advice, by computers."""
