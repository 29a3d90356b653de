"""All that changes the world, whoever does it, and who is told."""
