"""A stand-in for Discord on this machine: REST v10, gateway v10 and a page for local players."""

from bot.local.clock import ManualClock, SystemClock
from bot.local.hooks import Hooks
from bot.local.player import Player
from bot.local.server import LocalDiscord, LocalSettings

__all__ = ["Hooks", "LocalDiscord", "LocalSettings", "ManualClock", "Player", "SystemClock"]
