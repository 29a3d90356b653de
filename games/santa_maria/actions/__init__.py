"""What players do on their turn, and what buildings and tracks bring."""
