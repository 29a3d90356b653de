"""What belongs to a server and to none of its tables."""
