"""What is drawn from the code for those who read: the lists in `docs/`."""
