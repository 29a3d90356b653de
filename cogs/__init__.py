"""The commands and controls that people use: thin, like a menu. What they do is done by the table service."""

from games.registry import GAMES

EXTENSIONS = (
    "cogs.translation",
    "cogs.errors",
    "cogs.surroundings",
    "cogs.controls",
    "cogs.lobby",
    "cogs.private_messages",
    "cogs.table",
    "cogs.planning",
    "cogs.seats",
    "cogs.absence",
    "cogs.campaigns",
    "cogs.pausing",
    "cogs.notes",
    "cogs.profile",
    "cogs.history",
    "cogs.statistics",
    "cogs.watch",
    "cogs.admin",
    *(f"cogs.{game}" for game in GAMES),
)
"""Loaded by the client, in this order: the translator has to be there before the first command."""
