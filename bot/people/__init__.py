"""What people have chosen for themselves."""

from bot.people.people import SKIN, People

__all__ = ["SKIN", "People"]
