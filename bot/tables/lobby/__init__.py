"""Before a game begins: the lobby, who sits down, with which settings, and which campaign it goes on with."""
