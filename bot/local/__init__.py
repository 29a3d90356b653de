"""A stand-in for Discord on this machine: REST v10, gateway v10 and a page for local players.

An island: it imports nothing else of Caravel. Its rooms, each of which imports only those before it: `world`, then
`wire` and `validate`, `actions`, `serve`; `server` puts them together, and `redirection` points discord.py at it.
"""

from bot.local.server import LocalDiscord, LocalSettings

__all__ = ["LocalDiscord", "LocalSettings"]
