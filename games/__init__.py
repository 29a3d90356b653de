"""The rules of the games: pure Python without Discord, database, clock or input and output."""
