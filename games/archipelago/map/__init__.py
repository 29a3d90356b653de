"""The map: what lies where, who stands there, and where they can go."""
