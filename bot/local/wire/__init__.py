"""How the things of the world look on Discord's wire."""
