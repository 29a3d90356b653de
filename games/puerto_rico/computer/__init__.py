"""The computer player of Puerto Rico."""
