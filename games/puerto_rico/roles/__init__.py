"""The six roles whose phases all carry out, and what they do it with."""
