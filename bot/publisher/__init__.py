"""Tells what was stored: drains the outbox to Discord. It may stop and run again at any point."""

from bot.publisher.deliveries import Deliveries
from bot.publisher.publisher import Publisher, Told

__all__ = ["Deliveries", "Publisher", "Told"]
