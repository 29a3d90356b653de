"""The rules at a table: what they say of its game, how long they may take, and that what they say is sound."""
