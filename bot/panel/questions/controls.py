"""The controls of a request, derived from what it offers and from nothing else."""

from collections.abc import Collection, Sequence
from functools import partial
from typing import Any, NamedTuple

from discord import ButtonStyle

from bot.panel.kit import ids
from bot.panel.kit.labels import cut
from bot.panel.kit.naming import verb_about, verb_name
from bot.panel.kit.sheet import Rows, Widget
from bot.panel.kit.widgets import dropdown, evenly, in_rows
from bot.panel.questions.asking import Asking, proposals_in
from bot.panel.questions.draft import Draft
from bot.panel.questions.foretelling import joined
from bot.panel.questions.whole_answers import foremost_buttons, foremost_told
from bot.store.identity import TableId
from games.core.ahead.outlook import Foresight
from games.core.moves import Move, Offer, Request
from games.registry import game
from texts import Teller

ROOM = 20
"""So many components the controls of a panel may take; the rest is for the text, the picture and the usual buttons."""

CALLS_ROOM = 9
TOLD_ROOM = 1200


def at_question(table: TableId, request: Request) -> ids.Control:
    """The controls of this table and this question."""
    return ids.Control(table, "form", request.seat, request.number, whispers=request.whispers)


def asked_offers(request: Request) -> tuple[Offer, ...]:
    """The answers to the question."""
    return tuple(offer for offer in request.offers if request.asked and not offer.aside)


def free_offers(request: Request) -> tuple[Offer, ...]:
    """The moves that are open beside the question, or while somebody else is asked."""
    return tuple(offer for offer in request.offers if not request.asked or offer.aside)


class Controls(NamedTuple):
    """Rows of controls, and before them in words what they have no room to say."""

    rows: Rows
    told: str = ""


def public_controls(table: TableId, request: Request, say: Teller, foresight: Foresight[Any] | None = None) -> Controls:
    """What the panel that everyone sees offers for the question."""
    seen = request.public()
    return _controls(at_question(table, seen), seen, say, foresight, asked_offers(seen), public=True)


def private_controls(
    table: TableId, request: Request, say: Teller, foresight: Foresight[Any] | None = None
) -> Controls:
    """The same for the eyes of one person, who may also see the long forms at once."""
    return _controls(at_question(table, request), request, say, foresight, asked_offers(request), public=False)


def free_controls(
    table: TableId,
    request: Request,
    say: Teller,
    foresight: Foresight[Any] | None = None,
    told: Collection[str] = (),
) -> Controls:
    """The moves open at any time, for the eyes of one person, who has been told of these proposals above."""
    at, offers = at_question(table, request), free_offers(request)
    return _controls(at, request, say, foresight, offers, public=False, beside=True, told=told)


def called_controls(
    table: TableId, request: Request, say: Teller, foresight: Foresight[Any] | None, proposals: Collection[str]
) -> Controls:
    """The answers to what is put to a seat, beside its question: a few, so that the question keeps its room."""
    answers = [offer for offer in free_offers(request) if set(proposals) & proposals_in(offer)]
    at = at_question(table, request)
    return _controls(at, request, say, foresight, answers, public=False, beside=True, room=CALLS_ROOM, told=proposals)


def planning_controls(at: ids.Control, request: Request, say: Teller) -> Controls:
    """The same for a question that may come: nobody knows yet what its answers will do."""
    return _controls(at, request, say, None, asked_offers(request), public=False)


def _controls(
    at: ids.Control,
    request: Request,
    say: Teller,
    foresight: Foresight[Any] | None,
    offers: Sequence[Offer],
    *,
    public: bool,
    beside: bool = False,
    room: int = ROOM,
    told: Collection[str] = (),
) -> Controls:
    drafts = [Draft(offer).advanced() for offer in offers]
    foremost = _foremost(asked_offers(request), game(say.game).rules.makeshifts)
    alone = len(drafts) == 1 and not beside
    asking = Asking(at, say, foresight, alone=alone, foremost=foremost, told=told)
    terse = Asking(at, say, foresight, alone=alone, foremost=foremost, terse=True, told=told)
    for controls in (partial(_direct, asking), partial(_direct, terse), partial(_by_buttons, asking)):
        made = controls(drafts, public)
        if sum(1 + len(row) for row in made.rows) <= room and len(made.told) <= TOLD_ROOM:
            return made
    return _by_list(asking, drafts)


def _foremost(offers: Sequence[Offer], makeshifts: Collection[type[Move]]) -> str:
    """The verb whose buttons stand out."""
    return next((offer.verb for offer in offers if offer.makes not in makeshifts), "")


def _direct(asking: Asking, drafts: Sequence[Draft], public: bool) -> Controls:
    """Every move at hand, first what answers somebody; what is too long for a panel opens privately."""
    answers: list[Widget] = []
    free = asking.game.rules.anytime_answers
    rows: Rows = []
    told: list[str] = []
    for part in ([draft for draft in drafts if (draft.offer.makes in free) == later] for later in (False, True)):
        buttons: list[Widget] = []
        for draft in part:
            beside = answers if proposals_in(draft.offer) else buttons
            if draft.complete:
                beside.append(asking.button(draft))
                told += asking.explained(draft)
            elif asking.fits_a_panel(draft) or (asking.alone and not public):
                rows += asking.rows(draft)
                told += asking.explained(draft)
            else:
                beside += _opening(asking, draft)
                told += foremost_told(asking, draft)
        rows += in_rows(buttons)
    return Controls(in_rows(answers) + rows, "\n".join(told))


def _opening(asking: Asking, draft: Draft) -> list[Widget]:
    """The button that opens a long form; first those that take a whole answer at once."""
    found = foremost_buttons(asking, draft)
    beside = found or proposals_in(draft.offer)
    return [*found, asking.button(draft, "form", ButtonStyle.secondary if beside else asking.style(draft))]


def _by_buttons(asking: Asking, drafts: Sequence[Draft], public: bool) -> Controls:
    """A button for each kind of move, after the whole answers that are worth one."""
    ahead = [widget for draft in drafts for widget in foremost_buttons(asking, draft)]
    told = [
        line
        for draft in drafts
        for line in (asking.explained(draft) if draft.complete else foremost_told(asking, draft))
    ]
    return Controls(
        in_rows([*ahead, *(asking.button(draft, "do" if draft.complete else "form") for draft in drafts)]),
        cut("\n".join(told), TOLD_ROOM),
    )


def _by_list(asking: Asking, drafts: Sequence[Draft]) -> Controls:
    """All kinds of moves in lists with what each is, under the game's headings."""
    found = {draft.offer.verb: draft for draft in drafts}

    def about(verb: str) -> str:
        return joined(asking.foretell.brings(found[verb]), verb_about(asking.say, verb))

    lists: list[tuple[str, Sequence[str]]] = [
        (asking.say(f"theme-{theme}") if theme else asking.say.words("bot-panel-what"), part)
        for theme, verbs in asking.game.telling.under_themes(found).items()
        for part in evenly(verbs)
    ]
    return Controls(
        [
            [
                dropdown(
                    title,
                    asking.at.doing("verb", str(number)).id(),
                    [(verb_name(asking.say, verb), verb) for verb in verbs],
                    about=about,
                )
            ]
            for number, (title, verbs) in enumerate(lists)
        ]
    )
