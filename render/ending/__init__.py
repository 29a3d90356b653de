"""The pictures of the end: winners, places, what points came from, and how they grew."""

from render.ending.course import grown
from render.ending.picture import final_score

__all__ = ["final_score", "grown"]
