"""A draft as the picture shows it."""

from bot.panel.questions.draft import Draft
from render.kit.proposal import Proposal


def proposal(draft: Draft) -> Proposal:
    """What is chosen so far, and what is legal next."""
    return Proposal(draft.offer, draft.answers, draft.partial, () if draft.complete else draft.choices)
