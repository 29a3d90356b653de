"""All that is still to be chosen as one choice, where there are few whole answers."""

from collections import Counter
from typing import Any

from bot.panel.kit.widgets import IN_A_LIST, IN_A_ROW
from bot.panel.questions.draft import Draft
from bot.panel.questions.laid import started
from games.core.ahead.every_answer import every_choice, every_spread
from games.core.fields import PickSome, Put, Spread

MOST = 2 * IN_A_LIST
"""So many whole answers are a choice at a glance: two lists."""


def wholes(draft: Draft) -> list[Draft]:
    """The whole answers that go on from here if they are few, what is foremost first."""
    if draft.complete or draft.partial is not None:
        return []
    if draft.offer.rows is not None:
        rows = draft.rows_left()
        found = [Draft(draft.offer, row) for row in rows] if len(rows) <= MOST else []
    else:
        found = [draft.filled(answer) for answer in _of_the_last_blank(draft)]
    ahead = [whole for whole in foremost(draft, listed=True).values() if whole in found]
    return [*ahead, *(whole for whole in found if whole not in ahead)]


def foremost(draft: Draft, *, listed: bool = False) -> dict[str, Draft]:
    """The whole answers that are worth a button of their own: what is proposed to begin with, and recommended.

    Where all are listed, an answer that is only there to begin with is none of them.
    """
    if draft.complete or draft.partial is not None:
        return {}
    found: dict[str, Draft] = {}
    if isinstance(draft.field, Spread) and draft.field.proposes and (draft.field.now or not listed):
        found["proposed"] = draft.answered(started(draft.field))
    if draft.recommended() is not None and draft.offer.best is not None:
        found["recommended"] = Draft(draft.offer, draft.offer.best)
    if found.get("recommended") == found.get("proposed"):
        found.pop("recommended", None)
    return {what: whole for what, whole in found.items() if whole.legal}


def single_steps(draft: Draft, most: int) -> list[Draft]:
    """Where pieces go elsewhere, the answers by which just one of them does; none, if there are more than so many."""
    if draft.complete or draft.partial is not None or len(draft.offer.fields) - len(draft.answers) > 1:
        return []
    field = draft.field
    if not isinstance(field, Spread) or not field.moving:
        return []
    pieces = [(place, kind) for place, kind, count in field.now for _ in range(count)]
    found: dict[tuple[Put, ...], None] = {}
    for at, place in field.ways_to_change():
        on = Counter(pieces)
        on[pieces[at]] -= 1
        on[place, pieces[at][1]] += 1
        found[field.in_order(on)] = None
    steps = [draft.filled(answer) for answer in found if field.accepts(answer)]
    return steps if len(steps) <= most else []


def _of_the_last_blank(draft: Draft) -> list[Any]:
    """Its answers, if they are few; where pieces go elsewhere, first the single steps."""
    if len(draft.offer.fields) - len(draft.answers) > 1:
        return []
    match draft.field:
        case Spread() as field:
            found, here = every_spread(field, IN_A_LIST), set(field.now)
            return sorted(found, key=lambda answer: len({*answer} - here)) if field.moving else [*found]
        case PickSome() as field:
            return [*every_choice(field, IN_A_ROW)]
        case _:
            return []
