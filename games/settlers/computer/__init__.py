"""The computer player of Settlers."""
