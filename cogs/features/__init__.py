"""What people type and press of that which goes on beside games: a file for each feature of `bot/features`."""
