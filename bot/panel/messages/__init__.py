"""Whole messages: the panel of a table, private cards, the lobby's card, lists, help and the log."""
