"""Seats and places that pass: to others, to the computer, to nobody, to another channel."""
