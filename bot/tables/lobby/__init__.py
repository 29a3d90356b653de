"""Before a game begins: the lobby, who sits down, and with which settings."""
