"""Whole messages: the panel of a table, private cards, the lobby's card, results, lists and the log."""
