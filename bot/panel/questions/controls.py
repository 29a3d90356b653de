"""The controls of a request, derived from what it offers and from nothing else."""

from collections.abc import Collection, Iterator, Sequence
from typing import Any, NamedTuple

from discord import ButtonStyle

from bot.panel.kit import ids
from bot.panel.kit.sheet import Rows, Widget
from bot.panel.kit.widgets import in_rows
from bot.panel.questions.asking import Asking, proposals_in
from bot.panel.questions.draft import Draft
from bot.panel.questions.folding import Folding, Sort
from bot.panel.questions.room import A_LIST, DECISION, LINES, Room
from bot.panel.questions.usual import Usual, leave_the_picture_room
from bot.panel.questions.whole_answers import foremost_buttons, foremost_told
from bot.store.identity import TableId
from games.core.ahead.outlook import Foresight
from games.core.fields import Pick
from games.core.moves import Move, Offer, Request
from games.registry import game
from texts import Teller

CALLS = Room(2, 3)


def at_question(table: TableId, request: Request, tried: str = "", learnt: str = "") -> ids.Control:
    """The controls of this table and this question; or of one that is only tried or learnt, as far as a mark says."""
    return ids.Control(
        table, "form", request.seat, request.number, whispers=request.whispers, tried=tried, learnt=learnt
    )


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


def public_controls(
    table: TableId,
    request: Request,
    say: Teller,
    foresight: Foresight[Any] | None = None,
    room: Room = DECISION,
    usual: Sequence[Move] = (),
) -> Controls:
    """What the panel that everyone sees offers for the question."""
    seen, at = request.public(), at_question(table, request.public())
    return _controls(at, seen, say, foresight, asked_offers(seen), room, public=True, usual=usual)


def private_controls(
    table: TableId,
    request: Request,
    say: Teller,
    foresight: Foresight[Any] | None = None,
    room: Room = DECISION,
    usual: Sequence[Move] = (),
) -> Controls:
    """The same for the eyes of one person, who may also see the long forms at once."""
    at, offers = at_question(table, request), asked_offers(request)
    return _controls(at, request, say, foresight, offers, room, usual=usual)


def free_controls(
    table: TableId,
    request: Request,
    say: Teller,
    foresight: Foresight[Any] | None = None,
    told: Collection[str] = (),
    room: Room = DECISION,
) -> Controls:
    """The moves open at any time in one list, for the eyes of one person; after what answers these proposals."""
    at, offers = at_question(table, request), free_offers(request)
    calls = called_controls(table, request, say, foresight, told, room) if told else Controls([])
    others = [offer for offer in offers if not (calls.rows and set(told) & proposals_in(offer))]
    beside = _controls(at, request, say, foresight, others, A_LIST, sort=Sort.ANYTIME)
    return Controls([*calls.rows, *beside.rows], "\n".join(filter(None, (calls.told, beside.told))))


def called_controls(
    table: TableId,
    request: Request,
    say: Teller,
    foresight: Foresight[Any] | None,
    proposals: Collection[str],
    room: Room = DECISION,
) -> Controls:
    """The answers to what is put to a seat, beside its question: a few, so that of this room a list keeps some."""
    answers = [offer for offer in free_offers(request) if set(proposals) & proposals_in(offer)]
    at = at_question(table, request)
    few = room.without(A_LIST).at_most(CALLS)
    return _controls(at, request, say, foresight, answers, few, sort=Sort.CALLED, told=proposals)


def tried_controls(
    at: ids.Control,
    request: Request,
    say: Teller,
    foresight: Foresight[Any] | None,
    room: Room,
    usual: Sequence[Move] = (),
) -> Controls:
    """The same for an answer that changes nothing, on controls that lead there."""
    return _controls(at, request, say, foresight, asked_offers(request), room, usual=usual)


def planning_controls(at: ids.Control, request: Request, say: Teller) -> Controls:
    """The same for a question that may come: nobody knows yet what its answers will do."""
    return _controls(at, request, say, None, asked_offers(request), DECISION)


def _controls(
    at: ids.Control,
    request: Request,
    say: Teller,
    foresight: Foresight[Any] | None,
    offers: Sequence[Offer],
    room: Room,
    *,
    public: bool = False,
    sort: Sort = Sort.ASKED,
    told: Collection[str] = (),
    usual: Sequence[Move] = (),
) -> Controls:
    drafts = [Draft(offer).advanced() for offer in offers]
    if not drafts:
        return Controls([])
    rules = game(say.game).rules
    foremost = _foremost(asked_offers(request), rules.makeshifts)
    # Where something may be for one seat alone, what everybody sees is not all that is asked.
    alone = len(drafts) == 1 and sort is Sort.ASKED and not (public and request.private)
    asking = Asking(at, say, foresight, alone=alone, foremost=foremost, told=told)
    terse = Asking(at, say, foresight, alone=alone, foremost=foremost, terse=True, told=told)
    at_hand = Usual(terse, request, drafts, usual)
    seldom = rules.seldom_made

    def directly(count: int) -> Iterator[Controls]:
        for how in (asking, terse):
            made = _direct(how, drafts, public)
            yield _with_usual(made, at_hand, min(count, len(at_hand.beside(made.rows))))

    def folded(count: int) -> Controls:
        others = [draft for draft in drafts if not _is_among(draft, at_hand.answers[:count])]
        left = Room(room.rows - bool(count), room.controls - count)
        folding = Folding(terse, others, left, seldom, sort, after=bool(count))
        return _with_usual(Controls(folding.rows(), "\n".join(folding.told())), at_hand, count)

    if sort is not Sort.ANYTIME:
        for count in range(len(at_hand.answers), -1, -1):
            ways = [*directly(count), *([folded(count)] if count > 1 or count == len(drafts) else [])]
            for made in ways:
                fits = not count or leave_the_picture_room(made.rows, made.told)
                if fits and room.holds(made.rows) and made.told.count("\n") < LINES:
                    return made
    return folded(0)


def _is_among(draft: Draft, answers: Sequence[Draft]) -> bool:
    """Whether all that it can come to stands on buttons already."""
    if draft.complete or not isinstance(draft.field, Pick):
        return draft in answers
    return all(draft.answered(word) in answers for word in draft.choices)


def _with_usual(made: Controls, at_hand: Usual, count: int) -> Controls:
    """The same after so many buttons with usual answers."""
    first = at_hand.beside(made.rows)[:count]
    rows = [*in_rows(at_hand.buttons(first)), *made.rows]
    told = filter(None, (*at_hand.told(first, len(rows)), made.told))
    return Controls(rows, "\n".join(told))


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
