"""What a seat does in its turn of a round."""
