"""What is still to be told, and the messages that stand for a table."""
