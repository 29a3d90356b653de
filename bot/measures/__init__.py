"""What is counted of a running Caravel, for whoever hosts it: never a person, never a table."""
