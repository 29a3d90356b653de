"""The tables themselves: who sits there, their logs and games, whom they wait for, and what belongs to a table."""
