"""Buying and selling: the markets, and the docks beside them."""
