"""Reads what is sent, and refuses it in Discord's words."""
