"""The picture of the end: winners, places, and what points came from."""

from render.ending.picture import final_score

__all__ = ["final_score"]
