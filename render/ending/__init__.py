"""The pictures of the end: winners, places, what points came from, and how they grew."""

from render.ending.celebration import celebrated
from render.ending.course import grown
from render.ending.score import final_score

__all__ = ["celebrated", "final_score", "grown"]
