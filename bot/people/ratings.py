"""Ratings: Weng and Lin's for several opponents at once, which is what Elo is for two."""

from collections.abc import Sequence

from openskill.models import PlackettLuce

from bot.store.people.skills import Skill

MODEL = PlackettLuce()
MIDDLE, SCALE = 1500, 60
"""A newcomer's rating, and how many points are one of the model's."""
MODEL_MIDDLE = 25.0


def rated(before: Sequence[Skill | None], places: Sequence[int]) -> list[Skill]:
    """How strong these seem to be, now that they have come to these places; None: whoever is new."""
    ratings = [[MODEL.rating() if skill is None else MODEL.rating(mu=skill.mu, sigma=skill.sigma)] for skill in before]
    after = MODEL.rate(ratings, ranks=[float(place) for place in places])
    return [Skill(rating.mu, rating.sigma) for (rating,) in after]


def rating(skill: Skill) -> int:
    """As people know ratings: a newcomer has 1500."""
    return round(MIDDLE + SCALE * (skill.mu - MODEL_MIDDLE))
