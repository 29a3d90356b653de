"""Colonies: one, all of them together, their docks, and the tiles and boards that can be had."""
