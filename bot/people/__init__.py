"""What people have chosen for themselves."""

from bot.people.people import People

__all__ = ["People"]
