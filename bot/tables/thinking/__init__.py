"""What is thought of a game: ahead, as advice, by computers."""
