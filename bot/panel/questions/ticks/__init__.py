"""Sets and pieces: what is chosen together is ticked."""
