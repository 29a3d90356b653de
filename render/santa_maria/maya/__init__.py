"""The Maya city, their cards, and what lies beside it."""
