"""A draft as the picture shows it."""

from bot.panel.questions.draft import Draft
from bot.panel.questions.laid import started
from games.core.fields import Spread
from render.kit.proposal import Proposal


def proposal(draft: Draft) -> Proposal:
    """What is chosen so far, of pieces that lie somewhere to begin with also that, and what is legal next."""
    partial = draft.partial
    if partial is None and not draft.complete and isinstance(draft.field, Spread) and draft.field.proposes:
        partial = started(draft.field)
    return Proposal(draft.offer, draft.answers, partial, () if draft.complete else draft.choices)
