"""Drives the local Discord as people do, for tests and measurements."""

from tests.driver.discord import DrivenDiscord
from tests.driver.manual_clock import ManualClock
from tests.driver.outcome import Outcome
from tests.driver.player import Place, Player
from tests.driver.seen_message import SeenMessage

__all__ = ["DrivenDiscord", "ManualClock", "Outcome", "Place", "Player", "SeenMessage"]
