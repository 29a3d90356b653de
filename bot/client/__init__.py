"""The client: Caravel as Discord sees it, and what time brings."""
