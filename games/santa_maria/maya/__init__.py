"""The seat of the Maya: their city, their cards, and trading with them."""
