"""What people have chosen for themselves."""

from bot.people.people import COACH, SKIN, People

__all__ = ["COACH", "SKIN", "People"]
